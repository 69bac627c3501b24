import {mappedDeck, type DeckUser, type MappedDeck, type Options} from '@cartavola/engine';
import type {Deck} from './deck.js';
import {french} from './decks/french.js';
import {frenchInFour} from './decks/french-4.js';
import {italian} from './decks/italian.js';

/** Available decks, with the default deck first and registered decks last. */
const DECKS: Deck[] = [french, frenchInFour, italian];

/** Id of the default deck. */
export const USUAL_DECK = french.id;

/** Registers a deck, which can then be used by its id like a built-in deck. Replaces a deck with the same id. */
export function registerDeck(deck: Deck): void {
  const place = DECKS.findIndex(({id}) => id === deck.id);
  DECKS.splice(place < 0 ? DECKS.length : place, 1, deck);
}

/** Finds a deck by id. Returns undefined if there is none. */
export const deckNamed = (id: string): Deck | undefined => DECKS.find((deck) => deck.id === id);

/**
 * Finds a deck by id, with its mapping for a game. Returns undefined if there is none, or if the game can't be played
 * with it.
 */
export function deckFor(id: string, game: DeckUser, options?: Options): MappedDeck<Deck> | undefined {
  const deck = deckNamed(id);
  return deck && mappedDeck(deck, game, options);
}

/** Returns all decks, with the default deck first. */
export const allDecks = (): readonly Deck[] => DECKS;
