import {allDecks} from '@cartavola/faces/decks.js';
import {checkMarkup, strayFinding, type MarkupFinding, type MarkupNode} from '@cartavola/lessons';
import type {Language} from '@cartavola/words';
import {checkPuzzles, isJson} from './check-puzzles.js';
import {offsetOf, placesInJson} from './json-places.js';
import {
  attribute,
  childrenOf,
  elementsIn,
  isElement,
  textIn,
  type ParsedElement,
  type ParsedNode,
} from './page-tree.js';
import {NestedTooDeep, parsePage, type ErrorPlace} from './parse-page.js';

/** Fault in a page with the place of its tag. Lines and columns count from 1. */
export interface PageFault {
  readonly code: string;
  /** Attribute, or path in the step. */
  readonly path: string;
  readonly message: string;
  /** Id of the step. Empty if the fault isn't in a step. */
  readonly step: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Right answers to a step's question, with the place of the step's tag. */
export interface PageSolution {
  /** Id of the step. */
  readonly step: string;
  readonly title: string;
  /** All right answers as a sentence, in the lesson's first language. */
  readonly right: string;
  readonly language: Language;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Faults in all of a page's lessons and puzzles, sorted by line. */
export interface CheckedPage {
  readonly faults: readonly PageFault[];
  /** Right answers to each question in the lessons, in page order. */
  readonly solutions: readonly PageSolution[];
  readonly lessons: number;
  readonly steps: number;
  readonly puzzles: number;
}

/** Plays a page's lessons in all their languages and all its puzzles, and lists what is wrong. The text may also be JSON: a puzzle or a set. */
export async function checkPage(html: string): Promise<CheckedPage> {
  if (isJson(html)) return checkData(html);
  let page: ParsedNode;
  const repeated: ErrorPlace[] = [];
  const faults: PageFault[] = [];
  try {
    page = parsePage(
      html,
      (place) => repeated.push(place),
      (place) => faults.push(...unclosedAt(html, place)),
    );
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    const {message, line} = error;
    const place = {line, column: 1, endLine: line, endColumn: 1};
    return {
      faults: [{code: 'page.nested', path: '', message, step: '', ...place}],
      solutions: [],
      lessons: 0,
      steps: 0,
      puzzles: 0,
    };
  }
  const found: MarkupFinding[] = [];
  const solutions: PageSolution[] = [];
  let steps = 0;
  let lessons = 0;
  for (const {element, language} of lessonElementsIn(page, undefined)) {
    const node = nodeFrom(element);
    found.push(...repetitionsIn(node, repeated));
    if (node.name !== 'rules-explainer') {
      found.push(strayFinding(node));
      continue;
    }
    const checked = await checkMarkup(node, {decks: allDecks(), language});
    lessons++;
    steps += checked.steps;
    found.push(...checked.findings);
    solutions.push(...checked.solutions.map(({node: at, ...solution}) => ({...solution, ...placeOf(at)})));
  }
  faults.push(...found.map(({code, path, message, step, node}) => ({code, path, message, step, ...placeOf(node)})));
  let puzzles = 0;
  for (const element of elementsIn(page)) {
    const text = element.tagName === 'card-puzzle' ? puzzleIn(element) : undefined;
    if (text === undefined) continue;
    const checked = await checkPuzzles(text);
    puzzles += checked.puzzles;
    const place = placeOf(nodeFrom(element));
    faults.push(...checked.problems.map(({code, path, message}) => ({code, path, message, step: '', ...place})));
  }
  return {faults: faults.sort(inOrder), solutions, lessons, steps, puzzles};
}

/** Returns the fault for a self-closing tag such as `<card-puzzle />`, if it is a custom element. */
function unclosedAt(html: string, place: ErrorPlace): readonly PageFault[] {
  const name = /^<(\w+(?:-\w+)+)/.exec(html.slice(place.startOffset, place.startOffset + 100))?.[1];
  if (name === undefined) return [];
  const message = `A self-closing slash does not close this element, so it swallows and hides what follows. Write </${name}>.`;
  const {startLine: line, startCol: column, endLine, endCol: endColumn} = place;
  return [{code: 'page.closed', path: '', message, step: '', line, column, endLine, endColumn}];
}

/** Compares faults by place. */
const inOrder = (a: PageFault, b: PageFault): number => a.line - b.line || a.column - b.column;

/** Returns the JSON of a `<card-puzzle>`, or undefined if it has a URL or gets its puzzle from a script. */
function puzzleIn(element: ParsedElement): string | undefined {
  const script = childrenOf(element)
    .filter(isElement)
    .find((child) => child.tagName === 'script' && attribute(child, 'type') === 'application/json');
  return attribute(element, 'puzzle') ?? (script && textIn(script));
}

/** Checks a file of puzzles. */
async function checkData(text: string): Promise<CheckedPage> {
  const {problems, puzzles} = await checkPuzzles(text);
  const places = placesInJson(text);
  const faults = problems.map(({code, path, message}) => {
    const place = code === 'puzzle.json' ? placeIn(path) : placeAt(text, offsetOf(places, path));
    return {code, path, message, step: '', ...place, endLine: place.line, endColumn: place.column};
  });
  return {faults: faults.sort(inOrder), solutions: [], lessons: 0, steps: 0, puzzles};
}

/** Reads the path `line:column` from a JSON fault. */
function placeIn(path: string): Pick<PageFault, 'line' | 'column'> {
  const [line = 1, column = 1] = path.split(':').map(Number);
  return {line, column};
}

function placeAt(text: string, offset: number): Pick<PageFault, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}

/** Finds the tags of a lesson that have an attribute twice. */
function repetitionsIn(node: PlacedNode, repeated: readonly ErrorPlace[]): readonly MarkupFinding[] {
  const {startTag} = node.element.sourceCodeLocation ?? {};
  const isHere = ({startOffset}: ErrorPlace): boolean =>
    startTag !== undefined && startOffset > startTag.startOffset && startOffset < startTag.endOffset;
  const message = 'An attribute appears twice in this tag. Browsers ignore the second one: remove it.';
  return [
    ...repeated.filter(isHere).map(() => ({step: '', code: 'lesson.attribute', path: '', message, node})),
    ...node.children.flatMap((child) => repetitionsIn(child, repeated)),
  ];
}

/** Finds all lessons with the language of the surrounding page, and lesson elements outside a lesson. */
function* lessonElementsIn(
  node: ParsedNode,
  language: string | undefined,
): Generator<{element: ParsedElement; language: string | undefined}> {
  for (const child of childrenOf(node)) {
    const isLesson = isElement(child) && (child.tagName === 'rules-explainer' || child.tagName.startsWith('lesson-'));
    if (isLesson) yield {element: child, language};
    else yield* lessonElementsIn(child, isElement(child) ? (attribute(child, 'lang') ?? language) : language);
  }
}

/** Element with the place of its tag. */
interface PlacedNode extends MarkupNode {
  readonly element: ParsedElement;
  readonly children: readonly PlacedNode[];
}

const nodeFrom = (element: ParsedElement): PlacedNode => ({
  element,
  name: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({name, value}) => [name, value])),
  children: element.childNodes.filter(isElement).map(nodeFrom),
  text: textIn(element),
});

function placeOf(node: MarkupNode): Pick<PageFault, 'line' | 'column' | 'endLine' | 'endColumn'> {
  const location = (node as PlacedNode).element.sourceCodeLocation;
  const {startLine = 0, startCol = 0, endLine = 0, endCol = 0} = location?.startTag ?? location ?? {};
  return {line: startLine, column: startCol, endLine, endColumn: endCol};
}
