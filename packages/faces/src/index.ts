import type {MappedDeck} from '@cartavola/engine';
import {cardPicture, signPicture} from './card-picture.js';
import type {Deck} from './deck.js';
import {loadDrawing} from './drawn-deck.js';
import type {DeckFaces} from './face.js';
import {allShown, shown} from './shown.js';

export type {Deck} from './deck.js';
export {allDecks, deckFor, deckNamed, registerDeck, USUAL_DECK} from './decks.js';
export type {Drawing, DrawnSuit} from './drawing.js';
export type {FaceOptions} from './card-picture.js';
export {back, faceStyles, type DeckFaces} from './face.js';

/** Loads the drawing of a deck, for the cards of a game: each is a chunk of its own. */
export async function loadFaces(mapped: MappedDeck<Deck>): Promise<DeckFaces> {
  const drawn = await loadDrawing(mapped);
  return {
    defs: allShown(drawn.drawing.figures),
    face: (card, options) => shown(cardPicture(drawn, card, options)),
    sign: (suit) => shown(signPicture(drawn, suit)),
  };
}
