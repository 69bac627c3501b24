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

/** `cartavola draw`: notation, a position or a record → a picture. */
export const drawVerb: Verb = {
  name: 'draw',
  usage: '[-o FILE] [--ply N | --every-ply] [--seat N] [--lang LANGUAGE] [--theme THEME] [TEXT]',
  summary: 'Draw hands, positions and matches as SVG or PNG pictures.',
  help: `Draws what TEXT says, as docs/notation.md tells; a record, a position or a packed match do as well.
A TEXT that is - stands for standard input, as none does; one that begins with @ names a file, such as @ending.txt.

  cartavola draw "AS KH 7D*" -o hand.svg
  cartavola draw @ending.txt --ply 12 -o ending.png

A picture needs nothing beside it. Its description says in sentences what is there, for who cannot see it: it is the
title of an SVG, and in the line {"file","description"} that is printed for each file, for the alt of an image.

Options:
  -o, --output FILE  writes the picture there (default: prints it)
  --force            writes over a file that is there
  --format FORMAT    ${FORMATS.join(', ')} (default: by the ending of FILE, else ${FORMATS[0]})
  --ply N            a match after so many moves (default: after all)
  --every-ply        a match before the first move and after each: one picture each, ending-0.svg, ending-1.svg …
  --seat N           a match as the player at that seat saw it (default: with all hands)
  --dim CARDS        cards and ranks that are shown faintly, such as "9 8 7D"
  --arrows ARROWS    arrows between cards, such as "7D>5C, KS>KH"
  --lang LANGUAGE    of its texts, and of the fault of a notation, as "text": ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --letters LETTERS  of the cards in TEXT: ${LETTERS.join(', ')} (default: en)
  --deck DECK        ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})
  --theme THEME      ${THEMES.join(', ')} (default: ${THEMES[0]}); plain has no ground
  --width N          in pixels, ${NARROWEST} to ${WIDEST} (default: ${USUAL_WIDTH})
  --height N         a picture of exactly this size, as previews of pages have it (--width 1200 --height 630): what
                     is drawn stands in its middle, as large as it fits (default: as high as it needs)
  --caption TEXT     a title above it, with --height
  --scale N          a PNG with so many times as many pixels, 1 to ${LARGEST_SCALE}, to be sharp (default: ${USUAL_SCALE})
  --font FILE        of the texts of a PNG, .ttf or .otf (default: one of the system)
  --game GAME        where TEXT says none
  --options JSON     of the game, where TEXT says none, such as '{"players":2}'

PNG pictures need a package of their own, once: npm i @resvg/resvg-js. Faults of theirs are
  draw.png   it is not installed
  draw.font  a picture with texts, and the system has no font for them
  draw.size  more pixels than a picture may have

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
    if (names.length > 1) throw new WrongUse('draw takes one text: put it in quotes');
    const settings = settingsFrom(options);
    const context = contextFrom(options, 'en');
    const text = await textFrom(names[0] ?? '-', surroundings);
    const form = formOf(text);
    const texts = textsIn(text, form);
    if (texts.length !== 1) throw new WrongUse(`draw takes one text, and there are ${texts.length}`);
    const read = readContent(texts[0]!, context, form);
    const drawn = read.ok ? await picturesOf(read.value, settings) : read;
    const files = drawn.ok ? await filesOf(drawn.value, settings, surroundings) : drawn;
    if (!files.ok) {
      const {problem} = files;
      yield problemLine(options['lang'] ? {...problem, text: await faultText(problem, settings.language)} : problem);
    } else yield* written(files.value, options, surroundings);
  },
};

/** Says a fault of notation in a language; undefined for another problem. */
async function faultText(problem: Problem, language: Language): Promise<string | undefined> {
  return 'details' in problem
    ? notationProblemText(problem as NotationProblem, await loadNotationWords(language))
    : undefined;
}

const textFrom = async (name: string, surroundings: Surroundings): Promise<string> =>
  name === '-' || name.startsWith('@') ? textIn(name.replace(/^@/, ''), surroundings) : name;

/** A picture as it is written: the text of an SVG, or the bytes of a PNG. */
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

/** Writes or prints pictures; of several each has its number in the name. */
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
