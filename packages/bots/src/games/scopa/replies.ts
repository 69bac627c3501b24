import type {Card, Seat} from '@cartavola/engine';
import {capturesOf, sweepCounts, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {WEIGHTS} from './weights.js';
import {worthOf, worthOfAll} from './worth.js';

const PACK_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Expected reply by the next player. */
interface Reply {
  /** That player's expected gain, in points. */
  readonly gain: number;
  /** Probability that the table is swept. */
  readonly sweep: number;
}

/**
 * Forecasts the best capture by a player who holds `held` of the `unseen` cards.
 *
 * @param isLast - True if the player's card is the last of the deal.
 */
export function replyTo(
  table: readonly Card[],
  unseen: readonly Card[],
  held: number,
  view: ScopaView,
  isLast: boolean,
): Reply {
  if (table.length === 0 || held === 0 || unseen.length === 0) return {gain: 0, sweep: 0};
  const options = PACK_VALUES.flatMap((value) => {
    const holders = unseen.filter((card) => VALUE[card] === value);
    const [card] = holders;
    if (card === undefined) return [];
    const best = bestCapture(card, table, view, sweepCounts(view.options, card, isLast));
    if (!best) return [];
    // Any of these cards may make the capture, so use their average value.
    const own = worthOfAll(holders, view) / holders.length;
    return [{holders: holders.length, gain: best.gain + own, sweeps: best.sweeps}];
  }).sort((a, b) => b.gain - a.gain);
  let gain = 0;
  let sweep = 0;
  let better = 0;
  for (const option of options) {
    const without = chanceOfNone(better, unseen.length, held);
    better += option.holders;
    const chance = without - chanceOfNone(better, unseen.length, held);
    gain += chance * option.gain;
    if (option.sweeps) sweep += chance;
  }
  return {gain, sweep};
}

/** A possible capture. */
interface Capture {
  readonly takes: readonly Card[];
  /** Value of the captured cards and of a sweep, without the value of the card played. */
  readonly gain: number;
  readonly sweeps: boolean;
}

/**
 * Returns the best capture with the card, or undefined if it doesn't capture anything. `counts` is true if a sweep
 * scores a point.
 */
export function bestCapture(card: Card, table: readonly Card[], view: ScopaView, counts: boolean): Capture | undefined {
  let best: Capture | undefined;
  for (const takes of capturesOf(view.options, card, table)) {
    const sweeps = counts && takes.length === table.length;
    const gain = worthOfAll(takes, view) + (sweeps ? WEIGHTS.sweep : 0);
    if (!best || gain > best.gain) best = {takes, gain, sweeps};
  }
  return best;
}

/** Probability that a hand of `held` cards out of `all` has none of the `marked` cards (hypergeometric). */
export function chanceOfNone(marked: number, all: number, held: number): number {
  let chance = 1;
  for (let place = 0; place < held; place++) chance *= Math.max(0, all - marked - place) / (all - place);
  return chance;
}

/** Value of the best later capture from the table with the rest of the hand. */
export const hopeOf = (hand: readonly Card[], table: readonly Card[], view: ScopaView): number =>
  hand.reduce((most, card) => {
    const best = bestCapture(card, table, view, false);
    return best ? Math.max(most, best.gain + worthOf(card, view)) : most;
  }, 0);

/** Cards in the other hands or in the stock. */
export function unseenBy(view: ScopaView, seat: Seat, pack: readonly Card[]): readonly Card[] {
  const seen = new Set([...view.hands[seat]!, ...view.table, ...view.piles.flat()]);
  return pack.filter((card) => !seen.has(card));
}
