import {LitElement} from 'lit';
import {adoptAgain} from './adopt.js';
import {registerLengths} from './lengths.js';

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
