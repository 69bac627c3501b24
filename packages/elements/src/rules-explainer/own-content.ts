import type {LessonPage} from './lesson/lesson-page.js';

/**
 * Puts what stands inside the element where it is read: the step that is shown, on paper every step, or all of it where nothing of ours
 * is shown.
 */
export function assignSlots(element: HTMLElement, lesson: LessonPage | undefined): void {
  const root = element.shadowRoot!;
  const authored = lesson?.lesson?.authored;
  const stepOf = (id: string | undefined): Element | undefined => (id === undefined ? undefined : authored?.get(id));
  for (const slot of root.querySelectorAll('slot')) {
    const {step} = slot.dataset;
    if (step !== undefined) slot.assign(...[stepOf(step)].filter((one) => one !== undefined));
    else if (root.querySelector('.book') === null) slot.assign(...[...element.childNodes].filter(isSlottable));
    else slot.assign(...[stepOf(lesson?.sitting?.step?.id)].filter((one) => one !== undefined));
  }
}

const isSlottable = (node: Node): node is Element | Text => node instanceof Element || node instanceof Text;

/** What of an element makes a lesson: its markup, as text. */
export const sourceOf = (element: Element): unknown => [
  element.localName,
  [...element.attributes].map(({name, value}) => [name, value]),
  element.children.length === 0 ? element.textContent : [...element.children].map(sourceOf),
];
