import {allLanguages, type Language} from '@cartavola/words';
import type {LitElement, ReactiveController} from 'lit';
import {tagOf} from '../base/tag.js';
import {isTreeRoot} from '../base/page/node-kind.js';

/**
 * Returns CSS rules that hide parts of the author's markup: those shown only on request, and those in other languages.
 */
const hidden = (explainer = tagOf('rules-explainer')): string => `
${explainer} > lesson-step :is(lesson-position, lesson-ask, lesson-answer, lesson-hint, lesson-done, lesson-choice, lesson-comment) { display: none }
${allLanguages()
  .map((one) => `${explainer}:state(${one}) > lesson-step > [lang]:not([lang|='${one}'])`)
  .join()} { display: none }
`;

let sheet: CSSStyleSheet | undefined;
/** Number of lessons in each root. */
const users = new WeakMap<Document | ShadowRoot, number>();

/** Adds the rules from `hidden` to the page while an author's lesson is shown. */
export class PageStyles implements ReactiveController {
  readonly #host: LitElement;
  readonly #states: CustomStateSet;
  /** Root that the rules were added to. */
  #root: Document | ShadowRoot | undefined;

  constructor(host: LitElement, states: CustomStateSet) {
    this.#host = host;
    this.#states = states;
    host.addController(this);
  }

  /** Sets the language of the current lesson. If it is undefined, there is no lesson and the page shows all markup. */
  show(language: Language | undefined): void {
    this.#states.clear();
    if (language) this.#states.add(language);
    this.hostDisconnected();
    this.hostConnected();
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    // A constructed style sheet works only in the document in which it was constructed.
    const isHere = this.#host.isConnected && this.#host.ownerDocument === document;
    if (this.#states.size === 0 || !isHere || !isTreeRoot(root)) return;
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
