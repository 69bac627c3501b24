import type {Card, Move, Seat} from '@cartavola/engine';
import {PACK, sweepCounts, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {bestBy} from '../../best.js';
import type {Choice, Judge} from '../../choice.js';
import {isLastOfDeal} from './traits.js';
import {hopeOf, replyTo, unseenBy} from './replies.js';
import {WEIGHTS} from './weights.js';
import {worthOf, worthOfAll} from './worth.js';

/**
 * Heuristic evaluation: the gain from a capture minus the expected gain of the next player, who may hold any unseen
 * card.
 */
// eslint-disable-next-line require-yield
export const judgeScopa: Judge<ScopaView> = function* (view) {
  const unseen = unseenBy(view, view.viewer as Seat, PACK);
  return view.moves.map((move) => judge(move, view, unseen));
};

/** Heuristic chooser. */
export const chooseScopa = bestBy(judgeScopa, (view) => view.plays.length);

function judge(move: Move, view: ScopaView, unseen: readonly Card[]): Choice {
  const me = view.viewer as Seat;
  const played = move.card!;
  const takes = move.takes ?? [];
  const hand = view.hands[me]!.filter((one) => one !== played);
  const left = takes.length > 0 ? view.table.filter((one) => !takes.includes(one)) : [...view.table, played];
  const isLast = isLastOfDeal(view, me, 0);
  const sweeps = takes.length > 0 && left.length === 0 && sweepCounts(view.options, played, isLast);
  const taken =
    takes.length > 0
      ? worthOfAll([played, ...takes], view) + (sweeps ? WEIGHTS.sweep : 0)
      : -WEIGHTS.trail * worthOf(played, view);
  const seats = view.hands.length;
  const next = (me + 1) % seats;
  const reply = replyTo(left, unseen, view.hands[next]!.length, view, isLastOfDeal(view, next, 1));
  const hope = WEIGHTS.later * hopeOf(hand, left, view);
  const partner = seats === 4 ? helpFrom((me + 2) % seats, left, view, unseen) : 0;
  const last = takes.length > 0 && view.stock === 0 ? lastTakeOf(view, left) : 0;
  return {
    move,
    value: taken - WEIGHTS.reply * reply.gain + WEIGHTS.partner * partner + hope + last,
    reasons: [],
  };
}

/** The partner's expected gain from the cards on the table. The partner plays after the next player. */
const helpFrom = (seat: Seat, left: readonly Card[], view: ScopaView, unseen: readonly Card[]): number =>
  replyTo(left, unseen, view.hands[seat]!.length, view, false).gain;

/** `scopa.last-take`: expected gain from being the last to capture, rising towards the end. */
function lastTakeOf(view: ScopaView, left: readonly Card[]): number {
  const toCome = view.hands.reduce((sum, {length}) => sum + length, 0) - 1;
  return (WEIGHTS.last * worthOfAll(left, view)) / (1 + toCome);
}
