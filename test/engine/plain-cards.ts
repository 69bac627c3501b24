// Functions that the plain rules of several games share. Cards are strings such as "QH", and hands are lists.

/** Move as in records. */
export interface WrittenMove {
  readonly seat: number;
  readonly type: string;
  readonly suit?: string;
  readonly card?: string;
  readonly takes?: string;
  readonly left?: string;
  readonly right?: string;
  readonly cards?: string;
}

/** Score line, without the cards that prove it. */
export interface WrittenLine {
  readonly rule: string;
  readonly seat?: number;
  readonly side?: number;
  readonly points: number;
}

/** Deal that is played by plain rules. */
export interface PlainPlay {
  readonly over: boolean;
  /** Returns the legal moves of all seats that may act, without duplicates. */
  moves(): WrittenMove[];
  /** Returns all rules that forbid the move, any of which may be reported, or an empty list if it is legal. */
  forbidding(move: WrittenMove): string[];
  play(move: WrittenMove): void;
  clone(): PlainPlay;
  /** Score lines of a finished deal. */
  readonly lines: readonly WrittenLine[];
}

export const suitOf = (card: string): string => card.charAt(1);

/** Returns the cards in a written list. */
export const cardsIn = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** Sorts a list in the order in which it is written: by suit, and within a suit from high to low by the given ranks. */
export function inOrder(cards: readonly string[], ranks: string): string[] {
  const place = (card: string): number => 'SHDC'.indexOf(suitOf(card)) * ranks.length + ranks.indexOf(card.charAt(0));
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Returns one card of each of these ranks and each suit. */
export const everyCard = (ranks: string): string[] =>
  [...'SHDC'].flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** Returns the list without these cards, each removed once. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Whether the list has all these cards, with multiplicity. */
export const holds = (cards: readonly string[], named: readonly string[]): boolean =>
  without(cards, named).length === cards.length - named.length;

/** Returns all subsets of a list of cards, including the empty one. */
export const choices = (cards: readonly string[]): string[][] =>
  cards.reduce<string[][]>((all, card) => [...all, ...all.map((choice) => [...choice, card])], [[]]);
