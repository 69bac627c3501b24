import {agentOf, type Agent} from './agent.js';
import {tell} from './learning-error.js';

/** xAPI store, and the parameters with which the page was launched. */
export interface Store {
  /** URL that ends with a slash. */
  readonly address: string;
  /** Value of the `Authorization` header. */
  readonly auth?: string;
  /**
   * Whether requests have the reader's cookies for the store. Only if the page's author chose it: otherwise a link could
   * make readers send requests with their cookies to any address on the page's own site.
   */
  readonly credentials: 'same-origin' | 'omit';
  /** Agent, as in a statement's `actor`. */
  readonly actor: Agent;
  /** Whether the launch parameters have no valid actor. The agent is then a different one for each visit. */
  readonly isAnonymous: boolean;
  readonly registration?: string;
  /** Activity id of the page. */
  readonly activity: string;
}

/** Returns a random UUID. Unlike `crypto.randomUUID`, it also works in insecure contexts. */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  );

/**
 * Returns a store's URL with a trailing slash, or undefined if it isn't an HTTP URL, or has a part that would change
 * where requests go, such as a query.
 */
function addressOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const {href, protocol, search, hash, username, password} = new URL(text);
  if (!/^https?:$/.test(protocol) || search || hash || username || password) return undefined;
  const [path] = href.split(/[?#]/, 1) as [string];
  return path.endsWith('/') ? path : `${path}/`;
}

/** Reads the actor from the launch parameters. Returns undefined if there is none, or if it can't be read. */
function actorIn(launch: URLSearchParams): Agent | undefined {
  const text = launch.get('actor');
  if (text === null) return undefined;
  try {
    const actor = agentOf(JSON.parse(text));
    if (actor) return actor;
  } catch {
    // Reported below.
  }
  tell(
    'actor',
    'actor',
    'The actor in the address is not a JSON object with an mbox, mbox_sha1sum, openid or account. An anonymous actor is used instead.',
  );
  return undefined;
}

/** Returns an anonymous agent for this visit. */
const anonymousAgent = (page: string): Agent => ({
  objectType: 'Agent',
  account: {homePage: new URL('.', page).href, name: randomId()},
});

/**
 * Finds the store that the page specifies with `<meta name="cartavola-xapi" content="…">`. The content is a URL, or
 * `launch` for the `endpoint` in the URL that opened the page. Anybody can write that URL, so the page may list the
 * accepted stores: `launch https://store.example/`. Returns undefined if the page doesn't specify a store, or wasn't
 * launched.
 */
export function findStore(named: string | undefined, page: string): Store | undefined {
  if (named === undefined) return undefined;
  const {searchParams: launch, origin, pathname, protocol} = new URL(page);
  const endpoint = launch.get('endpoint');
  const [first, ...accepted] = named.split(/\s+/);
  const isLaunched = first === 'launch';
  const given = isLaunched ? endpoint : named;
  if (given === null) return undefined;
  const address = addressOf(given);
  if (!address) {
    tell('address', given, 'The address of a store must begin with https: or http:, without a query or a password.');
    return undefined;
  }
  if (isLaunched && accepted.length > 0 && !accepted.some((one) => address.startsWith(addressOf(one) ?? ' '))) {
    tell('address', given, 'This page does not send anything to this store. Add its address after "launch".');
    return undefined;
  }
  // Don't send one store's key to another store.
  const auth = endpoint === null || addressOf(endpoint) === address ? launch.get('auth') : null;
  const registration = launch.get('registration');
  const actor = actorIn(launch);
  return {
    address,
    ...(auth && {auth}),
    credentials: isLaunched ? 'omit' : 'same-origin',
    actor: actor ?? anonymousAgent(page),
    isAnonymous: !actor,
    ...(registration && {registration}),
    activity: launch.get('activity_id') ?? `${protocol === 'file:' ? 'file://' : origin}${pathname}`,
  };
}
