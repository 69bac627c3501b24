import {failure, type Result} from '@cartavola/engine';
import {deckNamed, USUAL_DECK} from '@cartavola/faces';
import type {Candidate} from './reader-settings.js';

/** Returns an element's own value as the only candidate, or no candidates if there is no value. */
export const ownValue = (value: string | null | undefined): readonly Candidate[] =>
  value === undefined || value === null ? [] : [{value, isOwn: true}];

/**
 * Returns the first candidate deck that the game has, or else the default deck. The reader's choice or the surrounding
 * settings may specify a deck that the game doesn't have. Fails if the game doesn't have the deck set on the element
 * itself.
 */
export function firstDeck<D>(candidates: readonly Candidate[], deckNamed: (id: string) => D | undefined): Result<D> {
  for (const {value, isOwn} of candidates) {
    const deck = deckNamed(value);
    if (deck) return {ok: true, value: deck};
    if (isOwn) return failure('attribute.deck', 'deck', `This game has no deck "${value}".`);
  }
  const usual = deckNamed(USUAL_DECK);
  return usual ? {ok: true, value: usual} : failure('attribute.deck', 'deck', `This game has no deck "${USUAL_DECK}".`);
}

/** Whether the first deck that can be used has Italian suits. */
export function isLatin(candidates: readonly Candidate[]): boolean {
  const first = firstDeck(candidates, deckNamed);
  return first.ok && first.value.suitSystem === 'latin';
}
