import type {Problem} from '@cartavola/engine';
import {loadLesson, type LessonSource, type MarkupNode, type Step} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadLessonWords, type Language, type LessonWords} from '@cartavola/words';
import type {OpenBook} from '../open-book.js';

/** Lesson with everything needed to show it. */
export interface OpenLesson {
  readonly source: LessonSource;
  readonly words: LessonWords;
  /** Language of the steps: the reader's, unless the author's lesson is not available in it. */
  readonly language: Language;
  readonly title: string;
  readonly skills: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** Elements in which the author's page has the text of a step, by step id; empty for the built-in lesson. */
  readonly authored: ReadonlyMap<string, Element>;
  /** Problems in the author's markup. */
  readonly problems: readonly Problem[];
}

/** Element of the page, as the lesson reader sees it. */
interface PageNode extends MarkupNode {
  readonly element: Element;
  readonly children: readonly PageNode[];
}

const nodeFrom = (element: Element): PageNode => ({
  element,
  name: element.localName,
  attributes: Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
  children: [...element.children].map(nodeFrom),
  text: element.textContent,
});

/** Loads a game's built-in lesson. */
export async function openOwnLesson({book, cards, options, language}: OpenBook): Promise<OpenLesson> {
  const [{lesson: source}, words] = await Promise.all([lessons[book.game]!(), loadLessonWords(language, cards)]);
  const lesson = await loadLesson(source, language, {cards, options});
  return {source, words, language, ...lesson, authored: new Map(), problems: []};
}

/** Loads the lesson inside the element, or else the game's built-in one. */
export async function openLesson(explainer: Element, open: OpenBook): Promise<OpenLesson> {
  const node = nodeFrom(explainer);
  if (!node.children.some(({name}) => name === 'lesson-step')) return openOwnLesson(open);
  const {book, cards, language} = open;
  const [{lesson: source}, words] = await Promise.all([lessons[book.game]!(), loadLessonWords(language, cards)]);
  const {languagesIn, readMarkup} = await import('@cartavola/lessons/read-markup.js');
  const spoken = languagesIn(node.children.filter(({name}) => name === 'lesson-step'));
  // A lesson in another language is better than none.
  const own = spoken.includes(language) ? language : (spoken[0] ?? language);
  const {steps, findings} = readMarkup(node, own, source.game);
  return {
    source,
    words,
    language: own,
    title: book.title,
    skills: Object.fromEntries(steps.map(({step, skillName}) => [step.skill, skillName])),
    steps: steps.map(({step}) => step),
    authored: new Map(steps.map(({step, node}) => [step.id, (node as PageNode).element])),
    problems: findings,
  };
}
