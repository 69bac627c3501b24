import type {Card} from '../../card.js';
import {CardSet} from '../../card-set.js';
import type {Seat, Viewer} from '../../game.js';
import {hiddenHand} from '../../ordered-lists.js';
import {positionSeen} from '../../position.js';
import {NOBODY, sideOf} from '../../seats.js';
import {HAND, TABLE} from './cards.js';
import type {ScopaDeal} from './deal.js';
import type {ScopaView} from './view.js';

/** A moment within the last move: its card lies on the table, or what it took is taken and nothing else has happened. */
export type Moment = 'played' | 'taken';

const NONE: readonly never[] = Object.freeze([]);

/** What the viewer may know: all that lay on the table, the own hand, and how many cards the others have. */
export function viewDeal(deal: ScopaDeal, viewer: Viewer, moment?: Moment): ScopaView {
  const known = deal.memory.known(moment, publicPart);
  const undealt = moment !== undefined && deal.justDealt;
  const hands = Array<readonly Card[]>(deal.seats);
  for (let seat = 0; seat < deal.seats; seat++) {
    const hand = undealt ? NONE : deal.list(seat, deal.hands[seat]!);
    hands[seat] = viewer === 'open' || viewer === seat ? hand : hiddenHand(hand.length, knownIn(deal, seat, hand));
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
    dealt: known.dealt,
    table: known.table,
    plays: known.plays,
    piles: known.piles,
    scopas: known.scopas,
    stock: known.stock,
  };
  if (known.lastTaker !== undefined) view.lastTaker = known.lastTaker;
  if (known.over) view.score = deal.score();
  if (deal.origin) view.position = positionSeen(deal.origin, viewer);
  return view;
}

/** What everybody saw of a hand, where the deal began in a position. */
const knownIn = ({origin}: ScopaDeal, seat: Seat, hand: readonly Card[]): readonly Card[] =>
  origin ? hand.filter((card) => origin.seen[seat]!.includes(card)) : NONE;

/** What everybody knows: all but the hands lies open. */
export type PublicPart = Pick<
  ScopaView,
  'turn' | 'over' | 'dealt' | 'table' | 'plays' | 'piles' | 'scopas' | 'stock'
> & {readonly lastTaker: number | undefined};

/** Places for lists besides the seats' hands. */
const PLACES = {table: 4, piles: 5, dealt: 7};

function publicPart(deal: ScopaDeal, moment: Moment | undefined): PublicPart {
  const {seats, pack} = deal;
  const last = moment ? deal.plays[deal.plays.length - 1]! : undefined;
  const standing = moment === 'played';
  const captured = standing && last?.takes ? CardSet.of([...last.takes, last.card]) : CardSet.empty;
  const side = sideOf(last?.seat ?? 0);
  // Back from the deal as it is to the moment: first what the last card left, then what it took.
  const left = last ? deal.leftOver : CardSet.empty;
  const pileOf = (of: number): CardSet => {
    const pile = of === deal.lastTaker ? deal.piles[of]!.minus(left) : deal.piles[of]!;
    return of === side ? pile.minus(captured) : pile;
  };
  const scopasOf = (of: number): readonly Card[] => {
    const made = deal.scopas[of]!;
    return !captured.isEmpty && of === side && made[made.length - 1] === last!.card ? made.slice(0, -1) : made.slice();
  };
  return {
    turn: moment ? NOBODY : deal.actors,
    over: deal.over && !moment,
    dealt: deal.list(
      PLACES.dealt,
      CardSet.of(deal.origin?.position.table ?? pack.slice(HAND * seats, HAND * seats + TABLE)),
    ),
    table: deal.list(PLACES.table, deal.table.union(left).union(captured)),
    plays: deal.plays.slice(),
    piles: [deal.list(PLACES.piles, pileOf(0)), deal.list(PLACES.piles + 1, pileOf(1))],
    scopas: [scopasOf(0), scopasOf(1)],
    stock: pack.length - deal.dealt + (moment && deal.justDealt ? HAND * seats : 0),
    lastTaker: deal.lastTaker,
  };
}
