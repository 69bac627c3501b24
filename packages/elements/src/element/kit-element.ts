import {LitElement} from 'lit';
import {adoptAgain} from './adopt.js';

/**
 * Lengths that descendants take over as they were computed. A custom property that is not registered is taken over as text: with
 * container units in it, it would mean another length in each container.
 */
const LENGTHS = {
  /** How wide a card of the hand is. */
  '--cartavola-hand-card': '80px',
  /** The reader's own size of text. */
  '--cartavola-em': '16px',
  /** The size of text that the page has where the element stands. */
  '--cartavola-page-text': '16px',
} as const;

/** Registers them for the document of a window, each once; a browser that cannot has other sizes, no fewer cards. */
function registerLengths({CSS}: Pick<typeof globalThis, 'CSS'>): void {
  for (const [name, initialValue] of Object.entries(LENGTHS)) {
    try {
      CSS.registerProperty({name, syntax: '<length>', inherits: true, initialValue});
    } catch {
      // Registered before, or the browser does not know how.
    }
  }
}

/** What every element of the kit is: at home in any document. */
export abstract class KitElement extends LitElement {
  override connectedCallback(): void {
    super.connectedCallback();
    registerLengths(this.ownerDocument.defaultView ?? globalThis);
  }

  /** In another document, such as a frame's, the browser has taken the style sheets away. @internal */
  adoptedCallback(): void {
    adoptAgain(this);
  }
}
