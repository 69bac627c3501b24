import {allLanguages, type Language} from '@cartavola/words';
import type {LitElement, ReactiveController} from 'lit';

/** What is said only when it is asked for stands in the page, and is not shown there. */
const hidden = (): string => `
rules-explainer > lesson-step :is(lesson-position, lesson-ask, lesson-answer, lesson-hint, lesson-done) { display: none }
${allLanguages()
  .map((one) => `rules-explainer:state(${one}) > lesson-step > [lang]:not([lang|='${one}'])`)
  .join()} { display: none }
`;

let sheet: CSSStyleSheet | undefined;
/** How many lessons stand in each root. */
const users = new WeakMap<Document | ShadowRoot, number>();

/** Hides, while an author's lesson is shown, what it says later in the page's own elements, and what it says in other languages. */
export class PageStyles implements ReactiveController {
  readonly #host: LitElement;
  readonly #states: CustomStateSet;
  /** Where it is hidden now. */
  #root: Document | ShadowRoot | undefined;

  constructor(host: LitElement, states: CustomStateSet) {
    this.#host = host;
    this.#states = states;
    host.addController(this);
  }

  /** The language of the lesson that is shown; undefined: none is, and the page shows all of it. */
  show(language: Language | undefined): void {
    this.#states.clear();
    if (language) this.#states.add(language);
    this.hostDisconnected();
    this.hostConnected();
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    const isPage = root instanceof Document || root instanceof ShadowRoot;
    if (this.#states.size === 0 || !this.#host.isConnected || !isPage) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(hidden());
    }
    const before = users.get(root) ?? 0;
    users.set(root, before + 1);
    if (before === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    this.#root = root;
  }

  hostDisconnected(): void {
    const root = this.#root;
    if (!root) return;
    this.#root = undefined;
    const left = users.get(root)! - 1;
    users.set(root, left);
    if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
