import {readPointing, THEMES, type Frame, type Pointing} from '@cartavola/diagrams';
import {allDecks, deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {LETTERS} from '@cartavola/engine/notation.js';
import type {Language} from '@cartavola/words';
import {languageFrom} from './given-language.js';
import {WrongUse} from './surroundings.js';

/** Minimum, maximum and default width of a picture in pixels. The limits also apply to the height. */
export const NARROWEST = 80;
export const WIDEST = 4000;
export const USUAL_WIDTH = 640;

/** Picture formats, with the default first. */
export const FORMATS = ['svg', 'png'] as const;
type Format = (typeof FORMATS)[number];

/** Maximum number of PNG pixels per pixel of the picture, in each direction. */
export const LARGEST_SCALE = 4;
export const USUAL_SCALE = 2;

/** Options for a drawing. */
export interface DrawSettings {
  readonly language: Language;
  readonly deck: string;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
  /** Size and caption of a picture with a fixed height. */
  readonly frame: Frame | undefined;
  /** Number of the seat from whose view to draw the match. If undefined, all hands are open. */
  readonly seat: string | undefined;
  /** Number of moves after which to draw a match. If undefined, the match is drawn after all moves. */
  readonly ply: string | undefined;
  /** Whether to draw a match after every move. */
  readonly isEach: boolean;
  /** Dimmed cards and arrows. */
  readonly pointing: Pointing;
  readonly format: Format;
  /** PNG pixels per pixel of the picture. */
  readonly scale: number;
  readonly font: string | undefined;
}

type Options = Readonly<Record<string, string | undefined>>;

/** Reads the drawing options of `draw`. Throws `WrongUse`. */
export function settingsFrom(options: Options): DrawSettings {
  const theme = THEMES.find((one) => one === (options['theme'] ?? THEMES[0]));
  if (!theme) throw new WrongUse(`--theme must be one of ${THEMES.join(', ')}`);
  const width = numberFrom(options['width'], 'width') ?? USUAL_WIDTH;
  if (width < NARROWEST || width > WIDEST) throw new WrongUse(`--width must be from ${NARROWEST} to ${WIDEST}`);
  const deck = options['deck'] ?? USUAL_DECK;
  if (!deckNamed(deck)) {
    const ids = allDecks().map(({id}) => id);
    throw new WrongUse(`--deck must be one of ${ids.join(', ')}`);
  }
  const {ply, seat, 'every-ply': each} = options;
  for (const name of ['ply', 'seat']) numberFrom(options[name], name);
  if (each && ply !== undefined) throw new WrongUse('use either --ply or --every-ply, not both');
  return {
    language: languageFrom(options['lang']),
    deck,
    theme,
    width,
    frame: frameFrom(options, width),
    seat,
    ply,
    isEach: Boolean(each),
    pointing: pointingFrom(options),
    ...formatFrom(options),
  };
}

/** Reads the height and the caption of a picture. */
function frameFrom({height: written, caption}: Options, width: number): Frame | undefined {
  const height = numberFrom(written, 'height');
  if (height === undefined) {
    if (caption !== undefined) throw new WrongUse('--caption needs a --height, such as --width 1200 --height 630');
    return undefined;
  }
  if (height < NARROWEST || height > WIDEST) throw new WrongUse(`--height must be from ${NARROWEST} to ${WIDEST}`);
  return {width, height, caption: caption?.trim() ?? ''};
}

/** Reads the dimmed cards and the arrows, which use the same card letters as the text. */
function pointingFrom({dim, arrows, letters}: Options): Pointing {
  const written = {...(dim !== undefined && {dim}), ...(arrows !== undefined && {arrows})};
  const read = readPointing(written, LETTERS.find((one) => one === letters) ?? 'en');
  if (!read.ok) throw new WrongUse(`--${read.problem.path}: ${read.problem.message}`);
  return read.value;
}

/** Reads the output format. Without `--format`, the file extension determines it. */
function formatFrom(options: Options): Pick<DrawSettings, 'format' | 'scale' | 'font'> {
  const {output = '', font} = options;
  const asked = options['format'] ?? FORMATS.find((one) => output.toLowerCase().endsWith(`.${one}`)) ?? FORMATS[0];
  const format = FORMATS.find((one) => one === asked);
  if (!format) throw new WrongUse(`--format must be one of ${FORMATS.join(', ')}`);
  for (const name of ['scale', 'font'])
    if (format === 'svg' && options[name] !== undefined) throw new WrongUse(`--${name} is for PNG pictures`);
  const scale = Number(options['scale'] ?? USUAL_SCALE);
  if (!/^\d(?:\.\d+)?$/.test(options['scale'] ?? '1') || scale < 1 || scale > LARGEST_SCALE)
    throw new WrongUse(`--scale must be a number from 1 to ${LARGEST_SCALE}`);
  if (format === 'png' && options['every-ply'] && output === '')
    throw new WrongUse('PNG pictures of every ply need a file: -o FILE.png');
  return {format, scale, font};
}

function numberFrom(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`--${option} must be a whole number`);
  return Number(text);
}
