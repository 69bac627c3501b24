import type {Problem} from '@cartavola/engine';
import {loadLesson, loadLessonStart, type LessonSource, type MarkupNode, type Step} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadLessonWords, type Language, type LessonWords} from '@cartavola/words';
import {writtenText} from '../base/page/written-text.js';
import type {OpenBook} from './open-book.js';

/** Lesson with everything needed to show it. */
export interface OpenLesson {
  readonly source: LessonSource;
  readonly words: LessonWords;
  /** Language of the steps: the reader's language, unless the author's lesson isn't available in it. */
  readonly language: Language;
  readonly title: string;
  readonly skills: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** Whether the text of later steps is still missing. */
  readonly isStart: boolean;
  /** Elements in the author's page that contain the text of a step, keyed by step id. Empty for the built-in lesson. */
  readonly authored: ReadonlyMap<string, Element>;
  /** Problems in the author's markup. */
  readonly problems: readonly Problem[];
}

/** Node for the lesson parser that represents an element in the page. */
interface PageNode extends MarkupNode {
  readonly element: Element;
  readonly children: readonly PageNode[];
}

const nodeFrom = (element: Element): PageNode => ({
  element,
  name: element.localName,
  attributes: Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
  children: [...element.children].map(nodeFrom),
  // Read on demand, because every element contains the text of those in it.
  get text() {
    return writtenText(element);
  },
});

/** Loads a game's built-in lesson. With `loadLessonStart`, loads only the part up to the first question. */
export async function openOwnLesson(
  {book, cards, options, language}: OpenBook,
  load: typeof loadLesson = loadLesson,
): Promise<OpenLesson> {
  const [{lesson: source}, words] = await Promise.all([lessons[book.game]!(), loadLessonWords(language, cards)]);
  const lesson = await load(source, language, {cards, options});
  const isStart = load === loadLessonStart;
  return {source, words, language, ...lesson, isStart, authored: new Map(), problems: []};
}

/** Loads the author's lesson inside the element if there is one, otherwise the start of the built-in lesson. */
export async function openLesson(explainer: Element, open: OpenBook): Promise<OpenLesson> {
  const node = nodeFrom(explainer);
  if (!node.children.some(({name}) => name === 'lesson-step')) return openOwnLesson(open, loadLessonStart);
  const {book, cards, language} = open;
  const [{lesson: source}, words] = await Promise.all([lessons[book.game]!(), loadLessonWords(language, cards)]);
  const {languagesIn, readMarkup} = await import('@cartavola/lessons/read-markup.js');
  const spoken = languagesIn(node.children.filter(({name}) => name === 'lesson-step'));
  // Fall back to another language, because that is better than no lesson.
  const own = spoken.includes(language) ? language : (spoken[0] ?? language);
  const {steps, findings} = readMarkup(node, own, source.game);
  return {
    source,
    words,
    language: own,
    title: book.title,
    skills: Object.fromEntries(
      steps.map(({step, skillName}, place) => [step.skill, skillName ?? words.step(place + 1, steps.length)]),
    ),
    steps: steps.map(({step}) => step),
    isStart: false,
    authored: new Map(steps.map(({step, node}) => [step.id, (node as PageNode).element])),
    problems: findings,
  };
}
