import {THEMES, type Theme} from '@cartavola/diagrams';
import {failure, type Result} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import type {Shape} from '@cartavola/faces/render-card.js';
import {languageFor, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import type {Attributes} from './attributes.js';
import {drawShape} from './draw-shape.js';
import {loadLooks} from './look.js';

/** Defaults for attributes that a block doesn't set. */
export interface PictureOptions {
  /** Language of the text in pictures. Defaults to `en`. */
  readonly language?: Language;
  /** Id of the deck. Defaults to `french`. */
  readonly deck?: string;
  /** Theme. Defaults to `felt` for tables and `plain` for cards alone. */
  readonly theme?: Theme;
  /** Width in pixels. Defaults to 640. */
  readonly width?: number;
}

/** Draws blocks synchronously. Created by `loadPictures`. */
export interface Pictures {
  /** Default language of the text in pictures. */
  readonly language: Language;
  /** Default deck. */
  readonly deck: string;
  /** Draws the content of a block as SVG. Fails if an attribute is invalid. */
  draw(content: Notation, attributes: Attributes): Result<Shape>;
}

/** Loads the words and drawings of all languages, decks and games. Rejects if an option has an unknown value. */
export async function loadPictures({
  language = USUAL_LANGUAGE,
  deck = USUAL_DECK,
  theme,
  width = 640,
}: PictureOptions = {}): Promise<Pictures> {
  if (!languageFor(language)) throw new RangeError(`"${language}" is not a language of the kit.`);
  if (!deckNamed(deck)) throw new RangeError(`"${deck}" is not a deck.`);
  if (theme !== undefined && !THEMES.includes(theme)) throw new RangeError(`"${String(theme)}" is not a theme.`);
  const looks = await loadLooks();
  const usual = {deck, lang: language, ...(theme && {theme})};
  return {
    language,
    deck,
    draw(content, attributes) {
      try {
        return drawShape(content, {...usual, ...attributes}, looks, width);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return failure('diagram.card', '', error.message);
      }
    },
  };
}
