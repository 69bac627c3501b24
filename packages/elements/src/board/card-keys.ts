import {formatCard, type Card} from '@cartavola/engine';

/** Returns unique keys for a group's cards: the code, with a number for duplicates (`AS` and `AS.2`). */
export function keysOf(cards: readonly Card[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const code = formatCard(card);
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count === 1 ? code : `${code}.${count}`;
  });
}
