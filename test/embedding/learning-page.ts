// Framed page with a three-step lesson and the built script that reports to platforms and stores.
import type {RulesExplainer} from '@cartavola/elements';
import {cardIn, next} from '../lessons/lesson-in-page.js';
import {find, until} from '../tables/table-in-page.js';

interface Inside extends Window {
  readonly errors: readonly string[];
  /** Codes of the `learning-error` events. */
  readonly problems: readonly string[];
}

/** An opened page with lessons. */
export interface LearningPage {
  readonly frame: HTMLIFrameElement;
  readonly inside: Inside;
  readonly lessons: readonly RulesExplainer[];
}

/** Opens the page at a URL, and waits for the first step of its lessons. */
async function openAt(address: string): Promise<LearningPage> {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '600';
  frame.src = address;
  document.body.append(frame);
  await until(() => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank');
  const inside = frame.contentWindow as unknown as Inside;
  const lessons = [...frame.contentDocument!.querySelectorAll('rules-explainer')];
  await until(() => lessons.every((lesson) => lesson.shadowRoot?.querySelector('.lesson')));
  return {frame, inside, lessons};
}

/** Opens the page with these `<meta>` elements and parameters. */
export const openLearning = (parameters: Readonly<Record<string, string>> = {}): Promise<LearningPage> =>
  openAt(`/test/pages/learning.html?${new URLSearchParams(parameters).toString()}`);

/** Goes to the next step of a lesson, or to its end. */
export async function goOn(lesson: RulesExplainer): Promise<void> {
  const arrived = new Promise((resolve) => {
    for (const type of ['lesson-stepped', 'lesson-completed']) lesson.addEventListener(type, resolve, {once: true});
  });
  next(lesson).click();
  await arrived;
}

/** Plays cards from the hand, one after another, and waits for feedback on each. */
export async function play(lesson: RulesExplainer, ...cards: readonly string[]): Promise<void> {
  for (const card of cards) {
    cardIn(lesson, 'hand', card).click();
    await lesson.updateComplete;
    await until(() => find(lesson, '.feedback').textContent.trim() !== '');
  }
}

/** Answers the last, repeated question correctly, and goes on to the end of the lesson. */
export async function finish(lesson: RulesExplainer): Promise<void> {
  await play(lesson, '9S');
  await goOn(lesson);
}

/**
 * Goes through the whole lesson: answers the first question correctly at once, and the second on the second attempt.
 */
export async function goThrough(lesson: RulesExplainer): Promise<void> {
  await goOn(lesson);
  await play(lesson, '9C');
  await goOn(lesson);
  await play(lesson, 'KC');
  await finish(lesson);
}
