import type {Move, Refusal} from '../../move.js';
import {refuse, refuseTurn} from '../../refusal.js';
import {VALUE} from './cards.js';
import {takesAll, valueOf} from './moves.js';
import type {ScopaView} from './view.js';

/** Returns the reason why the viewing seat may not make the move, or undefined if it may. */
export function refusalIn(view: ScopaView, move: Move): Refusal | undefined {
  const {card, takes = []} = move;
  const early = refuseTurn(view, !view.over && move.type === 'play');
  if (early) return early;
  const legal = view.moves.filter((one) => one.card === card);
  const isCapture = new Set(takes).size === takes.length && takes.every((one) => view.table.includes(one));
  if (legal.length === 0 || !isCapture) return refuse('common.card');
  const sets = legal.map((one) => one.takes ?? []);
  if (sets.some((set) => set.length === takes.length && set.every((one) => takes.includes(one)))) return undefined;
  if (takesAll(view.options, card!)) return refuse('scopa.ace-takes-all', sets[0]);
  return valueOf(takes) === VALUE[card!] ? refuse('scopa.single-first', sets.flat()) : refuse('scopa.capture', sets[0]);
}
