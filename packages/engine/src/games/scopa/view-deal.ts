import type {Card} from '../../card.js';
import type {Viewer} from '../../move.js';
import {hiddenHand, NONE} from '../../lists.js';
import {positionSeen} from '../../origin.js';
import {NOBODY, sideOf} from '../../seats.js';
import {compareCards, HAND, ON_TABLE, PILES} from './cards.js';
import {cachedPart, cachedView} from '../../view-cache.js';
import type {ScopaDeal} from './deal.js';
import {scoreOf} from './score.js';
import type {ScopaView} from './view.js';

// Moments within the last move, for the views between its facts.
/** Moment: the card played lies on the table. */
export const PLAYED = 1;
/** Moment: the capture is taken, and nothing after it. */
export const TAKEN = 2;

/** The view at the end of the last move. */
export const viewOf = (deal: ScopaDeal, viewer: Viewer): ScopaView => cachedView(deal, viewer, viewDeal);

/** Makes the viewer's view: all cards that lay on the table, the own hand, and only the sizes of the others'. */
export function viewDeal(deal: ScopaDeal, viewer: Viewer, moment = 0): ScopaView {
  const known = cachedPart(deal, moment, publicPart);
  const {origin, seats} = deal;
  const undealt = moment > 0 && deal.justDealt;
  const hands = Array<readonly Card[]>(seats);
  for (let seat = 0; seat < seats; seat++) {
    const hand = undealt ? NONE : deal.hands.list(seat);
    const seen = origin ? hand.filter((card) => origin.seen[seat]!.includes(card)) : NONE;
    hands[seat] = viewer === 'open' || viewer === seat ? hand : hiddenHand(hand.length, seen);
  }
  const view: {-readonly [Key in keyof ScopaView]: ScopaView[Key]} = {
    game: 'scopa',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands,
    over: known.over,
    dealt: deal.firstTable,
    table: known.table,
    plays: known.plays,
    piles: known.piles,
    scopas: known.scopas,
    stock: known.stock,
  };
  if (deal.lastTaker !== undefined) view.lastTaker = deal.lastTaker;
  if (known.score) view.score = known.score;
  if (origin) view.position = positionSeen(origin, viewer);
  return view;
}

/** Information that all viewers share: everything but the hands. */
type PublicPart = Pick<ScopaView, 'turn' | 'over' | 'table' | 'plays' | 'piles' | 'scopas' | 'stock'> & {
  readonly score: ScopaView['score'] | undefined;
};

function publicPart(deal: ScopaDeal, moment: number): PublicPart {
  const {hands, plays, lastTaker} = deal;
  const over = deal.over && !moment;
  const last = plays[plays.length - 1];
  // Undoes what followed the moment: cards that go back to the table.
  const left = moment ? deal.leftOver : NONE;
  const captured: readonly Card[] = moment === PLAYED ? [...last!.takes!, last!.card] : NONE;
  const table = hands.list(ON_TABLE);
  const sides = [0, 1].map((side) => {
    const back = [...(side === lastTaker ? left : NONE), ...(last && side === sideOf(last.seat) ? captured : NONE)];
    const pile = hands.list(PILES + side);
    return back.length > 0 ? pile.filter((card) => !back.includes(card)) : pile;
  });
  return {
    turn: moment ? NOBODY : deal.actors,
    over,
    table: left.length + captured.length > 0 ? [...table, ...left, ...captured].sort(compareCards) : table,
    plays: plays.slice(),
    piles: sides,
    // The card that swept the table is one of those captured.
    scopas: deal.scopas.map((made) => made.filter((card) => !captured.includes(card))),
    stock: deal.pack.length - deal.dealt + (moment && deal.justDealt ? HAND * deal.seats : 0),
    score: over ? scoreOf(deal) : undefined,
  };
}
