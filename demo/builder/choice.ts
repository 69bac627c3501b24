/** Choice in the builder: an element, its attributes and its content. */
export interface Choice {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Notation, or the JSON of a puzzle; undefined: the default content. */
  readonly content: string | undefined;
}

/** Initial attributes of elements. */
const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'scopa-table': {deck: 'italian'},
  'rules-explainer': {game: 'scopa'},
  'game-replay': {game: 'scopa'},
  'card-diagram': {letters: 'en'},
  'card-puzzle': {game: 'scopa'},
  'score-pad': {game: 'scopa'},
  'playing-card': {card: 'QH'},
};

/** Elements in the builder, with their labels. */
export const ELEMENTS: Readonly<Record<string, string>> = {
  'scopa-table': 'Scopa table',
  'capodama-table': 'Capodama table',
  'capra-table': 'Capra table',
  'calypso-table': 'Calypso table',
  'rules-explainer': 'Lesson and rules',
  'card-puzzle': 'A puzzle',
  'card-diagram': 'A diagram',
  'game-replay': 'A replay',
  'score-pad': 'A score pad',
  'playing-card': 'One card',
};

/** Returns the initial choice for an element. */
export const beginningOf = (element: string): Choice => ({
  element,
  attributes: new Map(Object.entries(BEGINNINGS[element] ?? {})),
  content: undefined,
});

/** Game of a choice; undefined if it has none. */
export const gameOf = ({element, attributes}: Choice): string | undefined =>
  /^(.+)-table$/.exec(element)?.[1] ?? attributes.get('game');

/** Address field that means no attributes. Without it, an address without attributes means the initial ones. */
const BARE = 'bare';

/** Reads a choice from the fragment of the address. An unknown element becomes a table of Scopa. */
export function readChoice(fields: URLSearchParams): Choice {
  const element = fields.get('element') ?? '';
  if (!(element in ELEMENTS)) return beginningOf('scopa-table');
  const others = [...fields].filter(([name]) => !/^(?:element|content|page|width|as|bare)$/.test(name));
  const isBegun = others.length === 0 && !fields.has(BARE);
  return {
    element,
    attributes: isBegun ? beginningOf(element).attributes : new Map(others),
    content: fields.get('content') ?? undefined,
  };
}

/** Writes a choice as fields of an address. */
export function choiceFields({element, attributes, content}: Choice): URLSearchParams {
  const fields = new URLSearchParams({element});
  for (const [name, value] of attributes) fields.set(name, value);
  if (attributes.size === 0) fields.set(BARE, '');
  if (content !== undefined) fields.set('content', content);
  return fields;
}
