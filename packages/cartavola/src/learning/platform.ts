import {tell} from './learning-error.js';

/** Version of SCORM that a platform speaks. */
export type ScormVersion = '1.2' | '2004';

/** Names of the functions of a version, and of the object that has them. */
const NAMES = {
  '1.2': {object: 'API', before: 'LMS', end: 'LMSFinish'},
  '2004': {object: 'API_1484_11', before: '', end: 'Terminate'},
} as const;

type Api = Readonly<Record<string, (...given: readonly string[]) => unknown>>;

/** Most windows that are looked through. */
const MOST_WINDOWS = 50;

/** Yields the page's window, the windows around it, and those of the page that has opened it. */
function* windowsAround(page: Window): Generator<Window> {
  let at: Window | null = page;
  for (let count = 0; at && count < MOST_WINDOWS; count++) {
    yield at;
    // Both can be read of any origin.
    at = at.parent === at ? (at.opener as Window | null) : at.parent;
  }
}

function apiIn(around: Window, version: ScormVersion): Api | undefined {
  const {object, before} = NAMES[version];
  try {
    const api = (around as unknown as Readonly<Record<string, Api | undefined>>)[object];
    return typeof api?.[`${before}Initialize`] === 'function' ? api : undefined;
  } catch {
    // A window of another origin.
    return undefined;
  }
}

/** A learning platform, by the object that SCORM has it put into a window around the page. What it throws or refuses is told by `tell`. */
export class Platform {
  readonly version: ScormVersion;
  readonly #api: Api;

  private constructor(version: ScormVersion, api: Api) {
    this.version = version;
    this.#api = api;
  }

  /** Finds the nearest platform that speaks one of these versions; of two in the same window, the first. */
  static find(page: Window, versions: readonly ScormVersion[]): Platform | undefined {
    for (const around of windowsAround(page))
      for (const version of versions) {
        const api = apiIn(around, version);
        if (api) return new Platform(version, api);
      }
    return undefined;
  }

  /** Begins the conversation; false if the platform does not want to. */
  begin(): boolean {
    return this.#did('Initialize', '');
  }
  /** Reads a field; empty if it has no value, or does not exist. */
  get(field: string): string {
    const value = this.#call('GetValue', field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
  set(field: string, value: string): void {
    this.#did('SetValue', field, value);
  }
  /** Has the platform keep what was set. */
  commit(): void {
    this.#did('Commit', '');
  }
  end(): void {
    this.#did(NAMES[this.version].end, '');
  }

  #call(name: string, ...given: readonly string[]): unknown {
    const {before} = NAMES[this.version];
    try {
      return this.#api[name.startsWith(before) ? name : before + name]!(...given);
    } catch (error) {
      return error;
    }
  }

  #did(name: string, ...given: readonly string[]): boolean {
    const answer = this.#call(name, ...given);
    if (String(answer) === 'true') return true;
    const code = this.#call('GetLastError');
    const reason = answer instanceof Error ? answer : this.#call('GetErrorString', String(code));
    tell('scorm', given[0] || name, `The platform does not accept ${name}: ${String(reason)} (${String(code)})`);
    return false;
  }
}
