import {UNKNOWN, type Card} from '../../card.js';
import {CardSet} from '../../card-set.js';
import type {Seat, Viewer} from '../../game.js';
import {compareCards} from './cards.js';
import type {ScopaDeal} from './deal.js';
import type {ScopaView} from './view.js';

/** A moment within the last move: its card lies on the table, or what it took is taken and nothing else has happened. */
export type Moment = 'played' | 'taken';

/** What the viewer may know: all that lay on the table, the own hand, and how many cards the others have. */
export function viewDeal(deal: ScopaDeal, viewer: Viewer, moment?: Moment): ScopaView {
  const sorted = (cards: Iterable<Card>): Card[] => [...cards].sort(compareCards);
  const last = moment ? deal.plays.at(-1)! : undefined;
  const captured = CardSet.of(last?.takes ?? []);
  const takes = captured.size > 0;
  const side = (last?.seat ?? 0) % 2;
  const standing = moment === 'played';

  // Back from the deal as it is to the moment: first what the last card left, then what it took.
  const table = ((): CardSet => {
    let cards = deal.table.union(last ? deal.leftOver : CardSet.empty);
    if (standing) cards = cards.union(captured).with(last!.card);
    return cards;
  })();
  const piles = deal.piles.map((pile, of) => {
    let cards = last && of === deal.lastTaker ? pile.minus(deal.leftOver) : pile;
    if (standing && takes && of === side) cards = cards.minus(captured).without(last!.card);
    return sorted(cards);
  });
  const scopas = deal.scopas.map((made, of) =>
    standing && of === side && made.at(-1) === last!.card ? made.slice(0, -1) : [...made],
  );
  const undealt = last !== undefined && deal.justDealt;
  const handOf = (cards: CardSet, seat: Seat): Card[] =>
    undealt ? [] : viewer === 'open' || viewer === seat ? sorted(cards) : [...cards].map(() => UNKNOWN);
  const score = deal.over && !moment ? deal.score() : undefined;
  return {
    game: 'scopa',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    turn: moment ? [] : deal.actors,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : [],
    hands: deal.hands.map(handOf),
    over: deal.over && !moment,
    dealt: sorted(deal.pack.slice(3 * deal.seats, 3 * deal.seats + 4)),
    table: sorted(table),
    plays: [...deal.plays],
    piles,
    scopas,
    ...(deal.lastTaker !== undefined && {lastTaker: deal.lastTaker}),
    stock: deal.pack.length - deal.dealt + (undealt ? 3 * deal.seats : 0),
    ...(score && {score}),
  };
}
