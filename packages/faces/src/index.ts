import type {Deck, DeckFaces, ItalianMapping} from './face.js';

export * from './face.js';

/** Loads a deck: each is a chunk of its own. The mapping is read for the Italian deck only. */
export async function loadDeck(deck: Deck, mapping: ItalianMapping): Promise<DeckFaces> {
  if (deck === 'italian') return (await import('./italian.js')).italianFaces(mapping);
  return (await import('./french.js')).frenchFaces(deck === 'french-4');
}
