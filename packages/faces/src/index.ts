import type {MappedDeck} from '@cartavola/engine';
import {cardPicture, signPicture} from './card-picture.js';
import type {Deck} from './deck.js';
import {loadDrawing} from './drawn-deck.js';
import type {DeckFaces, DrawCharacter} from './face.js';
import {BACK_FIGURES, backsRow} from './paper.js';
import {shown, shownLast} from './shown.js';
import {UsedFigures} from './used-figures.js';

export {CHARACTERS, type Character} from './characters.js';
export type {Deck} from './deck.js';
export {allDecks, deckFor, deckNamed, registerDeck, USUAL_DECK} from './decks.js';
export type {Drawing, DrawnSuit} from './drawing.js';
export type {FaceOptions} from './card-picture.js';
export {shown} from './shown.js';
export {back, faceStyles, type DeckFaces, type DrawCharacter} from './face.js';

/** Loads a deck's drawing for a game's cards. Each drawing is in a separate chunk. */
export async function loadFaces(mapped: MappedDeck<Deck>): Promise<DeckFaces> {
  const drawn = await loadDrawing(mapped);
  const used = new UsedFigures([...drawn.drawing.figures, ...BACK_FIGURES]);
  return {
    get defs() {
      return shownLast(() => used.list);
    },
    face: (card, options) => shown(used.by(cardPicture(drawn, card, options, true))),
    back: (count = 1, most = count) => shown(used.by(backsRow(count, most))),
    sign: (suit) => shown(signPicture(drawn, suit)),
  };
}

/** Loads the characters' pictures, which are in a separate chunk. */
export async function loadCharacters(): Promise<DrawCharacter> {
  const {characterPictures} = await import('./character-pictures.js');
  return (character) => shown(characterPictures[character]);
}
