import {mappedDeck, type Game, type MappedDeck, type Options} from '@cartavola/engine';
import type {Deck} from './deck.js';
import {french} from './decks/french.js';
import {frenchInFour} from './decks/french-4.js';
import {italian} from './decks/italian.js';

/** A line a deck, the usual one first; those that are registered come after them. */
const DECKS: Deck[] = [french, frenchInFour, italian];

/** The deck where nothing is said. */
export const USUAL_DECK = french.id;

/** Adds a deck: from then on it can be named wherever those that come with the kit can. Another of the same id gives way to it. */
export function registerDeck(deck: Deck): void {
  const place = DECKS.findIndex(({id}) => id === deck.id);
  DECKS.splice(place < 0 ? DECKS.length : place, 1, deck);
}

/** The deck of an id; undefined where there is none. */
export const deckNamed = (id: string): Deck | undefined => DECKS.find((deck) => deck.id === id);

/** The deck of an id as a game is played with it; undefined where there is none, or the game is not played with it. */
export function deckFor(
  id: string,
  game: Pick<Game, 'id' | 'mappings' | 'ranks'>,
  options?: Options,
): MappedDeck<Deck> | undefined {
  const deck = deckNamed(id);
  return deck && mappedDeck(deck, game, options);
}

/** Every deck there is now, the usual one first. */
export const allDecks = (): readonly Deck[] => DECKS;
