import type {Card, Fact, Move, Seat, View} from '@cartavola/engine';

/** One continuation of a move: the end of a trick or, in games without tricks, the effect of one move. */
export interface End {
  readonly facts: readonly Fact[];
}

/** A legal move made in an exercise. */
export interface ExerciseMove {
  readonly seat: Seat;
  readonly move: Move;
  /** The reader's view before the move. */
  readonly view: View;
  /** Continuations in every sampled world, computed on first access. */
  readonly ends: readonly End[];
}

/** Proof that a move misses a goal. */
export interface Miss {
  /** Cards that prove it. */
  readonly cards: readonly Card[];
  readonly seat?: Seat;
  readonly points?: number;
  /** Cards that stay on the table, or that the move takes, if they are why it misses the goal. */
  readonly left?: readonly Card[];
  readonly taken?: readonly Card[];
}

/** A condition that right moves meet. */
export interface Goal {
  readonly name: string;
  /** Returns the proof that the move misses the goal, or undefined if it meets the goal. */
  miss(played: ExerciseMove): Miss | undefined;
}

/**
 * Parses a goal's argument, which follows its name and operator (`7D,5C` after `=`, `20` after `>=`). Returns undefined
 * if it is invalid.
 */
export type GoalReader = (value: string | undefined) => Goal | undefined;

/** Creates a goal that the events in every continuation must meet. */
export const goalOfEnds = (name: string, miss: (end: End, played: ExerciseMove) => Miss | undefined): Goal => ({
  name,
  miss(played) {
    for (const end of played.ends) {
      const missed = miss(end, played);
      if (missed) return missed;
    }
    return undefined;
  },
});

/** Finds the event that identifies the seat that took the trick, in any game. */
export const trickIn = (facts: readonly Fact[]): Extract<Fact, {type: 'taken' | 'built'}> | undefined =>
  facts.find((fact) => fact.type === 'taken' || fact.type === 'built');

/** Returns the seat that took the trick in these facts, and the card that took it. */
export function takerIn(facts: readonly Fact[]): {seat: Seat; points: number; card: Card | undefined} | undefined {
  const taken = trickIn(facts);
  if (!taken) return undefined;
  const own = facts.findLast((fact) => (fact.type === 'played' || fact.type === 'laid') && fact.seat === taken.seat);
  const card = own?.type === 'played' ? own.card : own?.type === 'laid' ? own.cards[0] : undefined;
  const points = taken.type === 'taken' ? taken.points : 0;
  return {seat: taken.seat, points, card: card !== undefined && card >= 0 ? card : undefined};
}

/** Creates the parser for a goal without an argument. */
export const alone =
  (goal: Goal): GoalReader =>
  (value) =>
    value === undefined ? goal : undefined;

/** The cards in a move that come from the hand. */
export const ownCards = ({card, left, right, cards = []}: Move): readonly Card[] =>
  [card, left, right, ...cards].filter((one) => one !== undefined);
