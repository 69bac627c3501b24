import type {Score} from '../../game.js';
import {sideOf} from '../../seats.js';
import {ALL_POINTS, pointsOf} from './cards.js';
import type {CapraDeal} from './deal.js';
import type {CapraTrick} from './view.js';

/** `capra.win-trick`: the points of a trick's cards, the folded ones too. */
export const pointsIn = ({plays}: CapraTrick): number =>
  plays.reduce((sum, {cards}) => cards.reduce((points, card) => points + pointsOf[card]!, sum), 0);

/** `capra.deal-end`: penalty points for the side with fewer; a side's line proves itself by the cards that it took. */
export function scoreOf({tricks}: CapraDeal): Score {
  const cardsOf = (side: number) =>
    tricks.filter(({winner}) => sideOf(winner) === side).flatMap(({plays}) => plays.flatMap(({cards}) => cards));
  const first = tricks.reduce((sum, trick) => sum + (sideOf(trick.winner) === 0 ? pointsIn(trick) : 0), 0);
  if (2 * first === ALL_POINTS) {
    const lines = [0, 1].map((side) => ({rule: 'capra.eggs', side, points: 0, cards: cardsOf(side)}));
    return {lines, marks: [0, 0]};
  }
  const side = 2 * first < ALL_POINTS ? 0 : 1;
  const theirs = side === 0 ? first : ALL_POINTS - first;
  const cards = cardsOf(side);
  const points = cards.length === 0 ? 6 : theirs < 31 ? 4 : 2;
  return {lines: [{rule: `capra.loss-${points}`, side, points, cards}], marks: side === 0 ? [points, 0] : [0, points]};
}
