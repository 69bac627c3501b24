import type {Card} from '../../card.js';
import type {Viewer} from '../../move.js';
import {handsFor, hiddenHand, NONE, type HandList} from '../../lists.js';
import {positionSeen} from '../../origin.js';
import {ALONE, NOBODY} from '../../seats.js';
import {compareCards, HAND} from './cards.js';
import {cachedPart, cachedView} from '../../view-cache.js';
import type {ScopaDeal} from './deal.js';
import {scoreOf} from './score.js';
import type {ScopaView} from './view.js';

// Moments within the last move, for the views of its intermediate facts.
/** Moment: the card played is on the table. */
export const PLAYED = 1;
/** Moment: the capture has been taken, and nothing has happened since. */
export const TAKEN = 2;

/** Returns the view after the last move. */
export const viewOf = (deal: ScopaDeal, viewer: Viewer): ScopaView => cachedView(deal, viewer, viewDeal);

/**
 * Returns the viewer's view: all cards that were on the table, the viewer's own hand, and only the sizes of the other
 * hands.
 */
export function viewDeal(deal: ScopaDeal, viewer: Viewer, moment = 0): ScopaView {
  const known = cachedPart(deal, moment, publicPart);
  const view: {-readonly [Key in keyof ScopaView]: ScopaView[Key]} = {
    game: 'scopa',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands: handsFor(viewer, known.allHands, known.seenHands),
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
  if (deal.origin) view.position = positionSeen(deal.origin, viewer);
  return view;
}

/** Information for all viewers, and hands that a view may hide. */
type PublicPart = Pick<ScopaView, 'turn' | 'over' | 'table' | 'plays' | 'piles' | 'scopas' | 'stock'> & {
  readonly score: ScopaView['score'] | undefined;
  readonly allHands: HandList;
  readonly seenHands: HandList;
};

function publicPart(deal: ScopaDeal, moment: number): PublicPart {
  const {hands, plays, lastTaker, origin} = deal;
  const over = deal.over && !moment;
  // Undo everything after the moment: take back dealt hands, and return the cards left over to the table.
  const undealt = moment > 0 && deal.justDealt;
  const left = moment ? deal.leftOver : NONE;
  const last = moment === PLAYED ? plays[plays.length - 1] : undefined;
  const captured: readonly Card[] = last ? [...last.takes!, last.card] : NONE;
  const pileOf = (side: number): readonly Card[] => {
    const pile = deal.pile(side);
    const back: readonly Card[] = side === lastTaker ? [...left, ...captured] : NONE;
    return back.length > 0 ? pile.filter((card) => !back.includes(card)) : pile;
  };
  // If the last card swept the table, it is among the captured cards.
  const sweepsOf = (made: readonly Card[]): readonly Card[] => made.filter((card) => !captured.includes(card));
  const {table} = deal;
  const allHands = ALONE.slice(0, deal.seats).map(([seat]) => (undealt ? NONE : hands.list(seat!)));
  return {
    turn: moment ? NOBODY : deal.actors,
    over,
    table: left.length + captured.length > 0 ? [...table, ...left, ...captured].sort(compareCards) : table,
    plays: plays.slice(),
    piles: [pileOf(0), pileOf(1)],
    scopas: deal.scopas.map(sweepsOf),
    stock: deal.stock + (undealt ? HAND * deal.seats : 0),
    allHands,
    seenHands: allHands.map((hand, seat) =>
      hiddenHand(hand.length, origin ? hand.filter((card) => origin.seen[seat]!.includes(card)) : NONE),
    ),
    score: over ? scoreOf(deal) : undefined,
  };
}
