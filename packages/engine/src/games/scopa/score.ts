import {SUITS, type Card} from '../../card.js';
import type {Score, ScoreLine} from '../../score.js';
import {cardsIn} from '../../masks.js';
import {PILES, PRIME, SETTEBELLO, VALUE} from './cards.js';
import type {ScopaDeal} from './deal.js';
import type {ScopaOptions} from './options.js';

type Pile = readonly Card[];

/** `scopa.score`: scores a finished deal, with the points of the other rule sets. */
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
  const marks = [0, 1].map((side) => lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0));
  return {lines, marks};
}

/** Score lines of the sides' piles, without the scopas. */
export function pileLines(options: ScopaOptions, one: Pile, other: Pile): ScoreLine[] {
  const lines: ScoreLine[] = [];
  /** Adds a point for a side, if any, with the proof from its pile. */
  const point = (rule: string, side: number | undefined, proof: (pile: Pile) => Pile): void => {
    if (side !== undefined) lines.push({rule, side, points: 1, cards: proof(side === 0 ? one : other)});
  };
  /** Index of the side whose pile counts more; undefined on a tie. */
  const more = (count: (pile: Pile) => number): number | undefined =>
    count(one) === count(other) ? undefined : count(one) > count(other) ? 0 : 1;
  if (options.sevens === 'primiera') point('scopa.primiera', more(primeOf), bestOfSuits);
  else
    point('scopa.most-sevens', more((pile) => sevensIn(pile).length) ?? more((pile) => sixesIn(pile).length), sevensIn);
  if (options.settebello) point('scopa.settebello', one.includes(SETTEBELLO) ? 0 : 1, () => [SETTEBELLO]);
  point(
    'scopa.most-diamonds',
    more((pile) => diamondsIn(pile).length),
    diamondsIn,
  );
  point(
    'scopa.most-cards',
    more((pile) => pile.length),
    (pile) => pile,
  );
  return lines;
}

const sevensIn = (pile: Pile): Pile => pile.filter((card) => VALUE[card] === 7);

const sixesIn = (pile: Pile): Pile => pile.filter((card) => VALUE[card] === 6);

const diamondsIn = (pile: Pile): Pile => pile.filter((card) => SUITS[card >> 4] === 'D');

/** Best card of each suit in a pile. */
const bestOfSuits = (pile: Pile): Pile =>
  SUITS.flatMap((_, suit) => {
    const cards = pile.filter((card) => card >> 4 === suit).sort((a, b) => PRIME[b]! - PRIME[a]!);
    return cards.slice(0, 1);
  });

/** Prime of a pile; 0 if a suit is missing. */
export function primeOf(pile: Pile): number {
  const best = bestOfSuits(pile);
  return best.length === SUITS.length ? best.reduce((sum, card) => sum + PRIME[card]!, 0) : 0;
}
