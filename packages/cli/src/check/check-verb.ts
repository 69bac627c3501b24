import {onOneLine} from '../control-characters.js';
import {counted} from '../counted.js';
import {didYouMean} from '../did-you-mean.js';
import {LongWork} from '../long-work.js';
import type {OutputLine} from '../output-line.js';
import {FileError, textIn} from '../read-input.js';
import {WrongUse, type Surroundings} from '../surroundings.js';
import type {Verb} from '../verb.js';
import {formatOf} from './check-data.js';
import {checkPage, type CheckedPage} from './check-page.js';
import {filesToCheck, finderFor, kindOf, readerFor, type CheckedFile} from './find-files.js';
import type {LinkedFile} from './page.js';
import {countedFindings, countedIn} from './counted-in.js';
import {FORMATS, type FileFault, type Format} from './formats.js';

const FORMAT_NAMES = Object.keys(FORMATS);

/** `cartavola check`: checks the elements on pages, and data files. */
export const checkVerb: Verb = {
  name: 'check',
  usage: 'FILE… [--answers] [--format FORMAT] [--require] [--watch]',
  summary: 'Check pages, puzzles, records and notation, and list what is wrong.',
  help: `FILE is one of:
- a page: HTML, or Markdown (.md)
- JSON: a record, a puzzle, a set of puzzles or a score pad
- notation (.txt)
- a style sheet (.css)
- a folder, or a pattern such as 'posts/**/*.md': its pages and style sheets, and its JSON files of the kit, without
  dot files, links and node_modules
- - for standard input
Only files in the given folders are read.

Checks tags, attributes, cards, notation, matches, links, ids and files. Plays every lesson as every kind of
reader would, and every puzzle. Prints a finding as
FILE:LINE:COLUMN: what is wrong, and what to write instead (CODE PATH)
and the line. docs/checking.md explains the codes.

The exit status is 0 without findings, 1 with findings, and 2 if the arguments are wrong or a file could not be
read. Files that could not be read are listed as "Not checked".

Options:
  --answers  also print the right answers to each question, in the first language of its lesson
  --format FORMAT
             text (default), json, github (annotations) or sarif (SARIF 2.1.0). json prints one object per line:
             {"file","line","column","endLine","endColumn","code","path","step","message"}
  --require  a page without elements of the kit is a finding, not a warning
  --watch    check again whenever a file is saved, until the command is stopped`,
  options: {
    answers: {type: 'boolean'},
    format: {type: 'string'},
    require: {type: 'boolean'},
    watch: {type: 'boolean'},
  },
  isLong: true,
  async *answers({options, names}, surroundings) {
    if (names.length === 0) throw new WrongUse('check needs a file or a folder, such as page.html');
    const {format: name = 'text'} = options;
    if (!Object.hasOwn(FORMATS, name))
      throw new WrongUse(`--format must be one of: ${FORMAT_NAMES.join(', ')}.${didYouMean(name, FORMAT_NAMES)}`);
    const asked: Asked = {
      name: name as keyof typeof FORMATS,
      isRequired: options['require'] !== undefined,
      isAnswered: options['answers'] !== undefined,
      linked: new Map(),
    };
    const isWatching = options['watch'] !== undefined;
    if (isWatching && name === 'sarif') throw new WrongUse('--watch needs a format other than sarif');
    const files = await filesToCheck(names, surroundings);
    yield* report(files, asked, surroundings);
    if (!isWatching) return;
    for await (const changed of surroundings.changes(files.map((file) => file.name)))
      yield* report(
        files.filter((file) => file.name === changed),
        asked,
        surroundings,
        true,
      );
  },
};

/** Options for the output. */
interface Asked {
  readonly name: keyof typeof FORMATS;
  /** Whether a page without elements counts as a finding. */
  readonly isRequired: boolean;
  /** Whether to print the right answers to each question. */
  readonly isAnswered: boolean;
  /** Files that pages link to, by name. */
  readonly linked: Map<string, Promise<LinkedFile | undefined>>;
}

/** Result of checking a file. */
interface Result {
  readonly checked: CheckedPage;
  readonly faults: readonly FileFault[];
}

/**
 * Checks files, and yields lines with their findings and a summary. `isAgain` is true if they have been checked before.
 */
