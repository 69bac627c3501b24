import type {SiteLanguage} from '../site/site-pages.js';

/** Elements in the builder. */
export const ELEMENTS = [
  'scopa-table',
  'capodama-table',
  'capra-table',
  'calypso-table',
  'rules-explainer',
  'card-puzzle',
  'card-diagram',
  'game-replay',
  'score-pad',
  'playing-card',
] as const;
export type ElementName = (typeof ELEMENTS)[number];

/** Id of the game of a table, or undefined for other elements. */
const gameOfTable = (element: string): string | undefined => /^(.+)-table$/.exec(element)?.[1];
/** Ids of the kit's games. */
const GAMES = ELEMENTS.flatMap((element) => gameOfTable(element) ?? []);

/** Output formats for the code. */
export const FORMS = ['script', 'npm', 'frame', 'wordpress', 'markdown', 'react'] as const;
export type Form = (typeof FORMS)[number];

/** Colour schemes of pages with a frame: '' is the reader's. */
export const SCHEMES = ['', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Pages that can show the element in the preview. */
export const HOSTS = [
  'example.html',
  'hosts/blog.html',
  'hosts/bootstrap.html',
  'hosts/small-rem.html',
  'hosts/dark.html',
] as const;
export type Host = (typeof HOSTS)[number];

/** Choice in the builder: an element, its attributes and its content. */
export interface Choice {
  readonly element: ElementName;
  readonly attributes: ReadonlyMap<string, string>;
  /** Notation, or a puzzle's JSON. If undefined, the default content is used. */
  readonly content: string | undefined;
}

/** Initial attributes of elements, whatever the language. */
const BEGINNINGS: Readonly<Partial<Record<ElementName, Readonly<Record<string, string>>>>> = {
  'scopa-table': {deck: 'italian'},
  'rules-explainer': {game: 'scopa'},
  'game-replay': {game: 'scopa'},
  'card-puzzle': {game: 'scopa'},
  'score-pad': {game: 'scopa'},
  'playing-card': {card: 'QH'},
};

/** Elements that accept Scopa rules. */
const HAS_RULES: readonly ElementName[] = ['scopa-table', 'rules-explainer', 'score-pad'];

/** Returns additional initial attributes for a language. In Italian, Scopa has Italian rules and cards. */
export function localAttributes(
  element: ElementName,
  game: string | undefined,
  language: SiteLanguage,
): Readonly<Record<string, string>> {
  if (language !== 'it' || (game ?? 'scopa') !== 'scopa') return {};
  return {
    ...(element !== 'score-pad' && {deck: 'italian'}),
    ...(HAS_RULES.includes(element) && {rules: 'italian'}),
  };
}

/** Returns the initial choice for an element on the builder page in a language. */
export function beginningOf(element: ElementName, language: SiteLanguage): Choice {
  const attributes = {
    ...(language !== 'en' && {lang: language}),
    ...BEGINNINGS[element],
    ...(element === 'card-diagram' && {letters: language}),
  };
  const game = gameOf({element, attributes: new Map(Object.entries(attributes))});
  return {
    element,
    attributes: new Map(Object.entries({...attributes, ...localAttributes(element, game, language)})),
    content: undefined,
  };
}

/**
 * Returns a choice's game, or undefined if it has none. The page's own texts and addresses contain the game, so it is
 * always one of the kit's, whatever a link says.
 */
export function gameOf({element, attributes}: Pick<Choice, 'element' | 'attributes'>): string | undefined {
  const named = gameOfTable(element) ?? attributes.get('game');
  return GAMES.find((id) => id === named);
}

/**
 * URL parameter for an element without attributes. If a URL has neither attributes nor this parameter, the element has
 * its initial attributes.
 */
const BARE = 'bare';

/** Whether a string is the name of an element in the builder. */
export const isElement = (text: string): text is ElementName => ELEMENTS.some((element) => element === text);

/** Choice from a URL, and the names in it that the element doesn't have as attributes. */
interface ReadChoice {
  readonly choice: Choice;
  readonly unknown: readonly string[];
}

/**
 * Reads a choice from the URL fragment. An unknown element becomes a Scopa table. Anybody may have written the URL, so
 * only names that `isAttribute` accepts are set.
 */
export function readChoice(
  fields: URLSearchParams,
  language: SiteLanguage,
  isAttribute: (element: ElementName, name: string) => boolean,
): ReadChoice {
  const element = fields.get('element') ?? '';
  if (!isElement(element)) return {choice: beginningOf('scopa-table', language), unknown: []};
  const others = [...fields].filter(([name]) => !/^(?:element|content|page|width|as|scheme|bare)$/.test(name));
  const isBegun = others.length === 0 && !fields.has(BARE);
  const isKnown = ([name]: readonly [string, string]): boolean => isAttribute(element, name);
  const attributes = isBegun ? beginningOf(element, language).attributes : new Map(others.filter(isKnown));
  const unknown = others.filter((one) => !isKnown(one)).map(([name]) => name);
  return {choice: {element, attributes, content: fields.get('content') ?? undefined}, unknown};
}

/** Converts a choice to URL parameters. */
export function choiceFields({element, attributes, content}: Choice): URLSearchParams {
  const fields = new URLSearchParams({element});
  for (const [name, value] of attributes) fields.set(name, value);
  if (attributes.size === 0) fields.set(BARE, '');
  if (content !== undefined) fields.set('content', content);
  return fields;
}
