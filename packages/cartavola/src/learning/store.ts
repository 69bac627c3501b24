import {tell} from './learning-error.js';

/** Store of xAPI statements, and what its launch of the page has told. */
export interface Store {
  /** Address with a slash at its end. */
  readonly address: string;
  /** Value of the header `Authorization`. */
  readonly auth?: string;
  /** Agent, as in a statement. */
  readonly actor: unknown;
  readonly registration?: string;
  /** Id of the activity that the page is. */
  readonly activity: string;
}

/** Returns a random UUID, also on pages without a secure connection. */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  );

/** Completes the address of a store; undefined if it is none. */
function addressOf(text: string): string | undefined {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) return undefined;
  return new URL(text).href.replace(/\/?$/, '/');
}

/** Reads who is launched; an agent of this visit alone where nobody is named. */
function actorIn(launch: URLSearchParams, page: string): unknown {
  const text = launch.get('actor');
  try {
    const actor: unknown = text === null ? null : JSON.parse(text);
    if (typeof actor === 'object' && actor !== null) return actor;
  } catch {
    // Told below.
  }
  if (text !== null) tell('actor', 'actor', 'The actor in the address is none: an anonymous one is named.');
  return {objectType: 'Agent', account: {homePage: new URL('.', page).href, name: randomId()}};
}

/**
 * Finds the store that the page names by `<meta name="cartavola-xapi" content="…">`: an address, or `launch` for the one of the address
 * that has opened the page (`endpoint`). Undefined if the page names none, or there is no launch.
 */
export function findStore(named: string | undefined, page: string): Store | undefined {
  if (named === undefined) return undefined;
  const {searchParams: launch, origin, pathname, protocol} = new URL(page);
  const endpoint = launch.get('endpoint');
  const given = named === 'launch' ? endpoint : named;
  if (given === null) return undefined;
  const address = addressOf(given);
  if (!address) {
    tell('address', given, 'The address of a store must begin with https: or http:.');
    return undefined;
  }
  // The key to one store is not told to another.
  const auth = endpoint === null || addressOf(endpoint) === address ? launch.get('auth') : null;
  const registration = launch.get('registration');
  return {
    address,
    ...(auth && {auth}),
    actor: actorIn(launch, page),
    ...(registration && {registration}),
    activity: launch.get('activity_id') ?? `${protocol === 'file:' ? 'file://' : origin}${pathname}`,
  };
}
