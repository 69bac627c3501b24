import type {MappedDeck, Mapping} from '@cartavola/engine';
import type {Deck} from './deck.js';
import type {Drawing} from './drawing.js';

/** Deck with its loaded drawing and its mapping for a game. */
export interface DrawnDeck {
  readonly drawing: Drawing;
  readonly mapping: Mapping;
}

/** Loads the drawing of a deck. */
export const loadDrawing = async ({deck, mapping}: MappedDeck<Deck>): Promise<DrawnDeck> => ({
  drawing: await deck.drawing(),
  mapping,
});
