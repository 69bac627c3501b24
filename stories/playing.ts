// Actions on an element, for play functions. They find parts of its shadow root by selector, or by role and name.
import {configure, expect, userEvent, waitFor, within} from 'storybook/test';

/** Timeout in milliseconds, long enough for a bot to think or a lesson to load. */
const PATIENCE = 15_000;
// Make errors show the expected result instead of the whole page.
configure({asyncUtilTimeout: PATIENCE, getElementError: (message) => new Error(message ?? '')});

/** Element in a story, with actions on it. */
export class Played {
  readonly element: HTMLElement;

  constructor(canvas: HTMLElement, selector: string) {
    this.element = canvas.querySelector<HTMLElement>(selector)!;
  }

  /** Waits for the element that a selector matches. */
  async find(selector: string): Promise<HTMLElement> {
    await waitFor(() => expect(this.element.shadowRoot!.querySelector(selector), selector).not.toBe(null));
    return this.element.shadowRoot!.querySelector<HTMLElement>(selector)!;
  }

  /** Waits for an element with a role and name, and presses it. */
  async press(name: string | RegExp, role = 'button'): Promise<void> {
    // The query only uses methods that shadow roots also have.
    const inside = within(this.element.shadowRoot as unknown as HTMLElement);
    await userEvent.click(await inside.findByRole(role, {name}));
  }

  /** Waits for the element that a selector matches, and presses it. */
  async pressAt(selector: string): Promise<void> {
    await userEvent.click(await this.find(selector));
  }

  /** Waits until text is shown or announced in the element that a selector matches. */
  async says(selector: string, text: string | RegExp): Promise<void> {
    await waitFor(() => expect(this.element.shadowRoot!.querySelector(selector)).toHaveTextContent(text));
  }

  /** Performs an action, and waits until the element fires an event with a matching detail. */
  async hears(type: string, detail: object, doing: () => Promise<void>): Promise<void> {
    const heard: unknown[] = [];
    const hear = (event: Event): unknown => heard.push((event as CustomEvent).detail);
    this.element.addEventListener(type, hear);
    await doing();
    await waitFor(() => expect(heard).toContainEqual(expect.objectContaining(detail)));
    this.element.removeEventListener(type, hear);
  }

  /** Focuses the element that a selector matches, and presses a key. */
  async key(key: string, selector: string): Promise<void> {
    (await this.find(selector)).focus();
    await userEvent.keyboard(key);
  }
}
