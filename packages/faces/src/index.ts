import type {ItalianFaces} from '@cartavola/engine';
import type {Deck, DeckFaces} from './face.js';

export * from './face.js';

/** Loads a deck: each is a chunk of its own. `italian`: how the game's cards are shown as Italian ones; with the Italian deck only, and there it must be given. */
export async function loadDeck(deck: Deck, italian?: ItalianFaces): Promise<DeckFaces> {
  if (deck === 'italian') {
    if (!italian) throw new RangeError('The Italian deck needs to know which card stands for which.');
    return (await import('./italian.js')).italianFaces(italian);
  }
  return (await import('./french.js')).frenchFaces(deck === 'french-4');
}
