import type {ReactiveController, ReactiveControllerHost} from 'lit';

/**
 * Gives the frame of a table the height that its felt needs, where the reader's letters, or a page's own height, leave too little: the felt
 * covers nothing of the page. A frame that has grown stays so until its width or the viewport changes.
 */
export class Room implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #sizes = new ResizeObserver(() => this.#lookSoon());
  /** For which width and viewport the frame has grown. */
  #place = '';
  #grown = 0;
  #frameId = 0;

  /** @param root - The table's, rendered. */
  constructor(host: ReactiveControllerHost & HTMLElement, root: ShadowRoot) {
    this.#root = root;
    host.addController(this);
  }

  hostConnected(): void {
    for (const part of [this.#frame, this.#felt]) this.#sizes.observe(part);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frameId);
  }

  get #frame(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('.frame')!;
  }

  get #felt(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('.table')!;
  }

  /** With the next frame: what is observed changes, and the browser would complain of a loop. */
  #lookSoon(): void {
    cancelAnimationFrame(this.#frameId);
    this.#frameId = requestAnimationFrame(() => this.#look());
  }

  /** The felt is laid out anew where its frame grows: it has settled when neither changes. */
  #look(): void {
    const frame = this.#frame;
    const place = `${frame.clientWidth} ${innerHeight}`;
    if (place !== this.#place) this.#set(0);
    this.#place = place;
    const need = this.#felt.offsetHeight;
    if (need > frame.clientHeight + 1) this.#set(Math.max(need, this.#grown));
  }

  #set(height: number): void {
    if (height === this.#grown) return;
    this.#grown = height;
    this.#frame.style.setProperty('--grown', `${height}px`);
  }
}
