// What the tests use of `scorm-again`, which is installed when they first run.
declare module 'scorm-again' {
  export class Scorm12API {
    constructor(settings: object);
  }
  export class Scorm2004API {
    constructor(settings: object);
  }
}
