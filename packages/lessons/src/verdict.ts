import type {Card, Move, Seat} from '@cartavola/engine';
import type {Miss} from './goals.js';

/** Whom a prediction names: a seat, a side, or nobody. */
export type Who = {readonly seat: Seat} | {readonly side: number} | {readonly nobody: true};

/** Answer of a reader: a move, chosen cards, a seat or side, or a number. */
export type Response =
  | {readonly kind: 'play'; readonly move: Move}
  | {readonly kind: 'choose'; readonly cards: readonly Card[]}
  | {readonly kind: 'predict'; readonly who: Who}
  | {readonly kind: 'count'; readonly number: number};

/** Reason for which an answer is not right, as data: its sentence is a matter of words. */
export type Reason =
  /** A rule refuses it. */
  | {readonly type: 'refused'; readonly rule: string; readonly cards: readonly Card[]}
  /** It is legal, and misses a goal. */
  | ({readonly type: 'missed'; readonly goal: string} & Miss)
  /** A right card was left out. */
  | {readonly type: 'left-out'; readonly cards: readonly Card[]}
  /** It is somebody else. */
  | {readonly type: 'another'; readonly who: Who; readonly cards: readonly Card[]}
  /** It is another number: what was counted, and whether the answer is too large. */
  | {readonly type: 'number'; readonly tooLarge: boolean; readonly cards: readonly Card[]};

/** Something wrong in an answer. */
export interface Fault {
  /** The card that it is about; absent: the answer as a whole. */
  readonly card?: Card;
  readonly reason: Reason;
  /** What the lesson itself says of it; absent: what the rules say. */
  readonly said?: string;
}

/** Judgement of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** What is wrong; empty where nothing is. */
  readonly faults: readonly Fault[];
}

/** Returns true if two predictions name the same. */
export const isSameWho = (one: Who, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);
