import type {Card} from './card.js';
import type {Refusal, View} from './game.js';

export const refuse = (rule: string, cards: readonly Card[] = []): Refusal => ({rule, cards});

/** What every game refuses: a type of move that is not `due`, and another's turn. */
export function refuseTurn({viewer, turn}: View, isDue: boolean): Refusal | undefined {
  if (typeof viewer !== 'number') return refuse('common.turn');
  if (!isDue) return refuse('common.type');
  return turn.includes(viewer) ? undefined : refuse('common.turn');
}