async function* report(
  files: readonly CheckedFile[],
  asked: Asked,
  surroundings: Surroundings,
  isAgain = false,
): AsyncGenerator<OutputLine> {
  const {name, isAnswered} = asked;
  const format: Format = FORMATS[name];
  const work = new LongWork(surroundings, 'file', files.length);
  const results: Result[] = [];
  asked.linked.clear();
  for (const file of files) {
    const result = await work.doPart(() => checkFile(file, asked, surroundings, isAgain));
    work.done++;
    if (!result) continue;
    results.push(result);
    if (name === 'sarif') continue;
    if (isAnswered) yield* answersOf(file.name, result.checked, name);
    for (const text of format(result.faults, surroundings.version)) yield lineFor(text, result.faults);
  }
  if (results.length === 0 && !isAgain) throw new WrongUse('there are no pages here, nor any kit data');
  const faults = results.flatMap((result) => result.faults);
  if (name === 'sarif') for (const text of format(faults, surroundings.version)) yield lineFor(text, faults);
  if (name === 'text') yield lineFor(summaryOf(results, faults), faults);
}

/** Returns an output line that sets the exit status for these findings. */
const lineFor = (text: string, faults: readonly FileFault[]): OutputLine => ({
  text,
  refused: faults.some(({isWarning}) => !isWarning),
  failed: faults.some(({isUnchecked}) => isUnchecked),
});

function* answersOf(file: string, {solutions}: CheckedPage, name: string): Generator<OutputLine> {
  for (const solution of solutions) {
    const {line, step, title, right} = solution;
    const text =
      name === 'json' ? JSON.stringify({file, ...solution}) : onOneLine(`${file}:${line}: ${title || step}: ${right}`);
    if (name !== 'github') yield {text, refused: false};
  }
}

/** Returns a line such as `2 files, 5 elements, 1 lesson: 3 findings, 1 file not checked`. */
function summaryOf(results: readonly Result[], faults: readonly FileFault[]): string {
  const unchecked = faults.filter(({isUnchecked}) => isUnchecked).length;
  const found = faults.filter(({isWarning, isUnchecked}) => !isWarning && !isUnchecked).length;
  const sum = (name: 'elements' | 'lessons' | 'steps' | 'puzzles'): number =>
    results.reduce((all, {checked}) => all + checked[name], 0);
  const all = {elements: sum('elements'), lessons: sum('lessons'), steps: sum('steps'), puzzles: sum('puzzles')};
  const files = counted(results.length - unchecked, 'file');
  const rest = unchecked === 0 ? '' : `, ${counted(unchecked, 'file')} not checked`;
  return `${[files, ...countedIn(all)].join(', ')}: ${countedFindings(found)}${rest}`;
}

/**
 * Checks a file. Returns undefined if there is nothing to check. Throws `FileError` if it can't read a file that the
 * user named explicitly.
 */
async function checkFile(
  file: CheckedFile,
  {isRequired, linked}: Asked,
  surroundings: Surroundings,
  isAgain: boolean,
): Promise<Result | undefined> {
  const {name, isNamed} = file;
  let text: string;
  try {
    text = await textIn(name, surroundings);
  } catch (error) {
    // An editor may be replacing the file. Its next change triggers another check.
    if (isAgain && error instanceof WrongUse) {
      surroundings.complain(`cartavola: ${error.message}`);
      return undefined;
    }
    if (isNamed || !(error instanceof FileError)) throw error;
    // A folder may contain empty style sheets and data of other programs.
    if (error.code === 'file.empty' && !/^(?:html|markdown)$/.test(kindOf(name, ''))) return undefined;
    const fault = faultOf(name, error.code, `Not checked: ${error.reason}.`, false);
    return {checked: EMPTY, faults: [{...fault, isUnchecked: true}]};
  }
  const kind = kindOf(name, text);
  if (kind === 'data' && !isNamed && formatOf(text) === undefined) return undefined;
  const checked = await checkPage(text, {
    kind,
    read: readerFor(file, surroundings),
    find: finderFor(file, surroundings, linked),
    puzzles: (game) =>
      surroundings.shipped(game).then(
        (bytes) => new TextDecoder().decode(bytes),
        () => undefined,
      ),
    site: {kit: file.kit, version: surroundings.version},
  });
  const lines = text.split(/\r\n?|\n/);
  const faults = checked.faults.map((fault) => ({
    ...fault,
    file: name,
    source: lines[fault.line - 1] ?? '',
  }));
  const isEmpty = kind !== 'css' && checked.elements === 0 && faults.length === 0 && (isNamed || isRequired);
  const tags = checked.others.map((tag) => `<${tag}>`).join(', ');
  const message = `This page has no elements of the kit.${tags && ` These are not in it: ${tags}.`}`;
  return {checked, faults: isEmpty ? [faultOf(name, 'page.empty', message, !isRequired)] : faults};
}

const EMPTY: CheckedPage = {faults: [], solutions: [], lessons: 0, steps: 0, puzzles: 0, elements: 0, others: []};

const faultOf = (file: string, code: string, message: string, isWarning: boolean): FileFault => ({
  file,
  source: '',
  isWarning,
  code,
  path: '',
  message,
  step: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
});
