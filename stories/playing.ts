// What play functions do in an element: they look for things by name, as readers do, in its shadow root.
import {configure, expect, userEvent, waitFor, within} from 'storybook/test';

/** A bot thinks, a lesson is loaded. */
const PATIENCE = 15_000;
// Errors say what was expected, not all of the page.
configure({asyncUtilTimeout: PATIENCE, getElementError: (message) => new Error(message ?? '')});

/** An element in a story, and the hand that uses it. */
export class Played {
  readonly element: HTMLElement;

  constructor(canvas: HTMLElement, selector: string) {
    this.element = canvas.querySelector<HTMLElement>(selector)!;
  }

  /** Finds what a selector names, once it is there. */
  async find(selector: string): Promise<HTMLElement> {
    await waitFor(() => expect(this.element.shadowRoot!.querySelector(selector), selector).not.toBe(null));
    return this.element.shadowRoot!.querySelector<HTMLElement>(selector)!;
  }

  /** Presses what has a role and a name, once it is there. */
  async press(name: string | RegExp, role = 'button'): Promise<void> {
    // The query needs no more of an element than a shadow root has.
    const inside = within(this.element.shadowRoot as unknown as HTMLElement);
    await userEvent.click(await inside.findByRole(role, {name}));
  }

  /** Presses what a selector names, once it is there. */
  async pressAt(selector: string): Promise<void> {
    await userEvent.click(await this.find(selector));
  }

  /** Waits until a text is shown or spoken in what a selector names. */
  async says(selector: string, text: string | RegExp): Promise<void> {
    await waitFor(() => expect(this.element.shadowRoot!.querySelector(selector)).toHaveTextContent(text));
  }

  /** Does something, and waits until the element tells an event with a detail like this. */
  async hears(type: string, detail: object, doing: () => Promise<void>): Promise<void> {
    const heard: unknown[] = [];
    const hear = (event: Event): unknown => heard.push((event as CustomEvent).detail);
    this.element.addEventListener(type, hear);
    await doing();
    await waitFor(() => expect(heard).toContainEqual(expect.objectContaining(detail)));
    this.element.removeEventListener(type, hear);
  }

  /** Presses a key, with the focus on what a selector names. */
  async key(key: string, selector: string): Promise<void> {
    (await this.find(selector)).focus();
    await userEvent.keyboard(key);
  }
}
