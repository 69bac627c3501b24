import {tell} from './learning-error.js';

/** SCORM version of a platform. */
export type ScormVersion = '1.2' | '2004';

/** Names of the API object, the prefix of its functions, and the function that ends a session, keyed by version. */
const NAMES = {
  '1.2': {object: 'API', before: 'LMS', end: 'LMSFinish'},
  '2004': {object: 'API_1484_11', before: '', end: 'Terminate'},
} as const;

type Api = Readonly<Record<string, (...given: readonly string[]) => unknown>>;

/** Maximum number of windows to search. */
const MOST_WINDOWS = 50;

/** Yields the page's window and its ancestors, then the window that opened the page and its ancestors. */
function* windowsAround(page: Window): Generator<Window> {
  let at: Window | null = page;
  for (let count = 0; at && count < MOST_WINDOWS; count++) {
    yield at;
    // Pages of any origin may read `parent` and `opener`.
    at = at.parent === at ? (at.opener as Window | null) : at.parent;
  }
}

function apiIn(around: Window, version: ScormVersion): Api | undefined {
  const {object, before} = NAMES[version];
  try {
    const api = (around as unknown as Readonly<Record<string, Api | undefined>>)[object];
    return typeof api?.[`${before}Initialize`] === 'function' ? api : undefined;
  } catch {
    // The window has a different origin.
    return undefined;
  }
}

/**
 * Learning platform. SCORM exposes it as an object in one of the page's ancestor windows. `tell` reports errors and
 * refused calls.
 */
export class Platform {
  readonly version: ScormVersion;
  readonly #api: Api;

  private constructor(version: ScormVersion, api: Api) {
    this.version = version;
    this.#api = api;
  }

  /**
   * Finds the nearest platform that supports one of these versions. If a window supports several, the first in
   * `versions` wins.
   */
  static find(page: Window, versions: readonly ScormVersion[]): Platform | undefined {
    for (const around of windowsAround(page))
      for (const version of versions) {
        const api = apiIn(around, version);
        if (api) return new Platform(version, api);
      }
    return undefined;
  }

  /** Starts the session. Returns false if the platform refuses. */
  begin(): boolean {
    return this.#did('Initialize', '');
  }
  /** Returns the value of a field, or an empty string if the field has no value or doesn't exist. */
  get(field: string): string {
    const value = this.#call('GetValue', field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
  set(field: string, value: string): void {
    this.#did('SetValue', field, value);
  }
  /** Makes the platform save the values set so far. */
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
    tell('scorm', given[0] || name, `The platform refused ${name}: ${String(reason)} (${String(code)})`);
    return false;
  }
}
