import {knownIn, type Card} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';

/** Takes cards out of a list of cards, each once; returns the rest. */
function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Finds the cards of the pack that the reader has not seen: neither in hand, nor on the table, nor played or taken. */
export function unseenBy({lessonGame: {game}, position, seat, open, shown, start, view}: Exercise): readonly Card[] {
  const hands = position.hands.map((hand, owner) => (open || owner === seat ? hand : []));
  const seen = knownIn(game, {...position, hands, stock: []});
  const played = shown.flatMap((fact) => {
    if (open || (fact.type !== 'played' && fact.type !== 'laid') || fact.seat === seat) return [];
    return fact.type === 'played' ? [fact.card] : fact.cards;
  });
  const received = without(view.hands[seat]!, start.hands[seat]!);
  return without(game.positions.cards(position.options), [...seen, ...played, ...received]);
}
