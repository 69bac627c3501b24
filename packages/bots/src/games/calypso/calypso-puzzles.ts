import {RANKS, suitIndex, suitOf, UNKNOWN, type Move, type Seat} from '@cartavola/engine';
import {calypso, type CalypsoDeal} from '@cartavola/engine/games/calypso/calypso.js';
import {
  bestPlace,
  isRuff,
  suitIndices,
  type CalypsoPosition,
  type CalypsoView,
} from '@cartavola/engine/games/calypso/rules.js';
import type {PuzzleGame, Sighted} from '../../puzzles/puzzle-game.js';
import {exactCalypso} from './exact-calypso.js';
import {players} from './players.js';
import {pointsPositionOf, positionOf} from './position-of.js';

type Seen = Sighted<CalypsoView>;

/** Seat that owns the card's suit. */
const ownerOf = ({trumps}: CalypsoView, {card}: Move): Seat => suitIndices(trumps).indexOf(suitIndex(card!));
const isLacking = (view: CalypsoView, move: Move): boolean => !view.building[ownerOf(view, move)]!.includes(move.card!);
const leads = ({view}: Pick<Seen, 'view'>): boolean => view.trick.cards.length === 0;

/** Seat that is winning the trick after the move. */
function winnerWith({trick: {leader, cards}, trumps}: CalypsoView, {card}: Move): Seat {
  return (leader + bestPlace([...cards, card!], leader, suitIndices(trumps))) % 4;
}

const ruffs = ({trick: {leader, cards}, trumps}: CalypsoView, {card}: Move): boolean =>
  cards.length > 0 && isRuff([...cards, card!], cards.length, leader, suitIndices(trumps));

/** Deals with at most this many cards in all hands can be solved. */
const NEAR = 16;

/** Puzzles for Calypso. */
export const puzzles: PuzzleGame<CalypsoView, CalypsoDeal, CalypsoPosition> = {
  game: calypso,
  players,
  sure: 40,
  // A position doesn't record the number of completed calypsos.
  deals: 1,
  position: (view, seat) => (view.viewer === 'open' ? pointsPositionOf(view, seat) : positionOf(view, seat)),
  alike: () => [],
  exact: {
    isNear: ({hands}) => hands.flat().length <= NEAR,
    isOpen: true,
    sure: 20,
    playedOn: exactCalypso,
  },
  themes: {
    'lone-calypso': ({view: {building, hands, trumps}}) =>
      building.some(
        (built, seat) =>
          built.length === RANKS.length - 1 &&
          hands.flat().some((card) => card !== UNKNOWN && suitOf(card) === trumps[seat] && !built.includes(card)),
      ),
    'partners-calypso': ({view, right}) => {
      const seat = view.viewer as Seat;
      const partner = (seat + 2) % 4;
      return winnerWith(view, right) % 2 === seat % 2 && ownerOf(view, right) === partner && isLacking(view, right);
    },
    overruff: ({view, right}) =>
      ruffs(view, right) &&
      winnerWith(view, right) === view.viewer &&
      view.trick.cards.some((_, place) => isRuff(view.trick.cards, place, view.trick.leader, suitIndices(view.trumps))),
    ruff: ({view, right}) => ruffs(view, right),
    build: ({view, right}) =>
      winnerWith(view, right) === view.viewer && ownerOf(view, right) === view.viewer && isLacking(view, right),
    'partners-trick': ({view, right}) => {
      const seat = view.viewer as Seat;
      return view.trick.cards.length > 0 && winnerWith(view, right) === (seat + 2) % 4;
    },
    spoil: ({view, right, tempting}) => {
      const isTheirs = (move: Move): boolean =>
        ownerOf(view, move) % 2 !== (view.viewer as Seat) % 2 && isLacking(view, move);
      return isTheirs(tempting) && !isTheirs(right);
    },
    win: ({view, right, tempting}) =>
      winnerWith(view, right) === view.viewer && winnerWith(view, tempting) !== view.viewer,
    duck: ({view, right, tempting}) =>
      winnerWith(view, right) !== view.viewer && winnerWith(view, tempting) === view.viewer,
    lead: leads,
    discard: ({view, right}) => !leads({view}) && suitIndex(right.card!) !== suitIndex(view.trick.cards[0]!),
    follow: (seen) => !leads(seen),
  },
};
