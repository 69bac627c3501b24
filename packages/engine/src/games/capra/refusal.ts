import {SUITS} from '../../card.js';
import type {Move, Refusal} from '../../move.js';
import {refuse} from '../../refusal.js';
import {HAND, isOneSuit} from './cards.js';
import {beats, inOrder} from './moves.js';
import type {CapraView} from './view.js';

/** Returns the reason why the viewing seat may not make the move, or undefined if it may. */
export function refusalIn(view: CapraView, move: Move): Refusal | undefined {
  const {viewer, over, best} = view;
  if (typeof viewer !== 'number') return refuse('common.turn');
  const {type, cards = []} = move;
  const isAnswer = type === 'waive' || type === 'claim';
  if (view.settling ? view.part !== 'asked' || !isAnswer : type === 'waive' && !over) {
    return refuse('capra.claim-priority');
  }
  if (over) return refuse('common.type');
  if (type === 'waive') return undefined;
  if (type !== 'claim') {
    if (best.length === 0 ? type !== 'lead' : type !== 'beat' && type !== 'fold') return refuse('common.type');
    if (!view.turn.includes(viewer)) return refuse('common.turn');
  }
  const hand = view.hands[viewer]!;
  const areHeld = cards.every((card, place) => hand.includes(card) && cards.indexOf(card) === place);
  if (cards.length === 0 || !areHeld) return refuse('common.card');
  if (type === 'lead') return isOneSuit(cards) ? undefined : refuse('capra.lead', cards);
  if (type === 'fold') return cards.length === best.length ? undefined : refuse('capra.fold', best);
  if (type === 'beat')
    return beats(inOrder(cards), best, SUITS.indexOf(view.trump)) ? undefined : refuse('capra.beat', best);
  const mayClaim = cards.length === HAND && view.moves.some((legal) => legal.type === 'claim');
  return mayClaim ? undefined : refuse('capra.claim', cards);
}
