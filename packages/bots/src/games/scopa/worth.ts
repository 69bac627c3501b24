import {rankOf, suitOf, type Card} from '@cartavola/engine';
import {PRIME, SETTEBELLO, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {WEIGHTS} from './weights.js';

/** Prime value of a court card, the lowest. */
const COURT = 10;

/** Value of having a card in the pile under this deal's rules, in points. */
export function worthOf(card: Card, {options}: ScopaView): number {
  const rank = rankOf(card);
  const sevens =
    options.sevens === 'primiera'
      ? WEIGHTS.prime * (PRIME[card]! - COURT)
      : rank === '7'
        ? WEIGHTS.seven
        : rank === '6'
          ? WEIGHTS.six
          : 0;
  return (
    WEIGHTS.card +
    sevens +
    (suitOf(card) === 'D' ? WEIGHTS.diamond : 0) +
    (card === SETTEBELLO && options.settebello ? WEIGHTS.settebello : 0)
  );
}

export const worthOfAll = (cards: readonly Card[], view: ScopaView): number =>
  cards.reduce((sum, card) => sum + worthOf(card, view), 0);
