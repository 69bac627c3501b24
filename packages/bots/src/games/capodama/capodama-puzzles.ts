import {rankOf, suitOf, SUITS, type Move, type Seat, type Suit} from '@cartavola/engine';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {
  isTrump,
  pointsOf,
  powerIn,
  type CapodamaPosition,
  type CapodamaView,
} from '@cartavola/engine/games/capodama/rules.js';
import type {PuzzleGame, Sighted} from '../../puzzles/puzzle-game.js';
import {exactCapodama} from './exact-capodama.js';
import {players} from './players.js';
import {positionOf} from './position-of.js';
import {leading} from './trick.js';

type Seen = Sighted<CapodamaView>;

const worth = ({doubled}: CapodamaView, {card}: Move): number => pointsOf(card!, doubled);
const leads = ({view}: Seen): boolean => view.trick.cards.length === 0;

/** True if the card would be the highest in the trick so far. */
function beats(view: CapodamaView, {card}: Move): boolean {
  const best = leading(view.trick, view);
  return best !== undefined && powerIn(card!, view.trick.cards[0]! >> 4, view.fourth) > best.power;
}

/**
 * Whether a seat is on the capo's side, if the view reveals it. Undefined while another seat may still be the capo's
 * partner.
 */
function isWithCapo(view: CapodamaView, seat: Seat): boolean | undefined {
  if (seat === view.capo || seat === view.dama || seat === view.king) return true;
  return view.dama === undefined ? undefined : false;
}

/** True if a known partner played the highest card in the trick so far. */
function isPartners(view: CapodamaView): boolean {
  const best = leading(view.trick, view);
  if (!best) return false;
  const [own, other] = [isWithCapo(view, view.viewer as Seat), isWithCapo(view, best.seat)];
  return own !== undefined && own === other;
}

/** Deals with at most this many cards in all hands can be solved. */
const NEAR = 24;

/** Puzzles for Capodama. */
export const puzzles: PuzzleGame<CapodamaView, CapodamaDeal, CapodamaPosition> = {
  game: capodama,
  players,
  sure: 12,
  position: positionOf,
  alike: ({double}) => SUITS.filter((suit): suit is Suit => suit !== 'H' && suit !== double),
  exact: {
    isNear: ({phase, hands, stock}) =>
      phase === 'play' && stock === 0 && hands.reduce((sum, {length}) => sum + length, 0) <= NEAR,
    isOpen: true,
    playedOn: exactCapodama,
  },
  themes: {
    'partners-trick': ({view, right, tempting}) =>
      isPartners(view) && !beats(view, right) && worth(view, right) > worth(view, tempting),
    dama: ({right}) => suitOf(right.card!) === 'H' && rankOf(right.card!) === 'Q',
    'drawing-trumps': (seen) => leads(seen) && isTrump(seen.right.card!, seen.view.fourth),
    ruff: ({view, right}) =>
      view.trick.cards.length > 0 &&
      isTrump(right.card!, view.fourth) &&
      suitOf(right.card!) !== suitOf(view.trick.cards[0]!),
    duck: ({view, right}) => !beats(view, right) && view.moves.some((move) => beats(view, move)),
    capo: ({view, right}) =>
      view.trick.cards.length > 0 && view.dama === undefined && worth(view, right) > 0 && !beats(view, right),
    'doubled-suit': ({view, right}) => suitOf(right.card!) === view.doubled && worth(view, right) > 0,
    win: ({view, right, tempting}) => beats(view, right) && !beats(view, tempting),
    lead: leads,
    discard: ({view, right}) =>
      view.trick.cards.length > 0 &&
      suitOf(right.card!) !== suitOf(view.trick.cards[0]!) &&
      !isTrump(right.card!, view.fourth),
    follow: ({view, right}) => view.trick.cards.length > 0 && suitOf(right.card!) === suitOf(view.trick.cards[0]!),
  },
};
