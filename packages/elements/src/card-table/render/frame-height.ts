import type {LitElement, ReactiveController} from 'lit';

/**
 * Gives the frame of a table the height that its felt needs, where the reader's letters, or a page's own height, leave too little: the felt
 * covers nothing of the page. A frame that has grown stays so until its width or the viewport changes.
 */
export class FrameHeight implements ReactiveController {
  readonly #host: LitElement;
  readonly #sizes = new ResizeObserver(() => this.#lookSoon());
  /** For which width and viewport the frame has grown. */
  #place = '';
  #grown = 0;
  #isWatching = false;
  #frameId = 0;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch();
  }

  hostUpdated(): void {
    if (!this.#isWatching) this.#watch();
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
    this.#isWatching = false;
    cancelAnimationFrame(this.#frameId);
  }

  /** Nothing is there before the first rendering. */
  #watch(): void {
    for (const part of [this.#frame, this.#felt]) if (part) this.#sizes.observe(part);
    this.#isWatching = this.#frame !== undefined;
  }

  get #frame(): HTMLElement | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.frame') ?? undefined;
  }

  get #felt(): HTMLElement | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.table') ?? undefined;
  }

  /** With the next frame: what is observed changes, and the browser would complain of a loop. */
  #lookSoon(): void {
    cancelAnimationFrame(this.#frameId);
    this.#frameId = requestAnimationFrame(() => this.#look());
  }

  /** The felt is laid out anew where its frame grows: it has settled when neither changes. */
  #look(): void {
    const [frame, felt] = [this.#frame, this.#felt];
    if (!frame || !felt) return;
    const place = `${frame.clientWidth} ${innerHeight}`;
    if (place !== this.#place) this.#set(frame, 0);
    this.#place = place;
    const need = felt.offsetHeight;
    if (need > frame.clientHeight + 1) this.#set(frame, Math.max(need, this.#grown));
    // A page may have set the height of the element: then the frame is scrolled, and covers nothing.
    const box = frame.parentElement!;
    box.classList.toggle('scrolls', this.#grown > 0 && box.clientHeight + 1 < frame.offsetHeight);
  }

  #set(frame: HTMLElement, height: number): void {
    if (height === this.#grown) return;
    this.#grown = height;
    frame.style.setProperty('--grown', `${height}px`);
  }
}
