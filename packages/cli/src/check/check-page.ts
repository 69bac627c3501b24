import {checkData, isJson} from './check-data.js';
import {Lines} from './lines.js';
import {NestedTooDeep} from './parse-page.js';
import {isKitScript, readPage, type Around, type PageKind, type Site} from './page.js';
import type {Counts, PageFault, PageSolution, Report} from './rule.js';
import {RULES} from './rules.js';
import {misspelt} from './rules/styles.js';

export type {PageFault, PageSolution} from './rule.js';

/** Kind of text to check: a page, a style sheet, or data such as a puzzle, a record or notation. */
export type TextKind = PageKind | 'css' | 'data';

/** Options for a check. */
export interface CheckOptions extends Around {
  /** Kind of text. By default, JSON is treated as data and everything else as a page. */
  readonly kind?: TextKind | undefined;
  /** Information about the site. Without it, the kit's version and location aren't checked. */
  readonly site?: Site | undefined;
}

/** Findings on a page, sorted by location. */
export interface CheckedPage extends Counts {
  readonly faults: readonly PageFault[];
  /** Number of elements of the kit. */
  readonly elements: number;
  /** Names of other custom elements, if the page loads the kit but has none of its elements. */
  readonly others: readonly string[];
}

/** Limits for the number of characters in a page and the number of findings. */
const MOST = {characters: 16 * 2 ** 20, faults: 1000} as const;

/** Thrown when a page has too many findings to continue. */
class Full extends Error {}

const NOTHING = {solutions: [], lessons: 0, steps: 0, puzzles: 0, elements: 0, others: []};

/** Checks data, or every element of a page. Plays every match, every puzzle, and every lesson in all its languages. */
export async function checkPage(text: string, {kind, site, ...around}: CheckOptions = {}): Promise<CheckedPage> {
  if (text.length > MOST.characters)
    return broken('page.large', `The text has more than ${MOST.characters} characters.`);
  if ((kind ?? (isJson(text) ? 'data' : 'html')) === 'data') {
    const {faults, puzzles} = await checkData(text);
    return {
      ...NOTHING,
      faults: sorted(faults.map((fault) => ({...fault, step: ''}))),
      puzzles,
      elements: 1,
    };
  }
  if (kind === 'css') {
    const lines = new Lines(text);
    const faults: PageFault[] = [];
    for (const [offset, length, code, message] of misspelt(text)) {
      faults.push({code, path: '', message, step: '', isWarning: false, ...lines.placeAt(offset, length)});
      if (faults.length >= MOST.faults) break;
    }
    return {...NOTHING, faults};
  }
  try {
    return await checkRules(text, kind === 'markdown' ? 'markdown' : 'html', around, site);
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return broken('page.nested', error.message, error.line);
  }
}

/** Returns the result for text that can't be checked. */
const broken = (code: string, message: string, line = 1): CheckedPage => ({
  ...NOTHING,
  faults: [{code, path: '', message, step: '', isWarning: false, line, column: 1, endLine: line, endColumn: 1}],
});

async function checkRules(text: string, kind: PageKind, around: Around, site?: Site): Promise<CheckedPage> {
  const page = await readPage(text, kind, around, site);
  const faults: PageFault[] = [];
  const solutions: PageSolution[] = [];
  const counts = {lessons: 0, steps: 0, puzzles: 0};
  const report: Report = (place, code, message, {path = '', step = '', isWarning = false} = {}) => {
    faults.push({code, path, message, step, isWarning, ...place});
    if (faults.length >= MOST.faults) throw new Full();
  };
  try {
    for (const rule of Object.values(RULES)) {
      const found = await rule.check(page, report);
      if (!found) continue;
      for (const name of ['lessons', 'steps', 'puzzles'] as const) counts[name] += found[name] ?? 0;
      solutions.push(...(found.solutions ?? []));
    }
  } catch (error) {
    if (!(error instanceof Full)) throw error;
  }
  const blocks = page.markdown?.fences.filter(({info}) => /^cartavola/.test(info)).length ?? 0;
  const elements = page.elements.filter(({known}) => known).length + blocks;
  const isLoaded = page.elements.some(({name, attributes: {src}}) => name === 'script' && src && isKitScript(src));
  const tags = page.elements.map(({name}) => name).filter((name) => name.includes('-'));
  const others = elements === 0 && isLoaded ? [...new Set(tags)] : [];
  return {faults: sorted(faults), solutions, ...counts, elements, others};
}

/** Sorts faults by location, and removes those with the same message and location. */
const sorted = (faults: readonly PageFault[]): readonly PageFault[] =>
  [
    ...new Map(faults.map((fault) => [`${fault.line}:${fault.column} ${fault.code} ${fault.message}`, fault])).values(),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
