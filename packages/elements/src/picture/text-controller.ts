import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Children that are no notation: a caption, and what a page adds by its slot. */
const BESIDE = 'figcaption, style, template, [slot]';

/** Returns the text of an element's children; empty if there is none. A record in a script counts as text, too. */
const textWithin = (host: HTMLElement): string =>
  [...host.childNodes]
    .filter((node) => node.nodeType !== Node.COMMENT_NODE && !(node instanceof Element && node.matches(BESIDE)))
    .map(({textContent}) => textContent)
    .join('')
    .trim();

/** Follows the text of its host's children: notation, or a record. */
export class TextController implements ReactiveController {
  text = '';
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#look());
    this.#observer.observe(this.#host, {childList: true, subtree: true, characterData: true});
    this.#look();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #look(): void {
    const text = textWithin(this.#host);
    if (text === this.text) return;
    this.text = text;
    this.#host.requestUpdate();
  }
}
