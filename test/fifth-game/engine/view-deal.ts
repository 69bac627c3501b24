import {SUITS, UNKNOWN, type Card, type Draw, type Seat, type Viewer} from '@cartavola/engine';
import {ALONE, cachedPart, cachedView, hiddenHand, NOBODY, NONE, positionSeen} from '@cartavola/engine/extend.js';
import {pointsIn} from './cards.js';
import {pilesOf, type BriscolaDeal} from './deal.js';
import {scoreOf} from './score.js';
import type {BriscolaPosition, BriscolaView} from './view.js';

/** Moment within the last move: the end (0), when the trick was complete (1), or when it was taken (2). */
type Moment = 0 | 1 | 2;

type Open = Pick<BriscolaView, 'trick' | 'tricks' | 'piles' | 'points' | 'stock' | 'score'>;

/** Returns the public part of the view. */
function openIn(deal: BriscolaDeal, moment: number): Open {
  const {tricks, cards, leader, lastDraws} = deal;
  const full = moment === 1 ? tricks.at(-1)! : undefined;
  const lastPile = full ? full.cards : NONE;
  const piles = pilesOf(deal).map((pile) => pile.filter((card) => !lastPile.includes(card)));
  const stock = deal.stock + (moment === 0 ? 0 : lastDraws.length);
  return {
    // Cards in the trick are face up.
    trick: full ? {leader: full.leader, cards: full.cards} : {leader, cards},
    // Everybody has seen each trick and remembers it.
    tricks: full ? tricks.slice(0, -1) : tricks.slice(),
    piles,
    points: piles.map(pointsIn),
    // Everybody can count the drawn cards.
    stock,
    ...(deal.over && moment === 0 ? {score: scoreOf(deal)} : {}),
  };
}

/**
 * Returns a hand as the viewer knows it: the whole hand if it is theirs, and in other hands only the turned-up card and
 * the cards that a position shows.
 */
function handOf(deal: BriscolaDeal, viewer: Viewer, seat: Seat, draws: readonly Draw[]): readonly Card[] {
  const drawn = draws.find((draw) => draw.seat === seat)?.card;
  const held = deal.hands.list(seat);
  const cards = drawn === undefined ? held : held.filter((card) => card !== drawn);
  if (viewer === seat || viewer === 'open') return cards;
  const seen = deal.beginning.origin?.seen[seat] ?? NONE;
  const known = cards.filter((card) => seen.includes(card) || (deal.turnedUpTo === seat && card === deal.turnedUp));
  return hiddenHand(cards.length, known);
}

/**
 * Returns the position from which the deal started. Hidden hands stay hidden, and so does the stock, except the face-up
 * card under it.
 */
function beginningSeen(deal: BriscolaDeal, viewer: Viewer): BriscolaPosition | undefined {
  const {origin} = deal.beginning;
  if (!origin) return undefined;
  const seen = positionSeen(origin, viewer);
  const stock = origin.position.stock.map((card, place, {length}) => (place === length - 1 ? card : UNKNOWN));
  return {...seen, stock};
}

function viewAt(deal: BriscolaDeal, viewer: Viewer, moment: Moment): BriscolaView {
  const {options, over, turn, hands} = deal;
  const {dealer, trump} = deal.beginning;
  const open = cachedPart(deal, moment, openIn);
  const isNow = moment === 0;
  const draws = isNow ? NONE : deal.lastDraws;
  const position = beginningSeen(deal, viewer);
  return {
    game: 'briscola',
    options,
    viewer,
    dealer,
    // The turn is public. Between the parts of a move, it is nobody's turn.
    turn: over || !isNow ? NOBODY : ALONE[turn]!,
    moves: isNow && typeof viewer === 'number' ? deal.moves(viewer) : NONE,
    hands: hands.low.slice(0, options.players).map((_, seat) => handOf(deal, viewer, seat, draws)),
    over: over && isNow,
    trump: SUITS[trump]!,
    stock: open.stock,
    trick: open.trick,
    tricks: open.tricks,
    piles: open.piles,
    points: open.points,
    // It was face up under the stock from the start.
    ...(deal.turnedUp === undefined ? {} : {turnedUp: deal.turnedUp}),
    ...(open.score ? {score: open.score} : {}),
    ...(position ? {position} : {}),
  };
}

/** Returns the viewer's current view of the deal. */
export const viewOf = (deal: BriscolaDeal, viewer: Viewer): BriscolaView =>
  cachedView(deal, viewer, (of, by) => viewAt(of, by, 0));

/** Returns the viewer's view at a moment within the last move. */
export const viewWithin = (deal: BriscolaDeal, viewer: Viewer, moment: 1 | 2): BriscolaView =>
  viewAt(deal, viewer, moment);
