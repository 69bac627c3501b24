import {THEMES} from '@cartavola/diagrams';
import {success, type Problem, type Result} from '@cartavola/engine';
import {formOf, LETTERS, readContent, type NotationProblem} from '@cartavola/engine/notation.js';
import {allDecks, USUAL_DECK} from '@cartavola/faces/decks.js';
import {LANGUAGES, loadNotationWords, notationProblemText, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {
  FORMATS,
  LARGEST_SCALE,
  NARROWEST,
  settingsFrom,
  USUAL_SCALE,
  USUAL_WIDTH,
  WIDEST,
  type DrawSettings,
} from './draw-settings.js';
import {picturesOf, type DrawnPicture} from './drawn-pictures.js';
import {CONTEXT_OPTIONS, contextFrom, textsIn} from './given-content.js';
import {GAMES_AND_OPTIONS} from './given-game.js';
import {problemLine, type OutputLine} from './output-line.js';
import {pngsOf} from './png-files.js';
import {textIn} from './read-input.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';
import {writeTo} from './write-output.js';

/** `cartavola draw`: draws notation, a position or a record as a picture. */
export const drawVerb: Verb = {
  name: 'draw',
  usage: '[-o FILE] [--ply N | --every-ply] [--seat N] [--lang LANGUAGE] [--theme THEME] [TEXT]',
  summary: 'Draw hands, positions and matches as SVG or PNG pictures.',
  help: `Draws TEXT, which is notation as in docs/notation.md, a record, a position or a packed match.
Without TEXT, or if it is -, reads standard input. A TEXT that begins with @ names a file, such as @ending.txt.

  cartavola draw "AS KH 7D*" -o hand.svg
  cartavola draw @ending.txt --ply 12 -o ending.png

A picture needs no other files. Each has a description in sentences for people who can't see it: it is the title
of the SVG, and "description" in the line {"file","description"} printed for each file. Use it as alt text.

Options:
  -o, --output FILE  write the picture to FILE (default: print it)
  --force            overwrite an existing file
  --format FORMAT    ${FORMATS.join(', ')} (default: by the extension of FILE, else ${FORMATS[0]})
  --ply N            draw a match after N moves (default: after all)
  --every-ply        draw a match before the first move and after each: ending-0.svg, ending-1.svg …
  --seat N           draw a match as the player at that seat saw it (default: all hands open)
  --dim CARDS        cards and ranks to dim, such as "9 8 7D"
  --arrows ARROWS    arrows between cards, such as "7D>5C, KS>KH"
  --lang LANGUAGE    language of the text, and of "text" in a notation fault: ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --letters LETTERS  letters of the cards in TEXT: ${LETTERS.join(', ')} (default: en)
  --deck DECK        ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})
  --theme THEME      ${THEMES.join(', ')} (default: ${THEMES[0]}); plain has no background
  --width N          width in pixels, ${NARROWEST} to ${WIDEST} (default: ${USUAL_WIDTH})
  --height N         fixed height in pixels, for page previews (--width 1200 --height 630): the drawing is centred and
                     as large as fits (default: as high as needed)
  --caption TEXT     title above the drawing; needs --height
  --scale N          PNG pixels per pixel of the picture, 1 to ${LARGEST_SCALE} (default: ${USUAL_SCALE})
  --font FILE        font for text in a PNG, .ttf or .otf (default: a system font)
  --game GAME        game, if TEXT doesn't name one
  --options JSON     options of the game, if TEXT has none, such as '{"players":2}'

PNG pictures need another package. Install it once: npm i @resvg/resvg-js. Their faults are:
  draw.png   the package is not installed
  draw.font  the picture contains text, and the system has no font for it
  draw.size  the picture would have too many pixels

${GAMES_AND_OPTIONS}`,
  options: {
    output: {type: 'string', short: 'o'},
    force: {type: 'boolean'},
    format: {type: 'string'},
    ply: {type: 'string'},
    'every-ply': {type: 'boolean'},
    seat: {type: 'string'},
    dim: {type: 'string'},
    arrows: {type: 'string'},
    lang: {type: 'string'},
    deck: {type: 'string'},
    theme: {type: 'string'},
    width: {type: 'string'},
    height: {type: 'string'},
    caption: {type: 'string'},
    scale: {type: 'string'},
    font: {type: 'string'},
    ...CONTEXT_OPTIONS,
  },
  async *answers({options, names}, surroundings) {
    if (names.length > 1) throw new WrongUse('draw takes one text. Put it in quotes');
    const settings = settingsFrom(options);
    const context = contextFrom(options, 'en');
    const text = await textFrom(names[0] ?? '-', surroundings);
    const form = formOf(text);
    const texts = textsIn(text, form);
    if (texts.length !== 1) throw new WrongUse(`draw takes one picture at a time, but there are ${texts.length}`);
    const read = readContent(texts[0]!, context, form);
    const drawn = read.ok ? await picturesOf(read.value, settings) : read;
    const files = drawn.ok ? await filesOf(drawn.value, settings, surroundings) : drawn;
    if (!files.ok) {
      const {problem} = files;
      yield problemLine(options['lang'] ? {...problem, text: await faultText(problem, settings.language)} : problem);
    } else yield* written(files.value, options, surroundings);
  },
};

/** Returns the message for a notation fault in a language, or undefined for other problems. */
async function faultText(problem: Problem, language: Language): Promise<string | undefined> {
  return 'details' in problem
    ? notationProblemText(problem as NotationProblem, await loadNotationWords(language))
    : undefined;
}

const textFrom = async (name: string, surroundings: Surroundings): Promise<string> =>
  name === '-' || name.startsWith('@') ? textIn(name.replace(/^@/, ''), surroundings) : name;

/** Content of a picture file: the source of an SVG or the bytes of a PNG. */
interface PictureFile {
  readonly content: string | Uint8Array;
  readonly description: string;
}

async function filesOf(
  pictures: readonly DrawnPicture[],
  {format, scale, font}: DrawSettings,
  surroundings: Surroundings,
): Promise<Result<readonly PictureFile[]>> {
  if (format === 'svg') return success(pictures.map(({svg, description}) => ({content: svg, description})));
  const svgs = pictures.map(({svg}) => svg);
  const painted = await pngsOf(svgs, {scale, font}, surroundings);
  if (!painted.ok) return painted;
  return success(painted.value.map((content, place) => ({content, description: pictures[place]!.description})));
}

/** Saves or prints pictures. With `--every-ply`, adds a number to each file name. */
async function* written(
  pictures: readonly PictureFile[],
  options: Readonly<Record<string, string | boolean | undefined>>,
  surroundings: Surroundings,
): AsyncGenerator<OutputLine> {
  const output = options['output'];
  for (const [number, {content, description}] of pictures.entries()) {
    if (typeof output !== 'string') {
      if (typeof content === 'string') yield {text: content, refused: false};
      else await surroundings.printBytes(content);
      continue;
    }
    const file = options['every-ply'] ? numbered(output, number) : output;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(`${content}\n`) : content;
    await writeTo(file, bytes, options['force'] === true, surroundings);
    yield {text: JSON.stringify({file, description}), refused: false};
  }
}

const numbered = (file: string, number: number): string =>
  /\.\w+$/.test(file) ? file.replace(/(\.\w+)$/, `-${number}$1`) : `${file}-${number}`;
