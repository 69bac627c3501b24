import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {keepUntranslated} from './keep-untranslated.js';
import {writtenText} from './written-text.js';

/** Returns the text of the JSON script inside an element, or undefined if there is none. */
export function jsonWithin(host: HTMLElement): string | undefined {
  const script = host.querySelector(':scope > script[type="application/json"]');
  return script ? writtenText(script).trim() : undefined;
}

/**
 * Tracks the text inside its host, as returned by `read` (undefined if there is none). Sets `translate="no"` on a host
 * that contains notation, which must not be translated.
 */
export class ContentController implements ReactiveController {
  text: string | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #read: (host: HTMLElement) => string | undefined;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, read: (host: HTMLElement) => string | undefined) {
    this.#host = host;
    this.#read = read;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#look());
    this.#observer.observe(this.#host, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['translate'],
    });
    this.#look();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #look(): void {
    this.#readText();
    if (this.text !== undefined && this.#host.querySelector('script') === null) keepUntranslated(this.#host);
  }

  #readText(): void {
    // Ignore translations by the browser, which wraps translated text in `<font>` elements.
    if (this.text !== undefined && this.#host.querySelector('font')) return;
    const text = this.#read(this.#host);
    if (text === this.text) return;
    this.text = text;
    this.#host.requestUpdate();
  }
}
