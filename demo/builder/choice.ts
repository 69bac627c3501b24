/** What somebody has chosen in the builder: an element, its attributes, and what stands in it. */
export interface Choice {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Notation, or the JSON of a puzzle; '' if the element needs none. */
  readonly content: string;
}

/** How what stands in an element is written, by the element. */
export const CONTENTS: Readonly<Record<string, {readonly label: string; readonly begin: string}>> = {
  'card-diagram': {label: 'Hand, trick, position or match, as notation', begin: 'AS KH 7D*'},
  'game-replay': {
    label: 'Match, as notation',
    begin: `letters: en
players: 4
deal
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3 / double: S / capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves:
8D, 8S, {Why not the ace?} 9D, TD
QH, AH, AS, KS`,
  },
  'card-puzzle': {
    label: 'Puzzle or set of puzzles, as JSON',
    begin: `{
  "format": "cartavola-puzzle/1",
  "id": "clear-the-table",
  "game": "scopa",
  "options": {"players": 2},
  "position": {
    "hands": ["7C 4D JS"], "table": "4H AS 2D",
    "dealer": 1, "leader": 0, "stock": "?? ?? ?? ?? ?? ??"
  },
  "goal": "scopa",
  "themes": ["sweep"]
}`,
  },
};

/** What an element begins with. */
const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'scopa-table': {deck: 'italian'},
  'rules-explainer': {game: 'scopa'},
  'game-replay': {game: 'capodama'},
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
  content: CONTENTS[element]?.begin ?? '',
});

/** Field of an address that says that no attribute is chosen: without any, an element is as it begins. */
const BARE = 'bare';

/** Reads a choice from the fragment of the address; what is no element of the builder is a table of Scopa. */
export function readChoice(fields: URLSearchParams): Choice {
  const element = fields.get('element') ?? '';
  if (!(element in ELEMENTS)) return beginningOf('scopa-table');
  const begun = beginningOf(element);
  const others = [...fields].filter(([name]) => !/^(?:element|content|page|width|as|bare)$/.test(name));
  const isBegun = others.length === 0 && !fields.has(BARE);
  return {
    element,
    attributes: isBegun ? begun.attributes : new Map(others),
    content: fields.get('content') ?? begun.content,
  };
}

/** Writes a choice as fields of an address. */
export function choiceFields({element, attributes, content}: Choice): URLSearchParams {
  const fields = new URLSearchParams({element});
  for (const [name, value] of attributes) fields.set(name, value);
  if (attributes.size === 0) fields.set(BARE, '');
  if (content !== (CONTENTS[element]?.begin ?? '')) fields.set('content', content);
  return fields;
}
