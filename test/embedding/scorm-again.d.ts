// Types of `scorm-again`, which is installed on first use.
declare module 'scorm-again' {
  export class Scorm12API {
    constructor(settings: object);
  }
  export class Scorm2004API {
    constructor(settings: object);
  }
}
