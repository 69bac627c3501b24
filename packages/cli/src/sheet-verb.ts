import type {Options, WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readPuzzles, type PuzzleSet} from '@cartavola/lessons';
import {allDecks, USUAL_DECK} from '@cartavola/faces/decks.js';
import {
  LANGUAGES,
  loadRulebook,
  loadRulebookWords,
  USUAL_LANGUAGE,
  type Language,
  type Rulebook,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {counted} from './counted.js';
import {countFrom, gameNamed, GAMES_AND_OPTIONS, optionsFrom} from './given-game.js';
import {languageFrom} from './given-language.js';
import {problemLine, type OutputLine} from './output-line.js';
import {textIn} from './read-input.js';
import {rulebookHtml} from './rulebook-html.js';
import {duplicateSheet} from './sheet/duplicate-sheet.js';
import {lessonSheet} from './sheet/lesson-sheet.js';
import {puzzleSheet} from './sheet/puzzle-sheet.js';
import {PAPERS, sheetPage, type Paper} from './sheet/sheet-page.js';
import {figureHtml, loadSheetTools} from './sheet/sheet-tools.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Given, Verb} from './verb.js';
import {writeTo} from './write-output.js';

/** Kinds of sheets. */
const KINDS = ['lesson', 'puzzles', 'duplicate', 'rules'] as const;
/** Default number of puzzles on a sheet. */
const USUAL_COUNT = 6;

type Texts = Given['options'];

/** `cartavola sheet`: creates a printable page with exercises, puzzles, a pack to lay out by hand, or the rules. */
export const sheetVerb: Verb = {
  name: 'sheet',
  usage: 'GAME (--lesson | --puzzles SET | --duplicate SEED | --rules) [--lang LANGUAGE] [-o PAGE.html]',
  summary: 'Make sheets to print: exercises, puzzles, the rules, or a pack to lay out by hand.',
  help: `Writes an HTML page to print from a browser. It also reads well on a screen, has no script, and loads nothing.

Content:
  --lesson          exercises from the game's lesson, with space for answers; the solutions are on the last page, with
                    the reasons why other answers are wrong
  --puzzles SET     puzzles from a file, or, if SET is a game, from the set that is included for it; the solutions are
                    on the last page
  --count N         number of puzzles (default: ${USUAL_COUNT})
  --from N          number of the first puzzle in the set (default: 1)
  --duplicate SEED  which player gets each card, to deal a pack by hand; a table with this seed deals the same cards
  --players N       number of players, in games with that option
  --rules           rules of the game, with pictures of cards

Options:
  --lang LANGUAGE   ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --options JSON    options of the game, such as '{"players":3}'
  --deck DECK       ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})
  --paper SIZE      ${PAPERS.join(', ')} (default: the printer's paper)
  -o, --output FILE write the page to FILE (default: print it)
  --force           overwrite an existing file

${GAMES_AND_OPTIONS}`,
  options: {
    lesson: {type: 'boolean'},
    puzzles: {type: 'string'},
    duplicate: {type: 'string'},
    rules: {type: 'boolean'},
    count: {type: 'string'},
    from: {type: 'string'},
    players: {type: 'string'},
    lang: {type: 'string'},
    options: {type: 'string'},
    deck: {type: 'string'},
    paper: {type: 'string'},
    output: {type: 'string', short: 'o'},
    force: {type: 'boolean'},
  },
  async *answers({options, names}, surroundings) {
    const kinds = KINDS.filter((one) => options[one] !== undefined);
    const [kind] = kinds;
    if (!kind || kinds.length > 1)
      throw new WrongUse(`sheet takes one of: ${KINDS.map((one) => `--${one}`).join(', ')}`);
    const language = languageFrom(options['lang']);
    const paper = paperFrom(options['paper']);
    const made =
      kind === 'puzzles'
        ? await ofPuzzles(names, options, language, surroundings)
        : await ofGame(kind, gameNamed(names, 'sheet'), options, language);
    if ('refused' in made) {
      yield made;
      return;
    }
    yield* written(sheetPage({language, paper, ...made}), options, surroundings);
  },
};

function paperFrom(text: string | undefined): Paper | undefined {
  const paper = PAPERS.find((one) => one === text);
  if (text !== undefined && !paper) throw new WrongUse(`--paper must be one of ${PAPERS.join(', ')}`);
  return paper;
}

/** Title and body of a sheet. */
interface Made {
  readonly title: string;
  readonly body: string;
}

async function ofGame(
  kind: Exclude<(typeof KINDS)[number], 'puzzles'>,
  game: WholeGame,
  options: Texts,
  language: Language,
): Promise<Made> {
  const {rulebook} = await rulebooks[game.id]!();
  const given = playedFrom(options, game);
  const tools = await loadSheetTools(game, language, options['deck'] ?? USUAL_DECK, given);
  if (kind === 'lesson') return lessonSheet(given, tools);
  if (kind === 'duplicate') return duplicateSheet(given, options['duplicate']!, tools);
  const [book, words] = await Promise.all([
    loadRulebook(rulebook, language, {options: given, shown: tools.shown}),
    loadRulebookWords(language),
  ]);
  const body = rulebookHtml(forPaper(book), words, language, 1, (figure) => figureHtml(figure, tools));
  return {title: words.heading(book.title), body};
}

/** Leaves out the rules of the program, such as whose turn it is: at a real table, they go without saying. */
const forPaper = (book: Rulebook): Rulebook => ({
  ...book,
  sections: book.sections.filter(({paragraphs}) => !paragraphs.every(({id}) => id.startsWith('common.'))),
});

/** Reads the options from `--options` and `--players`. Throws `WrongUse`. */
function playedFrom(options: Texts, game: WholeGame): Options {
  const {players} = options;
  const text = options['options'] ?? '{}';
  if (players === undefined) return optionsFrom(text, game);
  if (!game.options.some(({name}) => name === 'players')) throw new WrongUse(`${game.id} has no option players`);
  return optionsFrom(text, game, {players: countFrom(players, 'players')});
}

async function ofPuzzles(
  names: readonly string[],
  options: Texts,
  language: Language,
  surroundings: Surroundings,
): Promise<Made | OutputLine> {
  const named = options['puzzles']!;
  const isShipped = games.some(({id}) => id === named);
  const text = isShipped
    ? new TextDecoder().decode(await surroundings.shipped(named))
    : await textIn(named, surroundings);
  const data = parsed(text, named);
  const read = readPuzzles(data, games);
  if (!read.ok) return problemLine(read.problem);
  const [fault] = read.value.problems;
  if (fault) return problemLine(fault);
  const game = games.find(({id}) => id === read.value.game)!;
  if (names.length > 0 && gameNamed(names, 'sheet') !== game) throw new WrongUse(`these puzzles are for ${game.id}`);
  const chosen = someOf(read.value, options);
  const tools = await loadSheetTools(game, language, options['deck'] ?? USUAL_DECK, chosen.puzzles[0]!.options);
  return puzzleSheet(chosen, tools);
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WrongUse(`${name} is not valid JSON`);
  }
}

/** Selects the requested puzzles. Throws `WrongUse` if there are none. */
function someOf({title, puzzles}: PuzzleSet, options: Texts): Pick<PuzzleSet, 'title' | 'puzzles'> {
  const first = countFrom(options['from'] ?? '1', 'from') - 1;
  const count = countFrom(options['count'] ?? `${USUAL_COUNT}`, 'count');
  if (first >= puzzles.length) throw new WrongUse(`the set has ${counted(puzzles.length, 'puzzle')}`);
  return {title, puzzles: puzzles.slice(first, first + count)};
}

async function* written(page: string, options: Texts, surroundings: Surroundings): AsyncGenerator<OutputLine> {
  const {output} = options;
  if (output === undefined) yield {text: page, refused: false};
  else {
    await writeTo(output, new TextEncoder().encode(`${page}\n`), options['force'] !== undefined, surroundings);
    yield {text: `${output}: written. Print it from a browser`, refused: false};
  }
}
