import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {Who} from '../../table/table-words.js';

/** A refused move: what to do instead, and the proof. */
export interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** Cards that go to somebody's calypso. */
export interface PlacedText {
  readonly who: Who;
  readonly cards: readonly Card[];
}

/** Where a card would go that the reader asks about. */
export interface Place {
  /** Whose suit it is of. */
  readonly who: Who;
  /** Whether that calypso lacks it now. */
  readonly lacking: boolean;
}

/** What is counted at the end of a match. */
export const SCORED = ['first', 'second', 'further', 'incomplete', 'discards', 'revoke'] as const;
export type Scored = (typeof SCORED)[number];

/** What is said at a table of Calypso. */
export interface CalypsoWords {
  readonly title: string;
  trick(number: number, of: number): string;
  suitLed(suit: Suit): string;
  ledBy(who: Who): string;
  /** The leader led the own trumps: nothing but a ruff wins against them. */
  trumpsLed(who: Who): string;
  /** On a card that trumps. */
  readonly ruff: string;
  readonly ruffed: string;
  /** What somebody builds, spoken: the cards that are there. */
  building(suit: Suit, cards: readonly Card[]): string;
  /** So many complete ones. */
  calypsos(count: number): string;
  discardPile(count: number): string;
  readonly sides: string;

  leadDetail(trump: Suit): string;
  playDetail(suit: Suit, count: number, all: boolean): string;
  playWaitingDetail(suit: Suit): string;

  /** Who takes a trick, which cards are placed, and how many go to the discard pile. */
  built(who: Who, placed: readonly PlacedText[], discards: number): string;
  completed(who: Who): string;
  revoked(who: Who, cards: readonly Card[]): string;
  worth(place: Place): string;

  /** Without a full stop. */
  dealOver(number: number, of: number): string;
  readonly standsNow: string;
  readonly drawn: string;
  /** The lines of the count. */
  readonly lines: Readonly<Record<Scored, string>>;
  readonly together: string;

  refusal(rule: string, led: Suit | undefined, cards: readonly Card[]): RefusalText | undefined;
}

/** A language's words of the game, for the cards that are shown. */
export type CalypsoWordsFor = (cards: CardWords) => CalypsoWords;
