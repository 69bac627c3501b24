import {rankOf, seededRandom, suitOf, type Card, type Seat} from '@cartavola/engine';
import {
  capturesOf,
  PACK,
  PRIME,
  sampleDeal,
  SETTEBELLO,
  sweepCounts,
  type ScopaMove,
  type ScopaView,
} from '@cartavola/engine/games/scopa/scopa.js';
import {lastHandMove} from './last-hand.js';
import {bestOf, type Yardstick} from './yardstick.js';

/** Weights of the rules, in deal points. */
const WEIGHTS = {
  /** Each card, each coin while the point for most coins is undecided, and a coin that may decide it. */
  card: 0.05,
  coin: 0.18,
  lastCoin: 0.35,
  /** Each primiera point that a card adds to the player's pile or keeps from the other's. */
  prime: 0.013,
  /** A scopa, and the share of the next player's possible capture that counts. */
  scopa: 1,
  reply: 0.95,
  /** Share of later captures by the rest of the hand that counts, if the cards are still on the table. */
  next: 0.8,
  /**
   * A seven laid without another seven in the hand, and a capture in the last few plays, which may win the rest of the
   * table.
   */
  seven: 0.1,
  last: 0.5,
  /** Keeping (as the dealer) or breaking (as the other player) the pairs of a rank. */
  pairs: 0.03,
};

/** Facts that a player keeps track of: the unseen cards, and what each card is worth. */
interface Known {
  readonly view: ScopaView;
  readonly me: Seat;
  readonly unseen: readonly Card[];
  /** Value of having each card in the player's pile rather than in the other's. */
  readonly worth: ReadonlyMap<Card, number>;
}

/**
 * Plays as the books on Scopa and Scopone teach (Chitarrella, Saracino, Cicuti and Guardamagna; see Di Palma and Lanzi,
 * 2018), with a perfect memory. The settebello, sevens and coins come first, as long as they can decide anything. It
 * makes scopas, and tries not to allow any. It keeps count of the cards that the other player can hold. It lays a seven
 * only if it has another one. It keeps pairs as the dealer, and otherwise breaks them (spariglio). It solves the last
 * hand, including who takes last. There is no rule for the mulinello, because it follows from not leaving what the
 * other player can take.
 */
export const bookish: Yardstick = (view) => {
  const moves = view.moves as readonly ScopaMove[];
  if (moves.length === 1) return moves[0]!;
  if (view.stock === 0) return lastHandMove(sampleDeal(view, seededRandom('', 0, 'all seen')));
  const known = knownFrom(view);
  return bestOf(moves, (move) => worthOfMove(move, known));
};

function knownFrom(view: ScopaView): Known {
  const me = view.viewer as Seat;
  const seen = new Set([...view.hands[me]!, ...view.table, ...view.piles.flat()]);
  return {
    view,
    me,
    unseen: PACK.filter((card) => !seen.has(card)),
    worth: new Map(PACK.map((card) => [card, worthOf(card, view, me)])),
  };
}

/** Returns the value of having a card rather than leaving it to the other player, given the current piles. */
function worthOf(card: Card, {piles, options}: ScopaView, me: Seat): number {
  const own = piles[me]!;
  const others = piles[1 - me]!;
  const most = Math.max(own.length, others.length);
  let worth = most > 20 ? 0 : WEIGHTS.card;
  if (suitOf(card) === 'D') {
    const coins = Math.max(coinsIn(own), coinsIn(others));
    if (coins < 6) worth += coins === 5 ? WEIGHTS.lastCoin : WEIGHTS.coin;
  }
  if (card === SETTEBELLO && options.settebello) worth += 1;
  const beyond = (pile: readonly Card[]): number => Math.max(0, PRIME[card]! - primeOf(pile, card));
  return worth + WEIGHTS.prime * (beyond(own) + beyond(others));
}

const coinsIn = (pile: readonly Card[]): number => pile.filter((card) => suitOf(card) === 'D').length;

/** Best prime value of the card's suit in a pile, or that of a court card if the pile has none of the suit. */
const primeOf = (pile: readonly Card[], card: Card): number =>
  pile.reduce((most, one) => (suitOf(one) === suitOf(card) ? Math.max(most, PRIME[one]!) : most), 10);

const sumOf = (cards: readonly Card[], worth: ReadonlyMap<Card, number>): number =>
  cards.reduce((sum, card) => sum + worth.get(card)!, 0);

function worthOfMove({card, takes}: ScopaMove, known: Known): number {
  const {view, me, worth} = known;
  const {table, stock, options, hands} = view;
  const left = takes ? table.filter((one) => !takes.includes(one)) : [...table, card];
  const hand = hands[me]!.filter((one) => one !== card);
  let value = takes ? worth.get(card)! + sumOf(takes, worth) : 0;
  if (takes && left.length === 0 && sweepCounts(options, card, false)) value += WEIGHTS.scopa;
  if (!takes && rankOf(card) === '7' && !hand.some((one) => rankOf(one) === '7')) value -= WEIGHTS.seven;
  const {gain, taken} = replyTo(left, hands[1 - me]!.length, known);
  value -= WEIGHTS.reply * gain;
  value += WEIGHTS.next * (1 - taken) * Math.max(0, ...hand.map((one) => captureOf(one, left, known) ?? 0));
  if (takes && stock <= 6) value += (WEIGHTS.last * sumOf(left, worth)) / (1 + stock + hand.length);
  // Taking a card of the same rank keeps the rank's pairs. Taking a sum breaks the pairs of each card in it.
  const broken = takes && takes.length > 1 ? takes.length + 1 : 0;
  return value + (me === view.dealer ? -1 : 1) * WEIGHTS.pairs * broken;
}

/** Returns the highest value that a card takes from a table, or undefined if it doesn't take anything. */
function captureOf(card: Card, table: readonly Card[], {view: {options}, worth}: Known): number | undefined {
  const gains = capturesOf(options, card, table).map((set) => {
    const isScopa = set.length === table.length && sweepCounts(options, card, false);
    return worth.get(card)! + sumOf(set, worth) + (isScopa ? WEIGHTS.scopa : 0);
  });
  return gains.length > 0 ? Math.max(...gains) : undefined;
}

/** Returns the expected value and the probability of a capture by the other player, who holds `held` unseen cards. */
function replyTo(table: readonly Card[], held: number, known: Known): {readonly gain: number; readonly taken: number} {
  const {unseen} = known;
  const captures = unseen.flatMap((card) => captureOf(card, table, known) ?? []).sort((a, b) => b - a);
  let gain = 0;
  let none = 1;
  for (const [place, one] of captures.entries()) {
    // Count the capture if the other player holds the card for it, and none for a better one.
    const without = none * Math.max(0, 1 - held / (unseen.length - place));
    gain += (none - without) * one;
    none = without;
  }
  return {gain, taken: 1 - none};
}
