import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {Who} from '../../table/table-words.js';

/** A refused move: what to do instead, and the proof. */
interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** Cards that go to somebody's calypso. */
interface PlacedText {
  readonly who: Who;
  readonly cards: readonly Card[];
}

/** Where a card would go that the reader asks about. */
interface Place {
  /** Whose suit it is of. */
  readonly who: Who;
  /** Whether that calypso lacks it now. */
  readonly lacking: boolean;
}

/** Lines of the score at the end of a match, each by the name of its rule (`calypso.first` and so on). */
export const SCORED = ['first', 'second', 'further', 'incomplete', 'discards', 'revoke'] as const;
type Scored = (typeof SCORED)[number];

/** Texts of a table of Calypso, in one language. */
export interface CalypsoWords {
  readonly title: string;
  /** Number of the trick, and of how many. */
  trick(number: number, of: number): string;
  /** Suit that was led. */
  suitLed(suit: Suit): string;
  /** Player who leads the trick. */
  ledBy(who: Who): string;
  /** The leader led the own trumps: nothing but a ruff wins against them. */
  trumpsLed(who: Who): string;
  /** On a card that trumps. */
  readonly ruff: string;
  /** The same where it is higher than another. */
  readonly overruff: string;
  readonly ruffed: string;
  /** Player whose trump wins so far. */
  ruffedBy(who: Who): string;
  /** What somebody builds, spoken: the cards that are there. */
  building(suit: Suit, cards: readonly Card[]): string;
  /** So many complete ones. */
  calypsos(count: number): string;
  /** Number of cards in a discard pile. */
  discardPile(count: number): string;
  readonly sides: string;

  /** Before a match: the highest card chooses a partner and the suits. */
  readonly drawQuestion: string;
  readonly drawDetail: string;
  readonly draw: string;
  /** Some cards are equal. */
  readonly drawnAgain: string;
  /** A card that somebody drew, spoken. */
  drew(who: Who, card: Card): string;
  /** Tells who drew the highest card (`calypso.draw`). */
  drewHighest(who: Who): string;
  readonly partnerQuestion: string;
  /** A button. */
  partner(who: string): string;
  readonly suitQuestion: string;
  readonly suitDetail: string;
  /** What another has chosen: who plays with whom, and the own suit. */
  settled(who: string, partner: Who, suit: Suit): string;
  readonly begin: string;

  /** Hint for the reader’s lead, with the own trumps. */
  leadDetail(trump: Suit): string;
  /** Hint for the reader’s turn: `count` cards may be played; `all`: every card. */
  playDetail(suit: Suit, count: number, all: boolean): string;
  /** Hint while another is to play. */
  playWaitingDetail(suit: Suit): string;

  /** Tells who wins with a trump so far (`calypso.ruff`). */
  ruffs(who: Who, card: Card): string;
  /** Tells who plays a higher trump than another’s (`calypso.overruff`). */
  overruffs(who: Who, card: Card): string;
  /** Who takes a trick, which cards are placed, and how many go to the discard pile. */
  built(who: Who, placed: readonly PlacedText[], discards: number): string;
  /** Tells who completes a calypso, all thirteen cards of the own trump suit. */
  completed(who: Who): string;
  /** Tells who failed to follow suit, and which cards could have (`calypso.revoke`). */
  revoked(who: Who, cards: readonly Card[]): string;
  /** Use of a card for a calypso, spoken. */
  worth(place: Place): string;

  /** Without a full stop. */
  dealOver(number: number, of: number): string;
  readonly standsNow: string;
  readonly drawn: string;
  /** The lines of the count. */
  readonly lines: Readonly<Record<Scored, string>>;
  readonly together: string;

  /** Reason for which a rule refuses a card; undefined where the rule has no text. `cards`: the proof. */
  refusal(rule: string, led: Suit | undefined, cards: readonly Card[]): RefusalText | undefined;
}

/** A language's words of the game, for the cards that are shown. */
export type CalypsoWordsFor = (cards: CardWords) => CalypsoWords;
