// Test helpers: a lesson in the page, its events, and a reader who uses the keyboard.
import {expect} from 'chai';
import '@cartavola/elements/define/rules-explainer.js';
import type {RulesExplainer} from '@cartavola/elements';
import {keys} from '../input.js';
import type {Attributes} from '../rules/explainer-in-page.js';
import {find, findAll, told, until} from '../tables/table-in-page.js';
import {settled} from '../virtual-clock.js';

/** Lesson event, as the page receives it. */
export interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const TYPES = [
  'lesson-started',
  'lesson-stepped',
  'lesson-answered',
  'lesson-hinted',
  'lesson-completed',
  'rules-error',
];

/** Records all lesson events in the page from now on. */
export function hear(target: EventTarget): Heard[] {
  const heard: Heard[] = [];
  for (const type of TYPES)
    target.addEventListener(type, (event) => {
      heard.push({type, detail: (event as Event & Heard).detail});
    });
  return heard;
}

/** Returns the details of all events of a type. */
export const toldOf = (heard: readonly Heard[], type: string): Heard['detail'][] =>
  heard.filter((one) => one.type === type).map(({detail}) => detail);

interface LessonInPage {
  readonly element: RulesExplainer;
  readonly heard: Heard[];
}

/** Adds a lesson to the page and waits for its first step. `inside` contains the author's own steps. */
export async function lesson(
  attributes: Attributes,
  inside = '',
  prepare: (element: RulesExplainer) => void = () => undefined,
): Promise<LessonInPage> {
  const element = document.createElement('rules-explainer');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = inside;
  const heard = hear(element);
  prepare(element);
  document.body.append(element);
  await until(() => element.shadowRoot!.querySelector('.lesson, .rules, .problem') !== null);
  // Wait for the parts that load after the first rendering, because an earlier answer would also wait for them.
  if (find(element, '.lesson')) await until(() => element.bookmark() !== undefined);
  return {element, heard};
}

export const focused = (element: Element): HTMLElement | null =>
  element.shadowRoot!.activeElement as HTMLElement | null;

/** Text content with collapsed whitespace. */
export const textOf = (element: Element | null): string => element?.textContent.trim().replace(/\s+/g, ' ') ?? '';

export const feedback = (element: Element): string => textOf(find(element, '.feedback'));
export const title = (element: Element): string => textOf(find(element, '.step-title'));
export const next = (element: Element): HTMLElement => findAll(element, '.actions button').at(-1)!;
export const primary = (element: Element): HTMLElement => find(element, '.actions .primary');
export const hintButton = (element: Element): HTMLElement => find(element, '.lesson-foot > button');
export const button = (element: Element, text: string): HTMLElement =>
  findAll(element, 'button').find((one) => textOf(one) === text)!;
/** Returns a card that can be chosen, in the hand or, if the game has such cards, on the table. */
export const cardIn = (element: Element, where: 'hand' | 'middle', code: string): HTMLElement =>
  findAll(element, `.${where} button`).find(({dataset}) => dataset['card'] === code)!;

type Progress = NonNullable<RulesExplainer['progress']>;

/** Returns the progress of a reader who is at a step but hasn't done any earlier ones. */
export const progressAt = (step: string): Progress => ({
  version: 2,
  outcomes: {},
  at: step,
  misses: 0,
  hints: 0,
  streak: 0,
  returns: [],
  again: false,
  right: 0,
  asked: 0,
  skills: {},
});

/** Resumes the lesson from progress that the page sets. */
export async function goOnFrom(element: RulesExplainer, progress: Progress): Promise<void> {
  const started = told(element, 'lesson-started');
  element.progress = progress;
  await started;
  await element.updateComplete;
}

/** Goes to a step by setting the `progress` property. */
export async function goTo(element: RulesExplainer, step: string): Promise<void> {
  await goOnFrom(element, progressAt(step));
  expect(element.progress!.at).to.equal(step);
}

/** Goes to the end of a lesson in which questions with the stage `finish` were missed and all others were skipped. */
export async function goToEnd(element: RulesExplainer, steps: readonly string[]): Promise<void> {
  const {at: _at, ...progress} = progressAt('');
  const outcomes = Object.fromEntries(steps.map((id) => [id, id.endsWith('-finish') ? 'late' : 'skipped'] as const));
  await goOnFrom(element, {...progress, outcomes, right: 1, asked: 1});
  expect(element.progress!.at).to.equal(undefined);
}

/** Checks that the focus is in the lesson, on a visible element. */
export function expectFocusWithin(element: Element, when: string): void {
  expect(document.activeElement === element, `the element has focus ${when}`).to.equal(true);
  const inner = focused(element);
  expect(inner?.checkVisibility() ?? false, `something visible has focus ${when}`).to.equal(true);
}

const STOPS = 'button, input, a[href], [tabindex]';

/** Moves the focus to a button as a reader would, with Tab to its group and arrow keys. Doesn't press it. */
export async function reach(element: Element, target: HTMLElement): Promise<void> {
  const from = focused(element);
  if (from === target) return;
  const group = target.closest('[data-roving]');
  const inGroup = group ? [...group.querySelectorAll<HTMLElement>('button')] : [target];
  const stop = inGroup.includes(from!) ? from! : inGroup.find(({tabIndex}) => tabIndex === 0)!;
  const stops = findAll(element, STOPS).filter((one) => one.tabIndex === 0 && one.checkVisibility());
  const isAfter = (one: HTMLElement): boolean =>
    from === null || (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const way = stops.filter((one) => isAfter(one) === isAfter(stop));
  if (!isAfter(stop)) way.reverse();
  const tabs = stop === from ? 0 : way.filter((one) => one !== from).indexOf(stop) + 1;
  const steps = inGroup.indexOf(target) - inGroup.indexOf(stop);
  await keys(
    ...Array<string>(tabs).fill(isAfter(stop) ? 'Tab' : 'Shift+Tab'),
    ...Array<string>(Math.abs(steps)).fill(steps > 0 ? 'ArrowRight' : 'ArrowLeft'),
  );
  expect(textOf(focused(element)), 'the element reached with the keyboard').to.equal(textOf(target));
  expect(focused(element) === target).to.equal(true);
}

/** Presses Tab until the focus has passed everything with separate tab stops, such as a table, and is on a button after it. */
export async function tabTo(element: Element, target: HTMLElement): Promise<void> {
  for (let count = 0; focused(element) !== target; count++) {
    expect(count, 'tabs').to.be.below(60);
    await keys('Tab');
  }
}

/** Moves focus to a button with the keyboard and presses it. Resolves when nothing is moving. */
export async function press(element: RulesExplainer, target: HTMLElement, key = 'Enter'): Promise<void> {
  const name = textOf(target);
  await reach(element, target);
  await keys(key);
  await settled();
  expectFocusWithin(element, `after "${name}"`);
}
