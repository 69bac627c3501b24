import {SUITS, type Card} from '../../card.js';
import type {Score, ScoreLine} from '../../score.js';
import {cardsIn} from '../../masks.js';
import {PILES, PRIME, SETTEBELLO, VALUE} from './cards.js';
import type {ScopaDeal} from './deal.js';
import type {ScopaOptions} from './options.js';

type Pile = readonly Card[];

/** `scopa.score`: scores a finished deal under its rule set. */
export function scoreOf({options, hands, scopas, redealt}: ScopaDeal): Score {
  if (redealt) {
    const lines = [0, 1].map((side): ScoreLine => ({rule: 'scopa.redeal', side, points: 0, cards: []}));
    return {lines, marks: [0, 0]};
  }
  const one = cardsIn(hands.low[PILES]!, hands.high[PILES]!);
  const other = cardsIn(hands.low[PILES + 1]!, hands.high[PILES + 1]!);
  const lines = pileLines(options, one, other);
  scopas.forEach((made, side) => {
    if (made.length > 0) lines.push({rule: 'scopa.scopa', side, points: made.length, cards: made});
  });
  return {lines, marks: marksIn(lines)};
}

/** Returns the marks in score lines, by side. */
export const marksIn = (lines: readonly ScoreLine[]): number[] =>
  [0, 1].map((side) => lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0));

/** Counts for a side's pile. */
export interface PileCounts {
  readonly cards: number;
  readonly diamonds: number;
  readonly sevens: number;
  /** Number of sixes, which breaks the tie if both sides have the same number of sevens. */
  readonly sixes: number;
  readonly prime: number;
  readonly settebello: boolean;
}

/** A point that a side's pile wins, and the rule that awards it. */
interface PilePoint {
  readonly rule: keyof typeof PROOFS;
  readonly side: number;
}

/** Returns the points that the sides' piles win, not counting scopas. */
export function pilePoints(
  {sevens, settebello}: Pick<ScopaOptions, 'sevens' | 'settebello'>,
  one: PileCounts,
  other: PileCounts,
): PilePoint[] {
  const points: PilePoint[] = [];
  const point = (rule: PilePoint['rule'], ahead: number): void => {
    if (ahead !== 0) points.push({rule, side: ahead > 0 ? 0 : 1});
  };
  if (sevens === 'primiera') point('scopa.primiera', one.prime - other.prime);
  else point('scopa.most-sevens', one.sevens - other.sevens || one.sixes - other.sixes);
  if (settebello) point('scopa.settebello', one.settebello ? 1 : -1);
  point('scopa.most-diamonds', one.diamonds - other.diamonds);
  point('scopa.most-cards', one.cards - other.cards);
  return points;
}

/** Returns the score lines for the sides' piles, not including scopas. */
export const pileLines = (options: ScopaOptions, one: Pile, other: Pile): ScoreLine[] =>
  pilePoints(options, countsOf(one, options), countsOf(other, options)).map(({rule, side}) => ({
    rule,
    side,
    points: 1,
    cards: PROOFS[rule](side === 0 ? one : other),
  }));

const countsOf = (pile: Pile, {sevens}: ScopaOptions): PileCounts => ({
  cards: pile.length,
  diamonds: diamondsIn(pile).length,
  sevens: sevensIn(pile).length,
  sixes: sixesIn(pile).length,
  prime: sevens === 'primiera' ? primeOf(pile) : 0,
  settebello: pile.includes(SETTEBELLO),
});

const sevensIn = (pile: Pile): Pile => pile.filter((card) => VALUE[card] === 7);

const sixesIn = (pile: Pile): Pile => pile.filter((card) => VALUE[card] === 6);

const diamondsIn = (pile: Pile): Pile => pile.filter((card) => SUITS[card >> 4] === 'D');

/** Returns the best card of each suit in a pile. */
const bestOfSuits = (pile: Pile): Pile =>
  SUITS.flatMap((_, suit) => {
    const cards = pile.filter((card) => card >> 4 === suit).sort((a, b) => PRIME[b]! - PRIME[a]!);
    return cards.slice(0, 1);
  });

/** Functions that return the cards in a pile that prove a point, keyed by the point's rule. */
const PROOFS = {
  'scopa.primiera': bestOfSuits,
  'scopa.most-sevens': sevensIn,
  'scopa.settebello': (): Pile => [SETTEBELLO],
  'scopa.most-diamonds': diamondsIn,
  'scopa.most-cards': (pile: Pile): Pile => pile,
};

/** Returns the prime of a pile, or 0 if a suit is missing. */
export function primeOf(pile: Pile): number {
  const best = bestOfSuits(pile);
  return best.length === SUITS.length ? best.reduce((sum, card) => sum + PRIME[card]!, 0) : 0;
}
