import type {LessonPage} from './lesson-page.js';
import {isElement, isText} from '../base/page/node-kind.js';

/**
 * Assigns the element's light DOM children to slots: the current step, every step for printing, or all children if the
 * element has nothing to show.
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

const isSlottable = (node: Node): node is Element | Text => isElement(node) || isText(node);

/** Attributes that don't affect the content, or that reflect properties, which are compared themselves. */
const ASIDE =
  /^(?:class|style|id|hidden|slot|part|dir|lang|title|game|deck|view|step|save|role|tabindex|inert|aria-.*|data-.*|on.*)$/;

/** Returns an explainer's attributes and the steps inside it, as data for comparison. */
export const sourceOf = (explainer: Element): unknown => [
  [...explainer.attributes].flatMap(({name, value}) => (ASIDE.test(name) ? [] : [[name, value]])),
  [...explainer.children].filter(({localName}) => localName === 'lesson-step').map(written),
];

/** Returns a node as data: elements with their attributes and children, and the text between them. */
const written = (node: Node): unknown =>
  isElement(node)
    ? [node.localName, [...node.attributes].map(({name, value}) => [name, value]), [...node.childNodes].map(written)]
    : node.textContent;
