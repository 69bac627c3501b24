import type {Card, Suit} from '@cartavola/engine';
import {cardPicture, signPicture, type FaceOptions} from './card-picture.js';
import type {DrawnDeck} from './drawn-deck.js';
import {markup} from './markup.js';
import {BACK} from './paper.js';

/**
 * Renders cards as strings for servers and the command line, with the same markup as on pages. Add the colours
 * (`faceStyles.cssText`) and the figures of court cards (`renderFigures`) once per page.
 */

export {deckFor} from './decks.js';
export {loadDrawing, type DrawnDeck} from './drawn-deck.js';
export {markup} from './markup.js';
export type {Shape, Shapes} from './shape.js';
export {StillCards, type CardPlace} from './still.js';

/**
 * Renders a face-up card as an `<svg>`.
 * @throws RangeError if the deck has no such card
 */
export const renderCard = (deck: DrawnDeck, card: Card, options: FaceOptions = {}): string =>
  markup(cardPicture(deck, card, options));

/** Renders only the pip of a suit, as an `<svg>`. */
export const renderSuitSign = (deck: DrawnDeck, suit: Suit): string => markup(signPicture(deck, suit));

/** Renders the back of a card as an `<svg>`. */
export const renderBack = (): string => markup(BACK);

/** Renders the half figures that court cards refer to, as the content of a `<defs>`. */
export const renderFigures = ({drawing}: DrawnDeck): string => drawing.figures.map(markup).join('');
