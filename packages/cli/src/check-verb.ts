import {checkPage, type CheckedPage} from './check-page.js';
import type {OutputLine} from './output-line.js';
import {textIn} from './read-input.js';
import {LongWork} from './long-work.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/** `cartavola check`: plays every lesson and puzzle in a page, or the puzzles in a file. */
export const checkVerb: Verb = {
  name: 'check',
  usage: 'PAGE.html… PUZZLES.json… [--answers] [--json] [--watch]',
  summary: 'Play every lesson and puzzle of a page, or the puzzles of a file, and list what is wrong.',
  help: `Reads HTML pages and plays each <rules-explainer> in them as every kind of reader would. Prints a line for each fault,
  PAGE.html:LINE: CODE PATH: what is wrong
and a line for each page without faults. To write lessons, see docs/lessons.md.
Also plays the puzzles of each <card-puzzle> and of JSON files: see docs/puzzles.md.

Codes:
  record.…            an impossible position: a card twice, unequal hands, a complete trick
  lesson.moves        moves that cannot be read, or are not legal
  lesson.goal         an unknown goal, or one that no answer can miss
  lesson.impossible   a question that no legal move answers
  lesson.kind         an unknown kind of question
  lesson.answer       text for an answer that is right or impossible, or a hint that is never shown
  lesson.unreachable  a step that no reader reaches
  lesson.language     a step without a language that other steps have, or an unknown language
  lesson.rule         a rule that the game does not have
  lesson.element, lesson.attribute, lesson.text, lesson.stage, lesson.position
                      something that does not belong in a lesson, or something missing
  rules.game, options.…, attribute.deck
                      an unknown game, option or deck
  puzzle.…            a fault in a puzzle: see docs/puzzles.md
  page.nested         elements nested too deeply for any browser
  page.closed         a self-closing tag such as <card-puzzle />, which closes nothing

Options:
  --answers
           also print the right answers to each question, in the first language of its lesson:
           PAGE.html:LINE: STEP: right answers
  --json   for editors: print each fault as
           {"file","line","column","endLine","endColumn","code","path","step","message"};
           lines and columns are those of the tag, from 1; the end is just after it. With
           --answers also {"file","line","column","endLine","endColumn","step","title","right","language"}
  --watch  check again whenever a page is saved, until the command is stopped; each check prints the
           number of faults, with --json as {"file","lessons","steps","puzzles","faults"}`,
  options: {answers: {type: 'boolean'}, json: {type: 'boolean'}, watch: {type: 'boolean'}},
  isLong: true,
  async *answers({options, names}, surroundings) {
    if (names.length === 0) throw new WrongUse('check needs a file, such as PAGE.html');
    const isWatching = options['watch'] !== undefined;
    const wanted: Wanted = {
      json: options['json'] !== undefined,
      isSummed: isWatching,
      isAnswered: options['answers'] !== undefined,
    };
    const work = new LongWork(surroundings, 'file', names.length);
    for (const file of names) {
      yield* report(file, await work.doPart(() => checkedFile(file, surroundings)), wanted);
      work.done++;
    }
    if (!isWatching) return;
    for await (const file of surroundings.changes(names)) {
      try {
        yield* report(file, await checkedFile(file, surroundings), wanted);
      } catch (error) {
        // An editor may be replacing the file right now. The next change reads it again.
        if (!(error instanceof WrongUse)) throw error;
        surroundings.complain(`cartavola: ${error.message}`);
      }
    }
  },
};

const checkedFile = async (file: string, surroundings: Surroundings): Promise<CheckedPage> =>
  checkPage(await textIn(file, surroundings));

/** What to print about a page. */
interface Wanted {
  readonly json: boolean;
  /** Whether to print counts for every page, even for those with faults. */
  readonly isSummed: boolean;
  /** Whether to print the right answers to each question. */
  readonly isAnswered: boolean;
}

/**
 * Yields the lines for a page: the right answers if asked for, one line per fault, and a summary if there is no fault
 * or `isSummed` is true.
 */
function* report(
  file: string,
  {faults, solutions, lessons, steps, puzzles}: CheckedPage,
  {json, isSummed, isAnswered}: Wanted,
): Generator<OutputLine> {
  for (const solution of isAnswered ? solutions : []) {
    const {line, step, title, right} = solution;
    yield {
      text: json ? JSON.stringify({file, ...solution}) : `${file}:${line}: ${title || step}: ${right}`,
      refused: false,
    };
  }
  for (const fault of faults) {
    const {line, column, endLine, endColumn, code, path, step, message} = fault;
    const text = json
      ? JSON.stringify({file, line, column, endLine, endColumn, code, path, step, message})
      : `${file}:${line}: ${code}${path && ` ${path}`}: ${message}`;
    yield {text, refused: true};
  }
  if (json && isSummed)
    yield {
      text: JSON.stringify({file, lessons, steps, ...(puzzles > 0 && {puzzles}), faults: faults.length}),
      refused: faults.length > 0,
    };
  if (json || (faults.length > 0 && !isSummed)) return;
  const count = faults.length === 0 ? 'no fault' : `faults: ${faults.length}`;
  const played = [
    ...(lessons > 0 || puzzles === 0 ? [`lessons: ${lessons}`, `steps: ${steps}`] : []),
    ...(puzzles > 0 ? [`puzzles: ${puzzles}`] : []),
    count,
  ].join(', ');
  const what = lessons + puzzles + faults.length === 0 ? 'no lessons found' : played;
  yield {text: `${file}: ${what}`, refused: faults.length > 0};
}
