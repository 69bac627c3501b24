// What play functions do in an element: they look for things by name, as readers do, in its shadow root.
import {configure, expect, userEvent, waitFor, within} from 'storybook/test';

/** A bot thinks, a lesson is loaded. */
const PATIENCE = 15_000;
configure({asyncUtilTimeout: PATIENCE});

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

  /** Does something, and waits until the element tells an event; returns its detail. */
  async hears(type: string, doing: () => Promise<void>): Promise<unknown> {
    const heard: CustomEvent[] = [];
    const hear = (event: Event): unknown => heard.push(event as CustomEvent);
    this.element.addEventListener(type, hear);
    await doing();
    await waitFor(() => expect(heard, type).not.toHaveLength(0));
    this.element.removeEventListener(type, hear);
    return heard[0]!.detail;
  }

  /** Presses a key, with the focus on what a selector names. */
  async key(key: string, selector: string): Promise<void> {
    (await this.find(selector)).focus();
    await userEvent.keyboard(key);
  }
}
