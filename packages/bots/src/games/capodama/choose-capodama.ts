import {seededRandom, type Move, type Random} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Choice, Chooser} from '../../choice.js';
import {believe} from './beliefs.js';
import {judgeDouble, judgeGift} from './before-play.js';
import {judgePlay} from './play.js';

/**
 * A player by rules of thumb: it works out who is probably with it, weighs the points of the trick by who will probably take
 * them, and charges itself for trumps and high cards spent.
 */
export const chooseCapodama: Chooser<CapodamaView> = function* (view, {seed}) {
  const beliefs = believe(view);
  const random = seededRandom(seed, view.tricks.length, 'bots');
  const judged = view.moves.map((move): Choice => {
    if (move.type === 'double') return {move, ...judgeDouble(move.suit!, beliefs)};
    if (move.type === 'give') return {move, ...judgeGift(move.left!, view, beliefs)};
    return {move, ...judgePlay(move.card!, view, beliefs)};
  });
  const choice = best(judged, random);
  yield choice;
  return choice;
};

/** The choice of highest value; among equals any. */
function best(choices: readonly Choice[], random: Random): Choice {
  if (choices.length === 0) throw new RangeError('This seat has no move to choose.');
  const highest = Math.max(...choices.map(({value}) => value));
  const equals = choices.filter(({value}) => value >= highest - 1e-9);
  const choice = equals[random.below(equals.length)]!;
  return choices.length === 1 ? {...choice, reasons: [{id: 'only-move', cards: cardsOf(choice.move)}]} : choice;
}

const cardsOf = (move: Move) => [move.card ?? move.left ?? []].flat();
