import {seededRandom, type Card, type Move, type Seat} from '@cartavola/engine';
import {variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {best} from '../../best.js';
import type {Choice, Chooser} from '../../choice.js';
import {judgeDouble, judgeGift, judgeGifts, judgeTrump} from './before-play.js';
import {believe} from './beliefs.js';
import {judgePlay} from './play.js';
import {chooseSolo} from './solo.js';

type Judgement = Omit<Choice, 'move'>;

/**
 * A player by rules of thumb: it works out who is probably with it, weighs the points of the trick by who will probably take
 * them, and charges itself for trumps and high cards spent. Alone with two open hands it looks for a way into the window.
 */
export const chooseCapodama: Chooser<CapodamaView> = function* (view, options) {
  if (view.moves.length === 0) throw new RangeError('This seat has no move to choose.');
  if (variantOf(view.options).open) return yield* chooseSolo(view, options);
  const judge = judgeOf(view);
  const judged = view.moves.map((move): Choice => ({move, ...judge(move)}));
  const choice = best(judged, seededRandom(options.seed, view.tricks.length, 'bots'));
  yield choice;
  return choice;
};

/** How the moves of this view are judged. */
function judgeOf(view: CapodamaView): (move: Move) => Judgement {
  const beliefs = believe(view);
  if (view.phase === 'double') return ({suit}) => judgeDouble(suit!, beliefs);
  if (view.phase === 'trump') return ({card}) => judgeTrump(card!, view, beliefs);
  if (view.phase === 'play') return ({card}) => judgePlay(card!, view, beliefs);
  // With two gifts a card is in many moves.
  const judged = new Map<number, Judgement>();
  const judge = (card: Card, to: Seat): Judgement => {
    const key = card * view.hands.length + to;
    const known = judged.get(key) ?? judgeGift(card, to, view, beliefs);
    judged.set(key, known);
    return known;
  };
  return ({left, right}) => judgeGifts(left!, right, view, beliefs, judge);
}
