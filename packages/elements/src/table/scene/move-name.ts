import {cardsOf, type Card, type Move} from '@cartavola/engine';
import type {CoachWords} from '@cartavola/words/coach/reason-words.js';
import type {Scene} from './scene.js';

/** Returns a move in a few words: its cards, or the suit that it names. */
export function nameOf(move: Move, {cards: names}: Pick<Scene, 'cards'>, coach: CoachWords): string {
  if (move.suit) return names.suit(move.suit);
  const {takes = []} = move;
  const own = laidBy(move);
  return own.length > 0 ? coach.naming(own.map(names.the), takes.map(names.theRank)) : coach.wait;
}

/** Returns the cards that a move lays, but not those it takes. */
export const laidBy = (move: Move): readonly Card[] => cardsOf(move).filter((card) => !move.takes?.includes(card));

/** Returns the reasons for a move as sentences, without duplicates. */
export const saidOf = (
  reasons: readonly {readonly id: string; readonly cards: readonly Card[]; readonly points?: number}[],
  coach: CoachWords,
): string =>
  [...new Set(reasons.map(({id, cards, points}) => coach.reason(id, cards, points) ?? ''))].filter(Boolean).join(' ');
