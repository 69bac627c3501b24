import type {Move, Refusal} from '@cartavola/engine';
import {refuse, refuseTurn} from '@cartavola/engine/extend.js';
import type {BriscolaView} from './view.js';

/** Returns why the viewing seat may not make a move. It may play any card in its hand (`briscola.play`). */
export function refusalIn(view: BriscolaView, move: Move): Refusal | undefined {
  const refusal = refuseTurn(view, move.type === 'play');
  if (refusal) return refusal;
  return view.moves.some(({card}) => card === move.card) ? undefined : refuse('common.card');
}
