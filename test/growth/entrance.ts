// Test helper: a place where the kit or the command reads text from outside, and the grammars of such text.
import type {readAsked} from '../../packages/elements/src/position/content.js';

/** Place where text comes in. */
export interface Entrance {
  readonly name: string;
  /** Where in its grammar the text is: usually text with `…` where the long text goes. */
  readonly at: readonly string[];
  /** Characters that mean something in its grammar, besides `COMMON`. */
  readonly signs?: string;
  /** Longer pieces of its grammar. */
  readonly pieces?: readonly string[];
  /** Whether it does much besides reading, such as drawing, so that a run tries fewer texts. */
  readonly isSlow?: boolean;
  /** Reads a long text at a place. */
  read(text: string, at: string): unknown;
}

/** Characters that mean something in many grammars. */
export const COMMON = '\n -.0a/<&"';

/** Creates an entrance whose places contain `…`. */
export const entrance = (
  name: string,
  at: readonly string[],
  read: (text: string) => unknown,
  grammar: Pick<Entrance, 'signs' | 'pieces' | 'isSlow'> = {},
): Entrance => ({...grammar, name, at, read: (text, place) => read(place.replace('…', () => text))});

// Text of the engine: cards, notation, records and pads.

export const CARDS = {signs: ',:?♠QH1*“', pieces: ['AS ', 'Q♥', '10', '\u200b', '🂡', '♠\ufe0f']};

export const NOTATION = {
  signs: '/:,{}[]"“„«*\\|@?(x>=A',
  pieces: [
    'AS ',
    'deal\n',
    'W: ',
    'moves: ',
    '[AS] ',
    '{@en a}',
    '{@ab-c d}',
    'a:\n',
    ': ',
    'AS,KH/',
    '10♥',
    '\r\n',
    '## ',
  ],
};

export const NOTATION_PLACES = [
  '…',
  'game: scopa\n…',
  'players: 2\nnames: …',
  'names: …\nhands: AS / KS',
  'hands: …',
  'hands: {…}',
  'trick: …',
  'table: …',
  'stock: …',
  'letters: …',
  'scopa 1…',
  'deal\n…',
  'deal 1\nhands: AS 7D / 7H 2C / table: 2D 5D\nmoves: …',
  'deal 1\nhands: AS 7D / 7H 2C / table: 2D 5D\nmoves: {…}',
  'deal 1\nhands: AS 7D / 7H 2C / table: 2D 5D\nmoves: [“…” AS]',
  'deal 1\nhands: AS 7D / 7H 2C / table: 2D 5D\nmoves: AS, 7H\nscore: …',
];

export const asked = (given: string): Parameters<typeof readAsked>[0] => ({
  ...{given, game: '', letters: undefined, language: 'en', written: 'en', decks: []},
});

export const JSON_TEXT = {signs: '{}[]:,\\1e', pieces: ['{"a":', '[1,', '"\\', '\\u0041', '1e1', 'true,']};
