import {failure, mappedDeck, type MappedDeck, type Result} from '@cartavola/engine';
import {allDecks, deckNamed, type Deck} from '@cartavola/faces';
import {firstDeck} from './first-deck.js';
import {notAGame} from '../not-a-game.js';
import type {Candidate} from './reader-settings.js';

/** Returns the first deck in the list that exists. Fails if the one set on the element itself does not exist. */
export function namedDeck(decks: readonly Candidate[]): Result<Deck> {
  const named = firstDeck(decks, deckNamed);
  if (named.ok) return named;
  const ids = allDecks().map(({id}) => id);
  return failure('attribute.deck', 'deck', `The deck must be one of: ${ids.join(', ')}.`, {values: ids});
}

/**
 * Maps the deck to the given game, or to the first surrounding game that can use it. Without a game, uses the deck's
 * default mapping.
 */
export async function deckForCards(
  decks: readonly Candidate[],
  game: string,
  around: readonly string[],
): Promise<Result<MappedDeck<Deck>>> {
  const usual = (deck: Deck): MappedDeck<Deck> => ({deck, mapping: deck.usual});
  const first = firstDeck(decks, deckNamed);
  const isAnywhere = game === '' && around.length === 0;
  if (first.ok && (first.value.isPlain || isAnywhere)) return {ok: true, value: usual(first.value)};
  const {rules} = await import('@cartavola/engine/rules/games.js');
  if (game !== '' && !rules.some(({id}) => id === game)) return notAGame(rules.map(({id}) => id));
  return firstDeck(decks, (named) => {
    const deck = deckNamed(named);
    if (!deck || deck.isPlain) return deck && usual(deck);
    const of = (id: string): MappedDeck<Deck> | undefined => {
      const known = rules.find((one) => one.id === id);
      return known && mappedDeck(deck, known);
    };
    return game === '' ? (around.map(of).find(Boolean) ?? usual(deck)) : of(game);
  });
}
