/** What somebody has chosen in the builder: an element, its attributes, and what stands in it. */
export interface Choice {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Notation, or the JSON of a puzzle; undefined: what the element begins with. */
  readonly content: string | undefined;
}

/** What an element begins with. */
const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'scopa-table': {deck: 'italian'},
  'rules-explainer': {game: 'scopa'},
  'game-replay': {game: 'scopa'},
  'card-diagram': {letters: 'en'},
  'card-puzzle': {game: 'scopa'},
  'score-pad': {game: 'scopa'},
  'playing-card': {card: 'QH'},
};

/** The elements that the builder offers, with what they are. */
export const ELEMENTS: Readonly<Record<string, string>> = {
  'scopa-table': 'A table of Scopa',
  'capodama-table': 'A table of Capodama',
  'capra-table': 'A table of Capra',
  'calypso-table': 'A table of Calypso',
  'rules-explainer': 'A lesson, and the rules',
  'card-puzzle': 'A puzzle',
  'card-diagram': 'A diagram',
  'game-replay': 'A replay',
  'score-pad': 'A score pad',
  'playing-card': 'One card',
};

/** The choice with which an element begins. */
export const beginningOf = (element: string): Choice => ({
  element,
  attributes: new Map(Object.entries(BEGINNINGS[element] ?? {})),
  content: undefined,
});

/** The game of what is chosen; undefined if it is of none. */
export const gameOf = ({element, attributes}: Choice): string | undefined =>
  /^(.+)-table$/.exec(element)?.[1] ?? attributes.get('game');

/** Field of an address that says that no attribute is chosen: without any, an element is as it begins. */
const BARE = 'bare';

/** Reads a choice from the fragment of the address; what is no element of the builder is a table of Scopa. */
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
