import type {Move, Refusal} from '../../move.js';
import {refuse, refuseTurn} from '../../refusal.js';
import type {CalypsoView} from './view.js';

/** Returns the reason why the viewing seat may not make the move, or undefined if it may. */
export function refusalIn(view: CalypsoView, move: Move): Refusal | undefined {
  const early = refuseTurn(view, !view.over && move.type === 'play');
  if (early) return early;
  if (!view.hands[view.viewer as number]!.includes(move.card!)) return refuse('common.card');
  const due = view.moves.map(({card}) => card!);
  if (due.includes(move.card!)) return undefined;
  return refuse(due[0]! >> 4 === view.trick.cards[0]! >> 4 ? 'calypso.follow' : 'calypso.overruff', due);
}
