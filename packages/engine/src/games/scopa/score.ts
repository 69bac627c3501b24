import {SUITS, type Card} from '../../card.js';
import type {CardSet} from '../../card-set.js';
import type {Score, ScoreLine} from '../../game.js';
import {DIAMONDS, PRIME, SETTEBELLO, SEVENS, SIXES} from './cards.js';
import type {ScopaDeal} from './deal.js';

type Pile = CardSet;

/** `scopa.score`, and the points of the other rule sets. */
export function scoreOf({options, piles, scopas, redealt}: ScopaDeal): Score {
  if (redealt) {
    const lines = [0, 1].map((side): ScoreLine => ({rule: 'scopa.redeal', side, points: 0, cards: []}));
    return {lines, marks: [0, 0]};
  }
  const [one, other] = piles as [Pile, Pile];
  const lines: ScoreLine[] = [];
  const point = (rule: string, side: number | undefined, cards: readonly Card[]): void => {
    if (side !== undefined) lines.push({rule, side, points: 1, cards});
  };
  /** Who has more of the cards; undefined if nobody has. */
  const more = (cards: CardSet | undefined): number | undefined => {
    const count = (pile: Pile): number => (cards ? pile.intersect(cards) : pile).size;
    return count(one) === count(other) ? undefined : count(one) > count(other) ? 0 : 1;
  };
  if (options['sevens'] === 'primiera') {
    const side = primeWinner(one, other);
    point('scopa.primiera', side, side === undefined ? [] : bestOfSuits(piles[side]!));
  } else {
    const side = more(SEVENS) ?? more(SIXES);
    point('scopa.most-sevens', side, side === undefined ? [] : [...piles[side]!.intersect(SEVENS)]);
  }
  if (options['settebello'] === true) point('scopa.settebello', one.has(SETTEBELLO) ? 0 : 1, [SETTEBELLO]);
  const diamonds = more(DIAMONDS);
  point('scopa.most-diamonds', diamonds, diamonds === undefined ? [] : [...piles[diamonds]!.intersect(DIAMONDS)]);
  const cards = more(undefined);
  point('scopa.most-cards', cards, cards === undefined ? [] : [...piles[cards]!]);
  scopas.forEach((made, side) => {
    if (made.length > 0) lines.push({rule: 'scopa.scopa', side, points: made.length, cards: made});
  });
  const marks = [0, 1].map((side) =>
    lines.filter((line) => line.side === side).reduce((sum, line) => sum + line.points, 0),
  );
  return {lines, marks};
}

/** The best card of each suit that a pile has. */
const bestOfSuits = (pile: CardSet): Card[] =>
  SUITS.flatMap((_, suit) => {
    const cards = [...pile].filter((card) => card >> 4 === suit).sort((a, b) => PRIME[b]! - PRIME[a]!);
    return cards.slice(0, 1);
  });

/** The prime of a pile; 0 where a suit lacks. */
export function primeOf(pile: CardSet): number {
  const best = bestOfSuits(pile);
  return best.length === SUITS.length ? best.reduce((sum, card) => sum + PRIME[card]!, 0) : 0;
}

function primeWinner(one: CardSet, other: CardSet): number | undefined {
  const [here, there] = [primeOf(one), primeOf(other)];
  return here === there ? undefined : here > there ? 0 : 1;
}
