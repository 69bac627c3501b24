import {seededRandom, type Card, type Move, type Seat} from '@cartavola/engine';
import {pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {best} from '../../best.js';
import type {Choice, Chooser, Reason} from '../../choice.js';
import {forecast} from './forecast.js';
import {drawWorld, unseenIn} from './worlds.js';
import {worthOf} from './worth.js';

/** How many possible hands of the others are looked at, so many a step. */
const STEPS = 4;
const WORLDS = 8;

const PASS: Move = Object.freeze({type: 'pass'});

/**
 * A player by rules of thumb: it imagines hands for the others, sees who would take the trick after each of its moves, and charges
 * itself for what it spends.
 */
export const chooseCapra: Chooser<CapraView> = function* (view, options) {
  const {viewer: me} = view;
  if (view.moves.length === 0 || typeof me !== 'number') throw new RangeError('This seat has no move to choose.');
  const moves = mayPass(view, me) ? [...view.moves, PASS] : view.moves;
  const random = seededRandom(options.seed, view.tricks.length, 'bots');
  const unseen = unseenIn(view);
  const sums = moves.map(() => 0);
  const kept = moves.map((move) => worthAfter(view, me, move));
  for (let step = 1; ; step++) {
    for (let count = 0; count < WORLDS; count++) {
      const world = drawWorld(view, unseen, random);
      moves.forEach((move, place) => (sums[place]! += isStill(move) ? 0 : forecast(view, me, move, world)));
    }
    const judged = moves.map((move, place): Choice => {
      const value = sums[place]! / (step * WORLDS) + kept[place]!;
      return {move, value, reasons: [reason(move, view, me)]};
    });
    const choice = best(judged, random);
    yield choice;
    if (step === STEPS || moves.length === 1) return choice;
  }
};

/** Whether it is asked out of turn, and need not act. */
const mayPass = ({turn, settling}: CapraView, me: Seat): boolean => !settling && !turn.includes(me);

/** Whether a move leaves the trick as it is. */
const isStill = ({type}: Move): boolean => type === 'pass' || type === 'waive';

/** What the hand is worth after the move. */
function worthAfter({hands, trump}: CapraView, me: Seat, {cards = []}: Move): number {
  return worthOf(
    hands[me]!.filter((card) => !cards.includes(card)),
    trump,
  );
}

function reason({type, cards = []}: Move, {trick, hands}: CapraView, me: Seat): Reason {
  if (type === 'pass' || type === 'waive') return {id: 'keeps-four', cards: hands[me]!};
  if (type === 'claim') return {id: 'enters-with-four', cards};
  if (type === 'lead') return {id: cards.length > 1 ? 'leads-group' : 'leads-card', cards};
  const points = [...trick.plays.flatMap((play) => play.cards), ...cards].some((card) => (pointsOf[card] ?? 0) > 0);
  if (type === 'beat') return {id: points ? 'takes-points' : 'takes-lead', cards};
  const winner = trick.plays.findLast((play) => play.type !== 'fold')!.seat;
  if (winner % 2 === me % 2) return {id: 'feeds-partner', cards};
  return {id: hasPoints(cards) ? 'hardly-missed' : 'keeps-points', cards};
}

const hasPoints = (cards: readonly Card[]): boolean => cards.some((card) => pointsOf[card]! > 0);
