import type {Card, Seat, Trick} from '@cartavola/engine';
import {bestPlace, isRuff} from '@cartavola/engine/games/calypso/rules.js';
import type {SeenTable} from './worth.js';

/** Forecast of a trick after a play. */
interface Forecast {
  /** Seat that is winning the trick so far. */
  readonly winner: Seat;
  /** Probability that the viewer's side takes the trick. */
  readonly chance: number;
  /** True if nobody who is still to play can beat the winner's card. */
  readonly isSure: boolean;
  /** Number of players still to play. */
  readonly open: number;
}

/** Probability that a player who can make a play that helps their side does so. */
const WILLING = 0.85;

/** Certain voids if the rules allow revokes: none. */
const NO_VOIDS = [0, 1, 2, 3].map(() => [false, false, false, false]);

const isPrevented = ({options}: SeenTable['view']): boolean => options.revoke === 'prevent';

/** Forecasts the trick if the viewer plays the card. */
export function forecast(table: SeenTable, card: Card): Forecast {
  const {view, me, trumps} = table;
  const {leader} = view.trick;
  const trick = {leader, cards: [...view.trick.cards, card]};
  const best = bestPlace(trick.cards, leader, trumps);
  const winner = (leader + best) % 4;
  const open = 4 - trick.cards.length;
  // Instead of searching a game tree, estimate whether each player after the viewer wins the trick for their side.
  const certain = isPrevented(view) ? table : {...table, voids: NO_VOIDS};
  let isSure = true;
  let chance = winner % 2 === me % 2 ? 1 : 0;
  for (let step = 1; step <= open; step++) {
    const seat = (me + step) % 4;
    const beats = beatingChance(table, trick, best, seat);
    isSure &&= beats === 0 && (table === certain || beatingChance(certain, trick, best, seat) === 0);
    const isOwn = seat % 2 === me % 2;
    chance = isOwn ? chance + (1 - chance) * beats * WILLING : chance * (1 - beats * WILLING);
  }
  return {winner, chance, isSure, open};
}

/** Probability that the seat can beat the best card. */
function beatingChance(table: SeenTable, {leader, cards}: Trick, best: number, seat: Seat): number {
  const {trumps, view} = table;
  const led = cards[0]! >> 4;
  const size = view.hands[seat]!.length;
  const ruffed = isRuff(cards, best, leader, trumps);
  const noSuit = table.voids[seat]![led] ? 1 : noneOf(table, (one) => one >> 4 === led, size);
  const own = trumps[seat]!;
  const canRuff =
    own === led
      ? 0
      : noSuit *
        (1 - noneOf(table, (one) => one >> 4 === own && (!ruffed || (one & 15) < (cards[best]! & 15)), size)) *
        (table.voids[seat]![own] ? 0 : 1);
  if (ruffed || led === trumps[leader]) return canRuff;
  const higher = (one: number): boolean => one >> 4 === led && (one & 15) < (cards[best]! & 15);
  const canFollow = table.voids[seat]![led] ? 0 : 1 - noneOf(table, higher, size);
  return Math.min(1, canRuff + canFollow);
}

/** Probability that a hand of this size, drawn from the unseen cards, has no card that passes the test. */
function noneOf({unseen, hidden}: SeenTable, fits: (card: number) => boolean, size: number): number {
  let count = 0;
  for (let card = 0; card < 64; card++) if (unseen[card]! > 0 && fits(card)) count += unseen[card]!;
  return hidden === 0 ? 1 : (1 - count / hidden) ** size;
}
