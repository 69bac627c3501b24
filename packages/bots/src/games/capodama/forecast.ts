import {suitIndex, type Card, type Seat} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type CapodamaView, type Trick} from '@cartavola/engine/games/capodama/rules.js';
import type {Beliefs} from './beliefs.js';
import {leading} from './trick.js';
import {WEIGHTS} from './weights.js';

/** Possible outcome of a trick: the highest power, its seat, and the probability. */
interface TrickOutcome {
  readonly power: number;
  readonly seat: Seat;
  chance: number;
}

/** Forecast of a trick. */
interface Forecast {
  /** Probability (0 to 1) that the viewer's side takes the trick. */
  readonly ours: number;
  /** Expected points for the viewer's side, minus those for the other side. */
  readonly gain: number;
}

/** Forecasts the trick from the probable plays of the seats still to play. */
export function forecast(trick: Trick, view: CapodamaView, beliefs: Beliefs): Forecast {
  const {friend} = beliefs;
  const players = view.hands.length;
  const coming = Array.from(
    {length: players - trick.cards.length},
    (_, place) => (trick.leader + trick.cards.length + place) % players,
  );
  const points = trick.cards.reduce((sum, card) => sum + pointsOf(card, view.doubled), 0);
  const outcomes = outcomesOf(trick, coming, points, view, beliefs);
  let [ours, gain] = [0, 0];
  for (const {seat, chance} of outcomes) {
    const side = friend[seat]!;
    ours += chance * side;
    const added = coming.reduce((sum, other) => sum + addition(side, friend[other]!), 0) * beliefs.cardPoints;
    gain += chance * (2 * side - 1) * (points + added);
  }
  return {ours, gain};
}

/**
 * Returns the points that a player adds to a trick, as a multiple of an average card's points, given the probabilities
 * that the trick's winner and the player are on the viewer's side.
 */
function addition(side: number, other: number): number {
  const together = side * other + (1 - side) * (1 - other);
  return together * WEIGHTS.feed + (1 - together) * WEIGHTS.grudge;
}

function outcomesOf(
  trick: Trick,
  coming: readonly Seat[],
  points: number,
  view: CapodamaView,
  beliefs: Beliefs,
): readonly TrickOutcome[] {
  const led = suitIndex(trick.cards[0]!);
  let outcomes: readonly TrickOutcome[] = [{...leading(trick, view)!, chance: 1}];
  /** For each card, the probability that one of the earlier seats in `coming` holds it. */
  const passed = new Map<Card, number>();
  coming.forEach((seat, place) => {
    const stake = points + (coming.length - place) * beliefs.cardPoints;
    const beaters = beatersOf(seat, led, passed, view, beliefs);
    outcomes = outcomes.flatMap((outcome) => playedOn(outcome, seat, beaters, stake, beliefs));
    outcomes = merged(outcomes);
    for (const {card, shows} of beaters) passed.set(card, (passed.get(card) ?? 0) + shows);
  });
  return outcomes;
}

interface Beater {
  readonly card: Card;
  readonly power: number;
  readonly trump: boolean;
  /** Probability that the seat holds the card, given that no earlier seat holds it. */
  readonly held: number;
  /** Unconditional probability that the seat holds the card. */
  readonly shows: number;
}

/**
 * Lists the cards with which a seat may win the trick, in its order of preference: plain cards from highest to lowest,
 * then trumps from lowest to highest.
 */
function beatersOf(
  seat: Seat,
  led: number,
  passed: ReadonlyMap<Card, number>,
  {fourth}: CapodamaView,
  {unseen, holds}: Beliefs,
): readonly Beater[] {
  return unseen
    .flatMap((card): Beater[] => {
      const shows = holds[seat]!.get(card) ?? 0;
      const power = powerIn(card, led, fourth);
      if (shows === 0 || power < 0) return [];
      const left = Math.max(1 - (passed.get(card) ?? 0), shows);
      return [{card, power, trump: isTrump(card, fourth), held: shows / left, shows}];
    })
    .sort((a, b) => Number(a.trump) - Number(b.trump) || (a.trump ? a.power - b.power : b.power - a.power));
}

/** Possible outcomes after one more seat has played. */
function playedOn(
  outcome: TrickOutcome,
  seat: Seat,
  beaters: readonly Beater[],
  stake: number,
  {friend, hand}: Beliefs,
): readonly TrickOutcome[] {
  const side = friend[outcome.seat]!;
  const other = friend[seat]!;
  const apart = side * (1 - other) + (1 - side) * other;
  const wants = apart + (1 - apart) * WEIGHTS.overtake;
  const spends = Math.max(Math.min(1, stake / WEIGHTS.trumpStake), 1 / Math.max(hand.length, 1));
  let left = outcome.chance * wants;
  const after: TrickOutcome[] = [];
  for (const {power, trump, held} of beaters) {
    if (power <= outcome.power) continue;
    const chance = left * held * (trump ? spends : 1);
    after.push({power, seat, chance});
    left -= chance;
  }
  after.push({...outcome, chance: outcome.chance * (1 - wants) + left});
  return after;
}

/** Merges equal outcomes and drops impossible ones. */
function merged(outcomes: readonly TrickOutcome[]): readonly TrickOutcome[] {
  const by = new Map<number, TrickOutcome>();
  for (const outcome of outcomes) {
    if (outcome.chance <= 0) continue;
    const key = outcome.power * 8 + outcome.seat;
    const same = by.get(key);
    if (same) same.chance += outcome.chance;
    else by.set(key, {...outcome});
  }
  return [...by.values()];
}
