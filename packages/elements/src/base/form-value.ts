import {isServer} from 'lit';

/** Value of a form-associated element: text to read, and data to process. */
export interface FormText {
  readonly text: string;
  /** JSON text. */
  readonly data: string;
}

/** Custom element that takes part in a form. */
interface FormElement extends HTMLElement {
  readonly name: string | undefined;
  readonly renderRoot: ParentNode;
}

/**
 * Submits an element's value with the form around it: the text under the element's `name`, and the data under the same
 * name with `-data`. Without a name or a value, it submits nothing, as HTML's form controls do.
 */
export class FormValue {
  readonly #host: FormElement;
  readonly #internals: ElementInternals | undefined;
  #set = '';
  #isDisabled = false;

  constructor(host: FormElement) {
    this.#host = host;
    if (!isServer) this.#internals = host.attachInternals();
  }

  /** Form that the element belongs to. */
  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? null;
  }

  /** Makes the element's part inert if a `<fieldset>` or the page has disabled the element. */
  follow(part: string, isDisabled = this.#isDisabled): void {
    this.#isDisabled = isDisabled;
    const content = this.#host.renderRoot.querySelector<HTMLElement>(`[part=${part}]`);
    if (content) content.inert = isDisabled;
  }

  /** Sets the value. */
  set(value: FormText | undefined): void {
    const {name} = this.#host;
    const set = JSON.stringify([name, value?.text, value?.data]);
    if (set === this.#set) return;
    this.#set = set;
    if (!name || !value) return this.#internals?.setFormValue(null);
    const entries = new FormData();
    entries.set(name, value.text);
    entries.set(`${name}-data`, value.data);
    this.#internals?.setFormValue(entries);
  }
}
