import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Script with data, as a page writes it inside an element. */
const DATA = 'script[type="application/json"]';

/** Follows the data that stand in a script inside its host; other content of the page is for readers without scripts. */
export class ScriptController implements ReactiveController {
  /** Text of the script; undefined if there is none. */
  text: string | undefined;
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
    const text = this.#host.querySelector(`:scope > ${DATA}`)?.textContent.trim();
    if (text === this.text) return;
    this.text = text;
    this.#host.requestUpdate();
  }
}
