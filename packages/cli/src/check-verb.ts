import {checkPage, type CheckedPage} from './check-page.js';
import type {OutputLine} from './output-line.js';
import {textIn} from './read-input.js';
import {LongWork} from './long-work.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/** `cartavola check`: plays every lesson and every puzzle of a page, or the puzzles of a file. */
export const checkVerb: Verb = {
  name: 'check',
  usage: 'PAGE.html… PUZZLES.json… [--answers] [--json] [--watch]',
  summary: 'Play every lesson and puzzle of a page, or the puzzles of a file, and name what cannot be.',
  help: `Reads HTML pages and plays each <rules-explainer> in them as every kind of reader would. Prints a line for each fault,
  PAGE.html:LINE: CODE PATH: what is wrong
and one for each page that has none. How lessons are written: docs/lessons.md.
The puzzles of each <card-puzzle>, and of files of JSON, are played as well: docs/puzzles.md.

Codes:
  record.…            a position cannot occur: a card twice, unequal hands, a trick that is complete
  lesson.moves        moves that are not written so, or may not be made
  lesson.goal         a goal that there is not, or that nothing fails
  lesson.impossible   a question that no legal move answers
  lesson.kind         a kind of question that there is not
  lesson.answer       words for an answer that cannot be given, or is right, or a hint that is never shown
  lesson.unreachable  a step to which no reader comes
  lesson.language     a step that lacks a language which others have, or a language that there is not
  lesson.rule         a rule that the game does not have
  lesson.element, lesson.attribute, lesson.text, lesson.stage, lesson.position
                      what is written is none of a lesson, or something is missing
  rules.game, options.…, attribute.deck
                      the game, its options or its deck are not there
  puzzle.…            what is wrong with a puzzle: docs/puzzles.md
  page.nested         elements too deep inside one another for any browser
  page.closed         a tag such as <card-puzzle />, which closes nothing

Options:
  --answers
           also print what counts as right in each question, in the first language of its lesson:
           PAGE.html:LINE: STEP: right answers
  --json   for editors: print each fault as
           {"file","line","column","endLine","endColumn","code","path","step","message"};
           lines and columns are those of the tag, from 1, and the end is behind it; with
           --answers also {"file","line","column","endLine","endColumn","step","title","right","language"}
  --watch  check again whenever a page is saved, until the command is stopped; each time a line tells
           how many faults there are, with --json {"file","lessons","steps","puzzles","faults"}`,
  options: {answers: {type: 'boolean'}, json: {type: 'boolean'}, watch: {type: 'boolean'}},
  isLong: true,
  async *answers({options, names}, surroundings) {
    if (names.length === 0) throw new WrongUse('check needs the name of a page');
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
        // Editors may replace a file while it is read: it is read again when it is there.
        if (!(error instanceof WrongUse)) throw error;
        surroundings.complain(`cartavola: ${error.message}`);
      }
    }
  },
};

const checkedFile = async (file: string, surroundings: Surroundings): Promise<CheckedPage> =>
  checkPage(await textIn(file, surroundings));

/** What is printed of a page. */
interface Wanted {
  readonly json: boolean;
  /** Counts of each page, also of those with faults. */
  readonly isSummed: boolean;
  /** What counts as right in each question. */
  readonly isAnswered: boolean;
}

/** Makes the lines for a page: what was asked for, one for each fault, and one at the end if there is none, or with `isSummed` always. */
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
