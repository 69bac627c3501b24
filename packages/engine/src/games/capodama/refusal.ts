import type {Card} from '../../card.js';
import type {Move, Refusal} from '../../move.js';
import {refuse, refuseTurn} from '../../refusal.js';
import {ACE_OF_HEARTS, DOUBLE_SUITS, isTrump, KING_OF_HEARTS, variantOf, type Variant} from './cards.js';
import {packOf} from './pack.js';
import type {CapodamaView} from './view.js';

/** Returns the rule that forbids giving the card, if any. With four or five players, K♥ is an ordinary card. */
function ruleAgainst({partners}: Variant, card: Card, toCapo: boolean): string | undefined {
  if (card === ACE_OF_HEARTS) return 'capodama.keep-ace';
  if (!toCapo || !partners.includes(card)) return undefined;
  return card === KING_OF_HEARTS ? 'capodama.king' : 'capodama.dama-not-to-capo';
}

/** Returns the reason why the viewing seat may not make the move, or undefined if it may. */
export function refusalIn(view: CapodamaView, move: Move): Refusal | undefined {
  const {phase, fourth, capo} = view;
  const viewer = view.viewer as number;
  const seats = view.hands.length;
  const variant = variantOf(view.options);
  const card = move.card!;
  const early = refuseTurn(view, move.type === (phase === 'exchange' ? 'give' : phase));
  if (early) return early;
  if (phase === 'double') return DOUBLE_SUITS.includes(move.suit!) ? undefined : refuse('capodama.double');
  if (phase === 'trump') {
    if (!packOf(view.options).includes(card)) return refuse('common.card');
    return isTrump(card) ? refuse('capodama.fourth-trump', [card]) : undefined;
  }
  const hand = view.hands[viewer]!;
  if (phase === 'play') {
    if (!hand.includes(card)) return refuse('common.card');
    if (view.moves.some((legal) => legal.card === card)) return undefined;
    const follow = view.moves.map((legal) => legal.card!).filter((legal) => legal >> 4 === view.trick.cards[0]! >> 4);
    return refuse(follow.every((one) => isTrump(one, fourth)) ? 'capodama.no-impasse' : 'capodama.follow', follow);
  }
  const given = variant.gifts === 1 ? [move.left!] : [move.left!, move.right!];
  if (given[0] === given[1] || !given.every((one) => hand.includes(one))) return refuse('common.card');
  for (const [place, one] of given.entries()) {
    const rule = ruleAgainst(variant, one, (viewer + (place === 0 ? 1 : seats - 1)) % seats === capo);
    if (rule) return refuse(rule, [one]);
  }
  return undefined;
}
