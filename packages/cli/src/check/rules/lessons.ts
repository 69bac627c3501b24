import {optionAttribute} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {allDecks} from '@cartavola/faces/decks.js';
import {
  checkMarkup,
  LESSON_ATTRIBUTES,
  LESSON_ELEMENTS,
  positionAttributes,
  strayFinding,
  type MarkupFinding,
  type MarkupNode,
} from '@cartavola/lessons';
import {allLanguages, languageFor} from '@cartavola/words';
import {didYouMean, nearOrAll} from '../../did-you-mean.js';
import {isFilled, placeOf, placeOfAttribute, type PageElement} from '../page.js';
import {isElement, textIn, type ParsedElement} from '../page-tree.js';
import type {PageSolution, Rule} from '../rule.js';

/** Element with the location of its tag. */
interface PlacedNode extends MarkupNode {
  readonly node: ParsedElement;
  readonly children: readonly PlacedNode[];
}

const nodeFrom = (node: ParsedElement, name = node.tagName): PlacedNode => ({
  node,
  name,
  attributes: Object.fromEntries(node.attrs.map((one) => [one.name, one.value])),
  children: node.childNodes.filter(isElement).map((child) => nodeFrom(child)),
  // Read on demand, because every element contains the text of those in it.
  get text() {
    return textIn(node);
  },
});

/** Returns the location of a finding: its attribute if there is one, otherwise the tag. */
const placeIn = ({node, path}: Pick<MarkupFinding, 'node' | 'path'>): ReturnType<typeof placeOf> =>
  placeOfAttribute(node as PlacedNode, path);

/** Returns a suggestion for a misspelt element or attribute of a lesson. */
function hintFor({code, node, path, message}: MarkupFinding, id: string | undefined): string {
  if (!/is not an (?:element|attribute) of/.test(message)) return '';
  if (code === 'lesson.element') return didYouMean(node.name, LESSON_ELEMENTS);
  const game = games.find((one) => one.id === id);
  const position = game ? [...positionAttributes(game), 'moves', 'open'] : [];
  const known =
    node.name === 'rules-explainer'
      ? ['game', 'view', 'deck', 'save', ...(game?.options ?? []).map((option) => optionAttribute(option.name))]
      : (LESSON_ATTRIBUTES[node.name] ?? position);
  const near = didYouMean(path, known);
  if (near) return near;
  const owner = Object.entries({...LESSON_ATTRIBUTES, 'lesson-position': position}).find(([, all]) =>
    all.includes(path),
  );
  if (owner) return ` It belongs to <${owner[0]}>.`;
  const others = games.filter((one) => positionAttributes(one).includes(path)).map((one) => one.id);
  return others.length > 0 ? ` It belongs to positions of ${others.join(', ')}.` : nearOrAll(path, known);
}

/** Whether lessons support this language. */
const isLanguage = (text: string): boolean => languageFor(text) !== undefined;

export const lessons: Rule = {
  codes: {
    'lesson.moves': 'Some moves cannot be read, or are not legal.',
    'lesson.goal': 'The goal is unknown, or no answer can miss it.',
    'lesson.impossible': 'No legal move answers the question.',
    'lesson.kind': 'The kind of question is unknown.',
    'lesson.large': 'A lesson has more than 500 steps, or a step more than 500 elements. The rest are ignored.',
    'lesson.answer': 'A remark is about a right or impossible answer, or a hint is never shown.',
    'lesson.unreachable': 'No reader reaches the step.',
    'lesson.language': 'A step lacks a language that other steps have, or the language is unknown.',
    'lesson.rule': 'The game does not have this rule. `cartavola rules GAME` prints all ids.',
    'lesson.element': 'An element is out of place in a lesson.',
    'lesson.attribute': 'The lesson element does not have this attribute.',
    'lesson.text': 'Some text is missing.',
    'lesson.stage': 'The stage is unknown.',
    'lesson.position': 'The position is missing, or the question cannot use it.',
    'rules.game': 'The game does not exist.',
  },
  async check(page, report) {
    const found: (MarkupFinding & {readonly game?: string | undefined})[] = [];
    const solutions: PageSolution[] = [];
    let steps = 0;
    let count = 0;
    const isInLesson = ({around}: PageElement): boolean => around.some(({name}) => name === 'rules-explainer');
    for (const element of page.elements) {
      const {name, node, language, around} = element;
      const isStray = LESSON_ELEMENTS.includes(name) && !isInLesson(element);
      // A misplaced element inside another one is reported together with the outer element.
      if (isStray && !around.some((one) => LESSON_ELEMENTS.includes(one.name)))
        found.push(strayFinding(nodeFrom(node)));
      if (name !== 'rules-explainer' || !element.known || isFilled(element)) continue;
      const {lang} = element.attributes;
      if (lang !== undefined && !isLanguage(lang)) {
        report(
          placeOfAttribute(element, 'lang'),
          'lesson.language',
          `"${lang}" is not one of the languages ${allLanguages().join(', ')}, so readers get the lesson's frame in English.`,
          {path: 'lang'},
        );
      }
      const outer = around.find((one) => one.attributes['lang'] !== undefined)?.attributes['lang'] ?? language;
      const checked = await checkMarkup(nodeFrom(node, name), {decks: allDecks(), language: outer});
      count++;
      steps += checked.steps;
      found.push(...checked.findings.map((finding) => ({...finding, game: element.attributes['game']})));
      solutions.push(
        ...checked.solutions.map(({node: at, ...solution}) => ({...solution, ...placeOf(at as PlacedNode)})),
      );
    }
    for (const finding of found) {
      const {code, path, message, step} = finding;
      report(placeIn(finding), code, message + hintFor(finding, finding.game), {path, step});
    }
    return {lessons: count, steps, solutions};
  },
};
