import {formatCard, type Card} from '@cartavola/engine';

/** Keys for the cards of one group: each card's code, and from its second equal on how many there were: `AS`, `AS.2`. */
export function keysOf(cards: readonly Card[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const code = formatCard(card);
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count === 1 ? code : `${code}.${count}`;
  });
}
