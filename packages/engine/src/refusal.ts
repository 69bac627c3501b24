import type {Card} from './card.js';
import type {Deal} from './deal.js';
import type {Game} from './game.js';
import type {Move, Refusal, Seat} from './move.js';
import type {View} from './view.js';

/** Creates a refusal from a rule's id and the cards that prove it. */
export const refuse = (rule: string, cards: readonly Card[] = []): Refusal => ({rule, cards});

/** Returns the reason why the seat may not make the move in the deal, or undefined if it may. */
export const refusalOf = (game: Game, deal: Deal, seat: Seat, move: Move): Refusal | undefined =>
  game.refusal(game.view(deal, seat), move);

/** Returns a refusal if the viewer may not act now, or if this type of move isn't possible now. */
export function refuseTurn({viewer, turn}: View, isDue: boolean): Refusal | undefined {
  if (typeof viewer !== 'number') return refuse('common.turn');
  if (!isDue) return refuse('common.type');
  return turn.includes(viewer) ? undefined : refuse('common.turn');
}
