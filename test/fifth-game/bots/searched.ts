import type {SearchedGame} from '@cartavola/bots/extend.js';
import {sideOf, UNKNOWN, type Seat} from '@cartavola/engine';
import {NONE} from '@cartavola/engine/extend.js';
import {ALL_POINTS, pointsIn} from '../engine/cards.js';
import {pilesOf, type BriscolaDeal} from '../engine/deal.js';
import {sampleDeal} from '../engine/sample.js';
import {LEAST} from '../engine/score.js';
import type {BriscolaPosition, BriscolaView} from '../engine/view.js';
import {look} from './look.js';

/** Share of the reward that depends on winning the deal. The rest is proportional to the card points. */
const WINNING = 0.5;

function rewards(deal: BriscolaDeal): readonly number[] {
  const points = pilesOf(deal).map(pointsIn);
  const bySide = points.map((sum, side) => {
    const won = sum >= LEAST ? 1 : points[1 - side]! >= LEAST ? 0 : 0.5;
    return WINNING * won + (1 - WINNING) * (sum / ALL_POINTS);
  });
  return seatsOf(deal).map((seat) => bySide[sideOf(seat)]!);
}

const seatsOf = ({options}: {readonly options: {readonly players: number}}): Seat[] => [
  ...Array(options.players).keys(),
];

/**
 * Returns the view of a player who forgets the moves so far, as if the deal started from this position, without any
 * cards taken.
 */
function forgotten(view: BriscolaView): BriscolaView {
  const {options, dealer, hands, trick, stock, trump, turnedUp} = view;
  const piles = [NONE, NONE];
  const position: BriscolaPosition = {
    options,
    seat: view.viewer as Seat,
    dealer,
    leader: trick.leader,
    hands,
    trick: trick.cards.map((card, place) => ({seat: (trick.leader + place) % options.players, cards: [card]})),
    stock: Array.from({length: stock}, (_, place) => (place === stock - 1 ? turnedUp! : UNKNOWN)),
    trump,
    piles,
  };
  return {...view, tricks: NONE, piles, position};
}

/** Briscola's definition for the search. */
export const searched: SearchedGame<BriscolaView, BriscolaDeal> = {
  sample: sampleDeal,
  rewards,
  points: (view) => seatsOf(view).map((seat) => view.points[sideOf(seat)]!),
  sides: (view) => seatsOf(view).map(sideOf),
  scale: ALL_POINTS,
  sure: 8,
  worthMention: 4,
  look,
  doubt: 4,
  trust: 0.4,
  forgotten,
};
