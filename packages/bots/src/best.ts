import type {Card, Move, Random} from '@cartavola/engine';
import type {Choice} from './choice.js';

/** The choice of highest value; among equals any. */
export function best(choices: readonly Choice[], random: Random): Choice {
  const highest = Math.max(...choices.map(({value}) => value));
  const equals = choices.filter(({value}) => value >= highest - 1e-9);
  const choice = equals[random.below(equals.length)]!;
  return choices.length === 1 ? {...choice, reasons: [{id: 'only-move', cards: cardsOf(choice.move)}]} : choice;
}

const cardsOf = ({card, left, right, cards}: Move): readonly Card[] => [
  ...[card ?? left ?? [], right ?? []].flat(),
  ...(cards ?? []),
];
