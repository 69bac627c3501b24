import type {MoveKey, Seat} from '../move.js';
import type {Letters} from './letters.js';

type Nothing = Readonly<Record<never, never>>;

/**
 * What a sentence about a fault in a notation needs, besides the word at its place, by kind of fault. Cards, suits and ranks are written in the
 * letters of the text.
 */
export interface NotationFaults {
  /** What was given is no text. */
  readonly 'no-text': Nothing;
  readonly empty: Nothing;
  /** Cards without a key beside keys. */
  readonly loose: Nothing;
  /** Cards of several hands without a key. */
  readonly 'loose-hands': Nothing;
  /** A word before a colon that is no key. */
  readonly key: Nothing;
  /** A key that positions of the game do not have, as they are here. */
  readonly 'key-of-position': {readonly game: string};
  readonly 'key-before-deal': Nothing;
  readonly 'key-after-deal': Nothing;
  /** A key of a position in a deal that has a pack. */
  readonly 'key-with-pack': Nothing;
  /** A key that says nothing where there are no hands. */
  readonly 'no-hands': Nothing;
  /** More cards in a trick, without their seats, than there are players. */
  readonly 'trick-long': {readonly seats: number};
  /** A seat in a trick where another, to the left of the one before, would be next. */
  readonly 'trick-order': {readonly seat: Seat};
  /** Cards that nobody can have laid into a trick, by the rules of the game. */
  readonly trick: Nothing;
  /** A position where only whole matches are read. */
  readonly 'no-position': Nothing;
  readonly 'no-game': {readonly games: readonly string[]};
  readonly game: {readonly games: readonly string[]};
  readonly letters: {readonly letters: readonly string[]};
  /** Nothing stands after a key. */
  readonly missing: {readonly key: string};
  /** A second word after a key that has one. */
  readonly 'one-word': {readonly key: string};
  /** A word after a name in quotes. */
  readonly 'after-name': Nothing;
  /** A name in quotes that is none. */
  readonly name: Nothing;
  readonly twice: Nothing;
  readonly 'hand-twice': {readonly seat: Seat};
  /** A hand more than there are players. */
  readonly hands: {readonly seats: number};
  readonly seat: {readonly seats: number};
  /** Several may act, and it is not said who does. */
  readonly 'no-seat': {readonly seat: Seat};
  /** A number that stands for more unknown cards than there are. */
  readonly 'too-many-cards': {readonly most: number};
  /** A word where a number is to stand. */
  readonly number: {readonly key: string};
  readonly suit: {readonly suits: readonly string[]};
  /** `read`: letters of another language in which the word is a card; `meant`: the sign that makes it one, and which it replaces. */
  readonly card: {
    readonly ranks: readonly string[];
    readonly suits: readonly string[];
    readonly such: string;
    readonly read: Letters | undefined;
    readonly meant?: {readonly write: string; readonly instead: string} | undefined;
  };
  /** A sign that has no other: `}`, `"`, `)` or `]`. */
  readonly unclosed: {readonly sign: string};
  /** Another number than that of the deal. */
  readonly deal: {readonly number: number};
  /** A score before the deal is over. */
  readonly 'no-score': Nothing;
  readonly score: {readonly marks: readonly number[]};
  /** A sign without a meaning at its place. */
  readonly sign: Nothing;
  /** A move after the end of the deal. */
  readonly over: Nothing;
  readonly illegal: {readonly seat: Seat; readonly rule: string; readonly cards: readonly string[]};
  /** A seat without a move after it. */
  readonly 'no-move': Nothing;
  readonly 'no-fold': Nothing;
  /** A second move without a comma before it. */
  readonly comma: Nothing;
  /** A move that lacks something. */
  readonly move: {readonly type: string; readonly keys: readonly MoveKey[]};
  /** No cards after the sign of a capture. */
  readonly 'no-captures': Nothing;
  /** A second comment, or title, at a place. */
  readonly comment: Nothing;
  readonly 'line-in-line': Nothing;
  readonly 'empty-line': Nothing;
}

/** What a sentence needs about a fault that the reader of records or positions has found, by kind of fault. */
export interface RecordFaults {
  readonly 'no-option': {readonly option: string; readonly values: readonly string[]};
  /** A value that an option cannot have; no values: any whole number from 1. */
  readonly option: {readonly option: string; readonly values: readonly string[]};
  /** A card that is there more often than the pack has it, which is `most` times. */
  readonly 'card-there': {readonly card: string; readonly key: string; readonly most: number};
  /** A card that the pack does not have. */
  readonly 'not-in-pack': {readonly card: string; readonly key: string};
  /** An unknown card where every card is known. */
  readonly 'unknown-card': {readonly key: string};
  /** More unknown cards than are left of the pack. */
  readonly 'unknown-cards': {readonly unknown: number; readonly left: number};
  /** A position that cannot occur, because of what stands after the key. */
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
  /** Another number of names than of players. */
  readonly players: {readonly players: number};
  /** Whatever else cannot stand after the key. */
  readonly value: {readonly key: string};
}

/** Every kind of fault, with what a sentence about it needs. */
export type AllFaults = NotationFaults & RecordFaults;

/** Kind of fault in a notation, finer than its code. */
export type NotationFault = keyof AllFaults;

/** What is wrong, and what a sentence about it needs; `word`: what stands at the place, shortened, empty where nothing does. */
export type NotationDetails = {
  readonly [K in NotationFault]: {readonly kind: K; readonly word: string} & AllFaults[K];
}[NotationFault];
