import type {Problem} from '@cartavola/engine';
import {loadLesson, type LessonSource, type MarkupNode, type Step} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadLessonWords, type Language, type LessonWords} from '@cartavola/words';
import type {OpenBook} from '../open-book.js';

/** A lesson with all that it takes to show it. */
export interface OpenLesson {
  readonly source: LessonSource;
  readonly words: LessonWords;
  /** What its steps are told in: the reader's language, unless its author speaks others alone. */
  readonly language: Language;
  readonly title: string;
  readonly skills: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** The elements in which the author's own page says what steps are about, by the ids of the steps; empty for the built-in lesson. */
  readonly authored: ReadonlyMap<string, Element>;
  /** What is wrong with the author's markup. */
  readonly problems: readonly Problem[];
}

/** An element of the page as lessons read it. */
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

/** Loads the lesson that stands in the element, or else the game's own. */
export async function openLesson(explainer: Element, open: OpenBook): Promise<OpenLesson> {
  const {book, cards, options, language} = open;
  const [{lesson: source}, words] = await Promise.all([lessons[book.game]!(), loadLessonWords(language, cards)]);
  const node = nodeFrom(explainer);
  if (!node.children.some(({name}) => name === 'lesson-step')) {
    const lesson = await loadLesson(source, language, {cards, options});
    return {source, words, language, ...lesson, authored: new Map(), problems: []};
  }
  const {languagesIn, readMarkup} = await import('@cartavola/lessons/read-markup.js');
  const spoken = languagesIn(node.children.filter(({name}) => name === 'lesson-step'));
  // Another language is better than nothing.
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
