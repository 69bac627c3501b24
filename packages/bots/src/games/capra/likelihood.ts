import {UNKNOWN, type Seat} from '@cartavola/engine';
import type {CapraDeal} from '@cartavola/engine/games/capra/deal.js';
import {pointsOf, type CapraTrick, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/** So many points folded to the others are half as likely as none; to one's own side, twice. */
const HALF = 4;
/** The dearest card. */
const DEAREST = 11;

/** Who folds gives points to the own side and keeps them from the other: the hands by what lies folded then. */
export function likelihoodOf(view: CapraView): ((deal: CapraDeal) => number) | undefined {
  const folds = [...view.tricks, view.trick].flatMap((trick, number) => foldsIn(trick, number, view.viewer as Seat));
  if (folds.length === 0) return undefined;
  return ({tricks, trick}) => {
    let likely = 1;
    for (const {number, place, isOurs} of folds) {
      for (const card of (tricks[number] ?? trick).plays[place]!.cards) {
        const weight = 1 + pointsOf[card]! / HALF;
        likely *= isOurs ? weight / (1 + DEAREST / HALF) : 1 / weight;
      }
    }
    return likely;
  };
}

/** The folds of a trick that the viewer has not seen: where, and whether the trick was their own side's as it lay. */
function foldsIn({plays}: CapraTrick, number: number, me: Seat): {number: number; place: number; isOurs: boolean}[] {
  let winner = 0;
  return plays.flatMap(({seat, type, cards}, place) => {
    if (type !== 'fold') winner = seat;
    if (type !== 'fold' || seat === me || !cards.includes(UNKNOWN)) return [];
    return [{number, place, isOurs: winner % 2 === seat % 2}];
  });
}
