import {suitOf, SUITS, type Move, type Seat} from '@cartavola/engine';
import {capra, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS, pointsOf, type CapraPosition, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {PuzzleGame, Sighted} from '../../puzzles/puzzle-game.js';
import {exactCapra} from './exact-capra.js';
import {players} from './players.js';
import {positionOf} from './position-of.js';
import {solvingCapra} from './solve-capra.js';
import {takenIn, type Taken} from './taken.js';

type Seen = Sighted<CapraView>;

const leads = ({view}: Seen): boolean => view.trick.plays.length === 0;
const worth = ({cards = []}: Move): number => cards.reduce((sum, card) => sum + pointsOf[card]!, 0);
const isTrump = ({trump}: CapraView, {cards = []}: Move): boolean => cards.some((card) => suitOf(card) === trump);

/** True if the cards to beat are the partner's. */
function isPartners({trick: {plays}, viewer}: CapraView): boolean {
  const best = plays.findLast(({type}) => type !== 'fold');
  return best !== undefined && best.seat % 2 === (viewer as Seat) % 2;
}

/**
 * True if a test at the end of the deal gives different results for a side after the right move and after the tempting
 * one.
 */
function changes({right, tempting, end}: Seen, test: (taken: Taken) => boolean): boolean {
  if (!end) return false;
  const sidesAfter = (move: Move): readonly boolean[] => {
    const {tricks, position} = end(move);
    return takenIn(tricks, position?.piles).map(test);
  };
  return String(sidesAfter(right)) !== String(sidesAfter(tempting));
}

const winsLast = ({tricks}: CapraView, seat: Seat): boolean => tricks.at(-1)!.winner % 2 === seat % 2;

/** Puzzles for Capra. */
export const puzzles: PuzzleGame<CapraView, CapraDeal, CapraPosition> = {
  game: capra,
  players,
  sure: 8,
  position: positionOf,
  alike: ({trump}) => SUITS.filter((suit) => suit !== trump),
  exact: {
    // Folded cards stay hidden from all other seats, so a position with a fold in its trick can't be shown open.
    isNear: ({stock, settling, trick}) => stock === 0 && !settling && trick.plays.every(({type}) => type !== 'fold'),
    isOpen: true,
    playedOn: exactCapra,
    // A side that has taken no trick has a value of -1.
    *solve(deal, seat) {
      const before = exactCapra.taken(deal, seat);
      return (yield* solvingCapra(deal, seat)).map(({move, value}) => ({move, value: value - before}));
    },
  },
  themes: {
    goat: (seen) => changes(seen, ({tricks}) => tricks === 0),
    eggs: (seen) => changes(seen, ({points}) => 2 * points > ALL_POINTS),
    'last-take': ({view, right, tempting, end}) =>
      end !== undefined && winsLast(end(right), view.viewer as Seat) && !winsLast(end(tempting), view.viewer as Seat),
    'partners-trick': ({view, right, tempting}) =>
      isPartners(view) && right.type === 'fold' && (tempting.type !== 'fold' || worth(right) > worth(tempting)),
    'drawing-trumps': (seen) => leads(seen) && isTrump(seen.view, seen.right),
    several: (seen) => leads(seen) && seen.right.cards!.length > 1,
    fold: ({view, right}) => right.type === 'fold' && view.moves.some(({type}) => type === 'beat'),
    ruff: ({view, right}) => right.type === 'beat' && isTrump(view, right) && suitOf(view.best[0]!) !== view.trump,
    win: ({right, tempting}) => right.type === 'beat' && tempting.type === 'fold',
    discard: ({right, tempting}) => right.type === 'fold' && tempting.type === 'fold',
    single: (seen) => leads(seen) && seen.tempting.type === 'lead' && seen.tempting.cards!.length > 1,
    beat: ({right}) => right.type === 'beat',
    lead: leads,
  },
};
