import {
  cardsDiagram,
  drawDiagram,
  positionBoard,
  recordBoards,
  tableDiagram,
  THEMES,
  type Diagram,
  type Ply,
} from '@cartavola/diagrams';
import {
  failure,
  success,
  type MatchRecord,
  type Options,
  type Problem,
  type Result,
  type Seat,
  type WholeGame,
} from '@cartavola/engine';
import {LETTERS, type Notation, type NotationProblem} from '@cartavola/engine/notation.js';
import {allDecks, deckFor, deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {loadDrawing} from '@cartavola/faces/render-card.js';
import {lessons} from '@cartavola/lessons/games.js';
import {
  LANGUAGES,
  loadBookNames,
  loadCardWords,
  loadLessonWords,
  loadNotationWords,
  notationProblemText,
  USUAL_LANGUAGE,
  type CardWords,
  type Language,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {CONTEXT_OPTIONS, contextFrom, formOf, readContent, textIn, textsIn} from './given-content.js';
import {GAMES_AND_OPTIONS} from './given-game.js';
import {languageFrom} from './given-language.js';
import {problemLine, type OutputLine} from './output-line.js';
import {WrongUse, writeTo, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/** Widths of a picture in pixels. */
const NARROWEST = 80;
const WIDEST = 4000;
const USUAL_WIDTH = 640;

/** `cartavola draw`: notation, a position or a record → a picture. */
export const drawVerb: Verb = {
  name: 'draw',
  usage: '[-o FILE] [--ply N | --every-ply] [--seat N] [--lang LANGUAGE] [--theme THEME] [TEXT]',
  summary: 'Draw hands, positions and matches as SVG pictures.',
  help: `Draws what TEXT says, as docs/notation.md tells; a record, a position or a packed match do as well.
A TEXT that is - stands for standard input, as none does; one that begins with @ names a file, such as @ending.txt.

  cartavola draw "AS KH 7D*" -o hand.svg
  cartavola draw @ending.txt --ply 12 -o ending.svg

A picture needs nothing beside it. Its title describes it in sentences, for who cannot see it.

Options:
  -o, --output FILE  writes the picture there (default: prints it)
  --force            writes over a file that is there
  --ply N            a match after so many moves (default: after all)
  --every-ply        a match before the first move and after each: one picture each, ending-0.svg, ending-1.svg …
  --seat N           a match as the player at that seat saw it (default: with all hands)
  --lang LANGUAGE    of its texts, and of the fault of a notation, as "text": ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --letters LETTERS  of the cards in TEXT: ${LETTERS.join(', ')} (default: en)
  --deck DECK        ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})
  --theme THEME      ${THEMES.join(', ')} (default: ${THEMES[0]}); plain has no ground
  --width N          in pixels, ${NARROWEST} to ${WIDEST} (default: ${USUAL_WIDTH})
  --game GAME        where TEXT says none
  --options JSON     of the game, where TEXT says none, such as '{"players":2}'

${GAMES_AND_OPTIONS}`,
  options: {
    output: {type: 'string', short: 'o'},
    force: {type: 'boolean'},
    ply: {type: 'string'},
    'every-ply': {type: 'boolean'},
    seat: {type: 'string'},
    lang: {type: 'string'},
    deck: {type: 'string'},
    theme: {type: 'string'},
    width: {type: 'string'},
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
    const read = readContent(texts[0]!, form, context);
    const drawn = read.ok ? await picturesOf(read.value, settings) : read;
    if (!drawn.ok) {
      const {problem} = drawn;
      yield problemLine(options['lang'] ? {...problem, text: await faultText(problem, settings.language)} : problem);
      return;
    }
    yield* written(drawn.value, options, surroundings);
  },
};

/** Says a fault of notation in a language; undefined for another problem. */
async function faultText(problem: Problem, language: Language): Promise<string | undefined> {
  return 'details' in problem
    ? notationProblemText(problem as NotationProblem, await loadNotationWords(language))
    : undefined;
}

/** How pictures are drawn. */
interface Settings {
  readonly language: Language;
  readonly deck: string;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
  readonly seat: Seat | undefined;
  /** Number of moves after which a match is drawn; `each` of them; undefined: after all. */
  readonly ply: number | 'each' | undefined;
}

function settingsFrom(options: Readonly<Record<string, string | undefined>>): Settings {
  const theme = THEMES.find((one) => one === (options['theme'] ?? THEMES[0]));
  if (!theme) throw new WrongUse(`--theme must be one of ${THEMES.join(', ')}`);
  const width = numberFrom(options['width'], 'width') ?? USUAL_WIDTH;
  if (width < NARROWEST || width > WIDEST) throw new WrongUse(`--width must be from ${NARROWEST} to ${WIDEST}`);
  const deck = options['deck'] ?? USUAL_DECK;
  if (!deckNamed(deck)) {
    const ids = allDecks().map(({id}) => id);
    throw new WrongUse(`--deck must be one of ${ids.join(', ')}`);
  }
  const ply = numberFrom(options['ply'], 'ply');
  if (options['every-ply'] && ply !== undefined) throw new WrongUse('--ply and --every-ply exclude each other');
  return {
    language: languageFrom(options['lang']),
    deck,
    theme,
    width,
    seat: numberFrom(options['seat'], 'seat'),
    ply: options['every-ply'] ? 'each' : ply,
  };
}

function numberFrom(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`--${option} must be a whole number`);
  return Number(text);
}

const textFrom = async (name: string, surroundings: Surroundings): Promise<string> =>
  name === '-' || name.startsWith('@') ? textIn(name.replace(/^@/, ''), surroundings) : name;

/** Draws each picture that is asked for. */
async function picturesOf(content: Notation, settings: Settings): Promise<Result<readonly string[]>> {
  const {language, theme, width} = settings;
  const game = content.kind === 'cards' ? undefined : content.game;
  const shown = shownBy(settings, game, content);
  const [deck, cards] = await Promise.all([loadDrawing(shown), loadCardWords(language, shown)]);
  const draw = (diagram: Diagram): string => drawDiagram(diagram, {deck, letters: cards.letters, theme, width});
  try {
    const diagrams = await diagramsOf(content, settings, cards, shown);
    return diagrams.ok ? success(diagrams.value.map(draw)) : diagrams;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return failure('draw.card', '', error.message);
  }
}

type Shown = Parameters<typeof loadDrawing>[0];

/** Maps the deck to the game. Throws `WrongUse`. */
function shownBy({deck}: Settings, game: WholeGame | undefined, content: Notation): Shown {
  const named = deckNamed(deck)!;
  if (!game || content.kind === 'cards') return {deck: named, mapping: named.usual};
  const shown = deckFor(deck, game, optionsOf(content));
  if (!shown) throw new WrongUse(`${game.id} has no deck "${deck}" with these options`);
  return shown;
}

const optionsOf = (content: Exclude<Notation, {kind: 'cards'}>): Options =>
  content.kind === 'record' ? content.record.options : content.position.options;

async function diagramsOf(
  content: Notation,
  {language, seat, ply}: Settings,
  cards: CardWords,
  shown: Shown,
): Promise<Result<readonly Diagram[]>> {
  const {marked} = content;
  if (content.kind === 'cards') return success([cardsDiagram(content.cards, cards, marked)]);
  const {game} = content;
  const options = optionsOf(content);
  const [{lesson: source}, {rulebook}, lesson] = await Promise.all([
    lessons[game.id]!(),
    rulebooks[game.id]!(),
    loadLessonWords(language, cards),
  ]);
  const words = {cards, lesson, book: await loadBookNames(rulebook, language, {options, shown})};
  if (content.kind === 'position') {
    const board = positionBoard(source, content.position);
    return board.ok ? success([tableDiagram(board.value, words, {marked})]) : board;
  }
  const {record} = content;
  if (seat !== undefined && seat >= game.seats(options)) throw new WrongUse(`there is no seat ${seat}`);
  const plies = pliesOf(recordBoards(source, record, seat ?? 'open'), record, ply);
  return success(
    plies.map(({board}) => tableDiagram(board, words, {names: record.players, isTold: seat === undefined, marked})),
  );
}

/** Returns the moments of a match that are asked for. Throws `WrongUse`. */
function pliesOf(all: readonly Ply[], {deals}: MatchRecord, ply: Settings['ply']): readonly Ply[] {
  if (ply === 'each') return all;
  const made = deals.reduce((sum, {moves}) => sum + moves.length, 0);
  const found = all.findLast((one) => one.ply === (ply ?? made));
  if (!found) throw new WrongUse(`the match has ${made} moves`);
  return [found];
}

/** Writes or prints pictures; of several each has its number in the name. */
async function* written(
  pictures: readonly string[],
  options: Readonly<Record<string, string | boolean | undefined>>,
  surroundings: Surroundings,
): AsyncGenerator<OutputLine> {
  const output = options['output'];
  for (const [number, picture] of pictures.entries()) {
    if (typeof output !== 'string') {
      yield {text: picture, refused: false};
      continue;
    }
    const file = options['every-ply'] ? numbered(output, number) : output;
    await writeTo(file, new TextEncoder().encode(`${picture}\n`), options['force'] === true, surroundings);
    yield {text: JSON.stringify({file}), refused: false};
  }
}

const numbered = (file: string, number: number): string =>
  /\.\w+$/.test(file) ? file.replace(/(\.\w+)$/, `-${number}$1`) : `${file}-${number}`;
