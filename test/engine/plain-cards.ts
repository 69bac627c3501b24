// Helpers that the plain rules of several games share: cards are texts such as "QH", hands are lists.

/** A move as records write it. */
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

/** A line of the score, without the cards that prove it. */
export interface WrittenLine {
  readonly rule: string;
  readonly seat?: number;
  readonly side?: number;
  readonly points: number;
}

/** A deal by plain rules. */
export interface PlainPlay {
  readonly over: boolean;
  /** The legal moves of every seat that may act; equal ones once. */
  moves(): WrittenMove[];
  /** The rules that forbid the move, any of which may be named; none: it is legal. */
  forbidding(move: WrittenMove): string[];
  play(move: WrittenMove): void;
  clone(): PlainPlay;
  /** The lines of a deal that is over. */
  readonly lines: readonly WrittenLine[];
}

export const suitOf = (card: string): string => card.charAt(1);

/** The cards of a written list. */
export const cardsIn = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** The list as it is written: suit by suit, in a suit by the ranks given, high to low. */
export function inOrder(cards: readonly string[], ranks: string): string[] {
  const place = (card: string): number => 'SHDC'.indexOf(suitOf(card)) * ranks.length + ranks.indexOf(card.charAt(0));
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Every card of these ranks once. */
export const everyCard = (ranks: string): string[] =>
  [...'SHDC'].flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** The list without these cards, each taken out once. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** True if the list has all these cards, with multiplicity. */
export const holds = (cards: readonly string[], named: readonly string[]): boolean =>
  without(cards, named).length === cards.length - named.length;

/** Every choice of cards from a list, the empty one too. */
export const choices = (cards: readonly string[]): string[][] =>
  cards.reduce<string[][]>((all, card) => [...all, ...all.map((choice) => [...choice, card])], [[]]);
