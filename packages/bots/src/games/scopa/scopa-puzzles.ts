import {rankOf, suitOf, UNKNOWN, type Card, type Move, type Seat} from '@cartavola/engine';
import {scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {
  capturesOf,
  PACK,
  SETTEBELLO,
  sweepCounts,
  type ScopaPosition,
  type ScopaView,
} from '@cartavola/engine/games/scopa/rules.js';
import type {PuzzleGame} from '../../puzzles/puzzle-game.js';
import {exactScopa} from './exact-scopa.js';
import {players} from './players.js';
import {positionOf} from './position-of.js';
import {unseenBy} from './replies.js';
import {solvingScopa} from './solve-scopa.js';

/** Cards that a move adds to the player's pile. */
const gained = ({card, takes}: Move): readonly Card[] => (takes ? [card!, ...takes] : []);

/** Cards on the table after a move. */
const left = ({table}: ScopaView, {card, takes}: Move): readonly Card[] =>
  takes ? table.filter((one) => !takes.includes(one)) : [...table, card!];

const sweeps = (view: ScopaView, move: Move): boolean =>
  move.takes?.length === view.table.length && sweepCounts(view.options, move.card!, false);

/** True if the next player may hold a card that sweeps the table. */
function mayBeSwept(view: ScopaView, move: Move): boolean {
  const table = left(view, move);
  const seat = view.viewer as Seat;
  const next = view.hands[(seat + 1) % view.hands.length]!;
  const held = next.includes(UNKNOWN) ? unseenBy(view, seat, PACK) : next;
  return (
    table.length > 0 &&
    held.some((card) => capturesOf(view.options, card, table).some((set) => set.length === table.length))
  );
}

const countOf = (move: Move, test: (card: Card) => boolean): number => gained(move).filter(test).length;
const isCoin = (card: Card): boolean => suitOf(card) === 'D';
const isSeven = (card: Card): boolean => rankOf(card) === '7';

/** True if a seat's side makes the last capture of a deal that is over. */
const takesLast = ({lastTaker}: ScopaView, seat: Seat): boolean =>
  lastTaker !== undefined && lastTaker % 2 === seat % 2;

/** Puzzles for Scopa. */
export const puzzles: PuzzleGame<ScopaView, ScopaDeal, ScopaPosition> = {
  game: scopa,
  players,
  sure: 0.5,
  position: positionOf,
  alike: () => ['S', 'H', 'C'],
  exact: {
    isNear: ({stock}) => stock === 0,
    isOpen: false,
    playedOn: exactScopa,
    // The lead in points, instead of the side's own points.
    solve: (deal) => solvingScopa(deal),
  },
  themes: {
    'last-take': ({view, right, tempting, end}) =>
      end !== undefined && takesLast(end(right), view.viewer as Seat) && !takesLast(end(tempting), view.viewer as Seat),
    sweep: ({view, right, tempting}) => sweeps(view, right) && !sweeps(view, tempting),
    settebello: ({view, right, tempting}) =>
      view.options.settebello && gained(right).includes(SETTEBELLO) && !gained(tempting).includes(SETTEBELLO),
    guard: ({view, right, tempting}) => !mayBeSwept(view, right) && mayBeSwept(view, tempting),
    sevens: ({right, tempting}) => countOf(right, isSeven) > countOf(tempting, isSeven),
    coins: ({right, tempting}) => countOf(right, isCoin) > countOf(tempting, isCoin),
    patience: ({view, right}) => !right.takes && view.moves.some(({takes}) => takes),
    cards: ({right, tempting}) => gained(right).length > gained(tempting).length,
    endgame: ({view}) => view.stock === 0,
    keeping: ({right, tempting}) => !right.takes && !tempting.takes,
  },
};
