// Which cards beat others and may still come, derived from the cards that the viewer has seen.
import {parseCard, rankOf, suitOf, type Card} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {packOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {PACK as CAPRA_PACK} from '@cartavola/engine/games/capra/rules.js';
import {ORDERS, type Said, type TrickView} from './outcome-meanings.js';

/** Order of two cards of the same suit in a trick: positive if the first one beats the other. */
function heightOver({view}: Said, one: Card, other: Card): number {
  const height = (card: Card): number => {
    const trump = view.game === 'capodama' ? ['QH', '7H', 'AH'].indexOf(rankOf(card) + suitOf(card)) : -1;
    if (trump >= 0) return 101 + trump;
    return view.game === 'capodama' && card === (view as CapodamaView).fourth
      ? 100
      : -ORDERS[view.game as keyof typeof ORDERS].indexOf(rankOf(card));
  };
  return height(one) - height(other);
}

/** Cards that others may still play, as far as the viewer can know: all cards except those that it has seen go. */
function stillToCome({view}: Said): readonly Card[] {
  const {tricks, trick} = view as TrickView;
  const own = view.hands[view.viewer as number]!;
  const piles = (view.position as {readonly piles?: readonly (readonly Card[])[]} | undefined)?.piles ?? [];
  const laid = [...tricks, trick].flatMap((one) =>
    'plays' in one ? one.plays.flatMap(({cards}) => cards) : one.cards,
  );
  const gone = view.game === 'calypso' ? (view as CalypsoView).gone : [];
  // Cards laid as gifts have left the hand, but the others don't have them yet.
  const gifts = view.game === 'capodama' && !(view as CapodamaView).handed ? (view as CapodamaView).gifts : [];
  const given = gifts[view.viewer as number]?.map(({card}) => card) ?? [];
  const seen = [...own, ...given, ...laid, ...piles.flat(), ...gone];
  const pack =
    view.game === 'capra'
      ? CAPRA_PACK
      : view.game === 'capodama'
        ? packOf((view as CapodamaView).options)
        : [...'SHDC'].flatMap((suit) => [...ORDERS.calypso].map((rank) => parseCard(rank + suit)!));
  const copies = view.game === 'calypso' ? 4 : 1;
  return pack.filter((card) => seen.filter((one) => one === card).length < copies);
}

/** Cards that may still come and that one of some cards beats in its suit. */
export const beatenBy = (said: Said, cards: readonly Card[]): readonly Card[] =>
  stillToCome(said).filter((other) =>
    cards.some((card) => suitOf(card) === suitOf(other) && heightOver(said, card, other) > 0),
  );

export function isTrumpIn(view: TrickView, card: Card): boolean {
  if (view.game === 'capra') return suitOf(card) === view.trump;
  if (view.game === 'calypso') return suitOf(card) === view.trumps[view.viewer as number];
  return ['QH', '7H', 'AH'].includes(rankOf(card) + suitOf(card)) || card === view.fourth;
}
