import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {RefusalText, Who} from '../../table/table-words.js';

/** Cards placed in a seat's calypso. */
interface PlacedText {
  readonly who: Who;
  readonly cards: readonly Card[];
}

/** Calypso that a card belongs to. */
interface CardDestination {
  /** Owner of the card's suit. */
  readonly who: Who;
  /** True if the owner's incomplete calypso lacks the card. */
  readonly lacking: boolean;
}

/**
 * Names of the score lines at the end of a match, derived from the ids of their rules: `first` from `calypso.first`.
 */
export const SCORED = ['first', 'second', 'further', 'incomplete', 'discards', 'revoke'] as const;
type Scored = (typeof SCORED)[number];

/** Strings for a Calypso table in one language. */
export interface CalypsoWords {
  readonly title: string;
  /** Number of the trick, and total number of tricks. */
  trick(number: number, of: number): string;
  /** Suit that was led. */
  suitLed(suit: Suit): string;
  /** Player who leads the trick. */
  ledBy(who: Who): string;
  /** Says that the leader led their own trump suit, so only a ruff wins. */
  trumpsLed(who: Who): string;
  /** Badge of a ruff. */
  readonly ruff: string;
  /** Badge of an overruff. */
  readonly overruff: string;
  readonly ruffed: string;
  /** Player who is winning with a trump so far. */
  ruffedBy(who: Who): string;
  /** Contents of an incomplete calypso, for screen readers. */
  building(suit: Suit, cards: readonly Card[]): string;
  /** Number of complete calypsos. */
  calypsos(count: number): string;
  /** Number of cards in a discard pile. */
  discardPile(count: number): string;
  readonly sides: string;

  /** Explains the draw before a match: the player with the highest card chooses a partner and the suits. */
  readonly drawQuestion: string;
  readonly drawDetail: string;
  readonly draw: string;
  /** Says that players with equal cards draw again. */
  readonly drawnAgain: string;
  /** Card drawn by a player, for screen readers. */
  drew(who: Who, card: Card): string;
  /** Says who drew the highest card (`calypso.draw`). */
  drewHighest(who: Who): string;
  readonly partnerQuestion: string;
  /** Label for the button that chooses a partner. */
  partner(who: string): string;
  readonly suitQuestion: string;
  readonly suitDetail: string;
  /** Says what another player chose: the partner, and the trump suit. */
  settled(who: string, partner: Who, suit: Suit): string;
  readonly begin: string;

  /** Hint for the reader’s lead, with the reader's own trump suit. */
  leadDetail(trump: Suit): string;
  /**
   * Hint for the reader’s turn. `count` is the number of cards that may be played. `all` is true if that is every card.
   */
  playDetail(suit: Suit, count: number, all: boolean): string;
  /** Hint during another player's turn. */
  playWaitingDetail(suit: Suit): string;

  /** Says who is winning with a trump so far (`calypso.ruff`). */
  ruffs(who: Who, card: Card): string;
  /** Says who beats another player’s trump with a higher one (`calypso.overruff`). */
  overruffs(who: Who, card: Card): string;
  /** Says who takes a trick, which cards are placed, and how many are discarded. */
  built(who: Who, placed: readonly PlacedText[], discards: number): string;
  /** Says who completes a calypso: all thirteen cards of their own trump suit. */
  completed(who: Who): string;
  /** Says who failed to follow suit, and which cards could have (`calypso.revoke`). */
  revoked(who: Who, cards: readonly Card[]): string;
  /** Says whose calypso a card belongs to, and whether that calypso still lacks it, for screen readers. */
  worth(place: CardDestination): string;

  /** Title after a deal, without a full stop. */
  dealOver(number: number, of: number): string;
  readonly standsNow: string;
  readonly drawn: string;
  /** Names of the score lines. */
  readonly lines: Readonly<Record<Scored, string>>;
  readonly together: string;

  /** Returns the reason why a rule forbids a card, or undefined if the rule has no text. `cards` are the proof. */
  refusal(rule: string, led: Suit | undefined, cards: readonly Card[]): RefusalText | undefined;
}

/** Returns the game's strings in one language, with names for the cards shown. */
export type CalypsoWordsFor = (cards: CardWords) => CalypsoWords;
