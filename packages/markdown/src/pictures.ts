import {THEMES, type Theme} from '@cartavola/diagrams';
import {failure, type Result} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import type {Shape} from '@cartavola/faces/render-card.js';
import {languageFor, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import type {Attributes} from './attributes.js';
import {drawShape} from './draw-shape.js';
import {loadLooks} from './look.js';

/** How pictures are drawn, where a block does not say it. */
export interface PictureOptions {
  /** Language of the texts; `en` if left out. */
  readonly language?: Language;
  /** Id of the deck; `french` if left out. */
  readonly deck?: string;
  /** Colours; if left out, `felt` for a table and `plain` for cards alone. */
  readonly theme?: Theme;
  /** Width in pixels; 640 if left out. */
  readonly width?: number;
}

/** Draws blocks without waiting for anything: `loadPictures` makes it. */
export interface Pictures {
  /** Language of the texts, where a block does not say it. */
  readonly language: Language;
  /** Deck, where a block does not name it. */
  readonly deck: string;
  /** Draws what a block says, as an SVG; fails where its attributes do not fit. */
  draw(content: Notation, attributes: Attributes): Result<Shape>;
}

/** Loads the words and drawings of all languages, decks and games there are. Rejects if the options name none of them. */
export async function loadPictures({
  language = USUAL_LANGUAGE,
  deck = USUAL_DECK,
  theme,
  width = 640,
}: PictureOptions = {}): Promise<Pictures> {
  if (!languageFor(language)) throw new RangeError(`"${language}" is not a language that the kit has.`);
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
