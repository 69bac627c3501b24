import type {MoveKey, Seat} from '../move.js';
import type {Letters} from './letters.js';

type Nothing = Readonly<Record<never, never>>;

/**
 * Values for the message of each kind of notation fault, in addition to the faulty word. Cards, suits and ranks use the
 * letters of the input.
 */
export interface NotationFaults {
  /** The input isn't a string. */
  readonly 'no-text': Nothing;
  readonly empty: Nothing;
  /** Cards without a key in input that has keys. */
  readonly loose: Nothing;
  /** Several hands without a key. */
  readonly 'loose-hands': Nothing;
  /** A word before a colon that isn't a key. */
  readonly key: Nothing;
  /** A key that the game's positions don't have with these options. */
  readonly 'key-of-position': {readonly game: string};
  readonly 'key-before-deal': Nothing;
  readonly 'key-after-deal': Nothing;
  /** A position's key in a deal that has a pack. */
  readonly 'key-with-pack': Nothing;
  /** A key that has no effect without hands. */
  readonly 'no-hands': Nothing;
  /** More cards in a trick without seats than there are players. */
  readonly 'trick-long': {readonly seats: number};
  /** In a trick, a seat that isn't next. Each seat must be the left neighbour of the one before. */
  readonly 'trick-order': {readonly seat: Seat};
  /** Cards that no seat can have played in the trick according to the game's rules. */
  readonly trick: Nothing;
  /** A position, although only whole matches can be read. */
  readonly 'no-position': Nothing;
  readonly 'no-game': {readonly games: readonly string[]};
  readonly game: {readonly games: readonly string[]};
  readonly letters: {readonly letters: readonly string[]};
  /** Nothing follows a key. */
  readonly missing: {readonly key: string};
  /** A second word after a key that takes only one. */
  readonly 'one-word': {readonly key: string};
  /** A word after a name in quotes. */
  readonly 'after-name': Nothing;
  /** An invalid name in quotes. */
  readonly name: Nothing;
  readonly twice: Nothing;
  readonly 'hand-twice': {readonly seat: Seat};
  /** More hands than players. */
  readonly hands: {readonly seats: number};
  readonly seat: {readonly seats: number};
  /** Several seats may act, and the move has no seat. */
  readonly 'no-seat': {readonly seat: Seat};
  /** More unknown cards than `most`. */
  readonly 'too-many-cards': {readonly most: number};
  /** A word where a number is expected. */
  readonly number: {readonly key: string};
  readonly suit: {readonly suits: readonly string[]};
  /**
   * `read` is a language in whose letters the word is a card. `meant` is a replacement that makes it a card, and the
   * character to replace.
   */
  readonly card: {
    readonly ranks: readonly string[];
    readonly suits: readonly string[];
    readonly such: string;
    readonly read: Letters | undefined;
    readonly meant?: {readonly write: string; readonly instead: string} | undefined;
  };
  /** A missing closing delimiter: `}`, `"`, `)` or `]`. */
  readonly unclosed: {readonly sign: string};
  /** A wrong deal number. */
  readonly deal: {readonly number: number};
  /** A score before the end of the deal. */
  readonly 'no-score': Nothing;
  readonly score: {readonly marks: readonly number[]};
  /** A character that has no meaning at that point. */
  readonly sign: Nothing;
  /** A move after the end of the deal. */
  readonly over: Nothing;
  readonly illegal: {readonly seat: Seat; readonly rule: string; readonly cards: readonly string[]};
  /** A seat without a move after it. */
  readonly 'no-move': Nothing;
  readonly 'no-fold': Nothing;
  /** A second move with no comma before it. */
  readonly comma: Nothing;
  /** A move that lacks a part. */
  readonly move: {readonly type: string; readonly keys: readonly MoveKey[]};
  /** No cards after the capture sign. */
  readonly 'no-captures': Nothing;
  /** A second comment or title at the same point. */
  readonly comment: Nothing;
  readonly 'line-in-line': Nothing;
  readonly 'empty-line': Nothing;
}

/** Values for the message of each kind of fault that the record or position reader finds. */
export interface RecordFaults {
  readonly 'no-option': {readonly option: string; readonly values: readonly string[]};
  /** A value that the option doesn't allow. An empty list of values means any positive integer. */
  readonly option: {readonly option: string; readonly values: readonly string[]};
  /** A card that appears more often than in the pack, which has `most` copies. */
  readonly 'card-there': {readonly card: string; readonly key: string; readonly most: number};
  /** A card that isn't in the pack. */
  readonly 'not-in-pack': {readonly card: string; readonly key: string};
  /** An unknown card where all cards must be known. */
  readonly 'unknown-card': {readonly key: string};
  /** More unknown cards than remain in the pack. */
  readonly 'unknown-cards': {readonly unknown: number; readonly left: number};
  /** A position that is impossible because of the value of a key. */
  readonly position: {readonly key: string};
  readonly trumps: Nothing;
  readonly language: {readonly language: string};
  readonly pack: Nothing;
  readonly unfinished: Nothing;
  /** A deal after the end of the match. */
  readonly 'match-over': Nothing;
  readonly dealer: {readonly seat: Seat};
  readonly leader: {readonly seat: Seat};
  /** More lines than a deal may have. */
  readonly lines: {readonly most: number};
  /** A number of names that differs from the number of players. */
  readonly players: {readonly players: number};
  /** Any other invalid value of a key. */
  readonly value: {readonly key: string};
}

/** All kinds of faults, with the values for their messages. */
export type AllFaults = NotationFaults & RecordFaults;

/** Kind of fault in notation, more specific than its code. */
export type NotationFault = keyof AllFaults;

/** Kind of fault and values for its message. `word` is the faulty text, shortened, or empty if there is none. */
export type NotationDetails = {
  readonly [K in NotationFault]: {readonly kind: K; readonly word: string} & AllFaults[K];
}[NotationFault];
