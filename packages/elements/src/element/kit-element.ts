import {LitElement} from 'lit';
import {adoptAgain} from './adopt.js';

/**
 * Registered length properties, with initial values. Registration makes descendants inherit the computed value: an unregistered property is
 * inherited as text, and container units in it would resolve anew in each container.
 */
const LENGTHS = {
  /** Width of a card of the hand. */
  '--cartavola-hand-card': '80px',
  /** Reader's own font size. */
  '--cartavola-em': '16px',
  /** Font size of the page around the element. */
  '--cartavola-page-text': '16px',
} as const;

/** Registers the properties in a window, each once. Without browser support, sizes differ, but nothing is missing. */
function registerLengths({CSS}: Pick<typeof globalThis, 'CSS'>): void {
  for (const [name, initialValue] of Object.entries(LENGTHS)) {
    try {
      CSS.registerProperty({name, syntax: '<length>', inherits: true, initialValue});
    } catch {
      // Already registered, or not supported by the browser.
    }
  }
}

/** Base class of the kit's elements, which work in any document. */
export abstract class KitElement extends LitElement {
  override connectedCallback(): void {
    super.connectedCallback();
    registerLengths(this.ownerDocument.defaultView ?? globalThis);
  }

  /** Restores the style sheets, which the browser clears on a move into another document. @internal */
  adoptedCallback(): void {
    adoptAgain(this);
  }
}
