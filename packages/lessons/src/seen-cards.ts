import type {Card, Fact, Seat, View} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';

/** Removes each of the cards from a list once. Returns the rest. */
function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Finds the cards in the pack that the reader hasn't seen in the hand, on the table, played or taken. */
export const unseenBy = ({lessonGame: {game}, options, seen, seat, open, shown, start}: Exercise): readonly Card[] =>
  without(game.positions.cards(options), [...seen, ...(open ? [] : seenIn(shown, start, seat))]);

/** Finds the cards that others have shown in these events, and those that the seat has received or drawn. */
export function seenIn(facts: readonly Fact[], start: View, seat: Seat): readonly Card[] {
  let before = start;
  return facts.flatMap((fact) => {
    const got = without(fact.view.hands[seat]!, before.hands[seat]!);
    before = fact.view;
    if ((fact.type !== 'played' && fact.type !== 'laid') || fact.seat === seat) return got;
    return [...got, ...(fact.type === 'played' ? [fact.card] : fact.cards)];
  });
}
