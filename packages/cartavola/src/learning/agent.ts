/** Actor of a statement, in the form that xAPI 1.0.3 requires: one identifier, and no lists. */
export interface Agent {
  readonly objectType: 'Agent' | 'Group';
  readonly name?: string;
  readonly [property: string]: unknown;
}

type Properties = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? (value as readonly unknown[])[0] : value);

/** Returns a property as text. In version 0.9, which platforms still use to launch pages, properties are lists. */
function textOf(value: unknown): string | undefined {
  const first = firstOf(value);
  return typeof first === 'number' ? String(first) : typeof first === 'string' && first !== '' ? first : undefined;
}

/** Returns the identifier of an agent. If there are several, the order of preference is that of TinCanJS. */
function identifierIn({mbox, mbox_sha1sum: sum, openid, account}: Properties): Properties | undefined {
  const address = textOf(mbox);
  if (address) return {mbox: address.startsWith('mailto:') ? address : `mailto:${address}`};
  const hash = textOf(sum);
  if (hash) return {mbox_sha1sum: hash};
  const url = textOf(openid);
  if (url) return {openid: url};
  const first = firstOf(account);
  if (!isObject(first)) return undefined;
  const homePage = textOf(first['homePage'] ?? first['accountServiceHomePage']);
  const name = textOf(first['name'] ?? first['accountName']);
  return homePage && name ? {account: {homePage, name}} : undefined;
}

/**
 * Returns the actor in the form that xAPI 1.0.3 requires, or undefined if it has no identifier. Stores refuse unknown
 * properties, so an agent keeps only its name and identifier. A group stays as it is.
 */
export function agentOf(actor: unknown): Agent | undefined {
  if (!isObject(actor) || Array.isArray(actor)) return undefined;
  if (actor['objectType'] === 'Group') return {...actor, objectType: 'Group'};
  const identifier = identifierIn(actor);
  const name = textOf(actor['name']);
  return identifier && {objectType: 'Agent', ...(name && {name}), ...identifier};
}

/** Returns a text that identifies an agent. It doesn't depend on the name, which can change between launches. */
export const identityOf = (agent: Agent): string => JSON.stringify({...agent, name: undefined});
