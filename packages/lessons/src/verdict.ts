import type {Card, Fact, Move, Seat} from '@cartavola/engine';
import type {Miss} from './goals.js';

/** Prediction: a seat, a side, or nobody. */
export type Prediction = {readonly seat: Seat} | {readonly side: number} | {readonly nobody: true};

/** A reader's answer: a move, chosen cards, seats or a side, a number, an item in a list, or an order. */
export type ReaderAnswer =
  | {readonly kind: 'play'; readonly move: Move}
  | {readonly kind: 'choose'; readonly cards: readonly Card[]}
  | {readonly kind: 'predict'; readonly who: Prediction}
  | {readonly kind: 'count'; readonly number: number}
  | {readonly kind: 'decide'; readonly choice: string}
  | {readonly kind: 'seats'; readonly seats: readonly Seat[]}
  /** Codes of cards, or values of other items. */
  | {readonly kind: 'order'; readonly items: readonly string[]};

/** Reason why an answer is wrong, as data for a sentence. */
export type VerdictReason =
  /** A rule forbids the move. `needed` is set if moves of this type need another number of cards here. */
  | {
      readonly type: 'refused';
      readonly rule: string;
      readonly cards: readonly Card[];
      readonly needed?: {readonly move: string; readonly cards: number};
    }
  /** The move is legal, but misses a goal. */
  | ({readonly type: 'missed'; readonly goal: string} & Miss)
  /** A right card was left out. */
  | {readonly type: 'left-out'; readonly cards: readonly Card[]}
  /** A different seat or side, or nobody, is right. */
  | {readonly type: 'another'; readonly who: Prediction; readonly cards: readonly Card[]}
  /** A different number is right. Contains the cards counted, and the direction of the error. */
  | {readonly type: 'number'; readonly tooLarge: boolean; readonly cards: readonly Card[]}
  /** A different item is right. */
  | {readonly type: 'choice'}
  /** The chosen seat is wrong. */
  | {readonly type: 'seat'; readonly seat: Seat}
  /** This many right seats were left out. */
  | {readonly type: 'seats-left-out'; readonly count: number}
  /** The first position, from 1, that has the wrong card or item. */
  | {readonly type: 'order'; readonly place: number};

/** A fault in an answer. */
export interface Fault {
  /** Card that the fault is about. Absent for the whole answer. */
  readonly card?: Card;
  readonly reason: VerdictReason;
  /** The lesson's own remark. Without one, the explanation comes from the rules. */
  readonly said?: string;
}

/** Judgement of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** Faults. Empty if the answer is right. */
  readonly faults: readonly Fault[];
}

/** Returns whether two predictions are equal. */
export const isSamePrediction = (one: Prediction, other: Prediction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Result of an answer. */
export interface Answered {
  readonly verdict: Verdict;
  /** First rule that was broken, if any. */
  readonly refusal: string | undefined;
  /** Number of the attempt at this question, from 1. */
  readonly attempt: number;
  /** Events from the reader's right move to the next turn in the same step. Absent if the step has no further turn. */
  readonly continued?: readonly Fact[];
}
