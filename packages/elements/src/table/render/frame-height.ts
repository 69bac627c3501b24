import type {LitElement, ReactiveController} from 'lit';
import {frame, type Cancel} from '../../base/clock.js';

/**
 * Controller that makes a table's frame as tall as its content, so content never overflows onto the page, even if the
 * text is large or the page sets a small height. A frame that has grown keeps its height until its width or the
 * viewport changes, so the page doesn't move. If the page has set the element's height and the frame scrolls, the frame
 * keeps its height only as long as necessary.
 */
export class FrameHeight implements ReactiveController {
  readonly #host: LitElement;
  #sizes: ResizeObserver | undefined;
  /** Width of the frame and height of the viewport when the frame was last measured. */
  #place = '';
  #grown = 0;
  /** Height of the felt when it was last measured. */
  #need = 0;
  #watched: HTMLElement | undefined;
  #cancel: Cancel | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sizes ??= new ResizeObserver(() => this.#lookSoon());
    this.#watch();
  }

  hostUpdated(): void {
    if (this.#watched !== this.#parts[0]) this.#watch();
    if (this.#parts[0]?.parentElement?.classList.contains('scrolls')) this.#lookSoon();
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#watched = undefined;
    this.#cancel?.();
  }

  /** Observes the frame and the felt. Called again after a rendering has replaced the server-rendered elements. */
  #watch(): void {
    this.#sizes?.disconnect();
    for (const part of this.#parts) this.#sizes?.observe(part);
    this.#watched = this.#parts[0];
  }

  /** The frame and the felt. Empty before the first rendering. */
  get #parts(): HTMLElement[] {
    return [...(this.#host.shadowRoot?.querySelectorAll<HTMLElement>('.frame, .table') ?? [])];
  }

  /** Measures in the next frame. Resizing within the callback would cause a ResizeObserver loop error. */
  #lookSoon(): void {
    this.#cancel?.();
    this.#cancel = frame(() => this.#look());
  }

  /**
   * Measures the felt, which is laid out again when its frame grows. Each change triggers another measurement, until
   * neither size changes.
   */
  #look(): void {
    const [frame, felt] = this.#parts;
    if (!frame || !felt) return;
    const box = frame.parentElement!;
    const {scrollTop} = box;
    const place = `${frame.clientWidth} ${innerHeight}`;
    if (place !== this.#place || box.classList.contains('scrolls')) this.#set(frame, 0);
    this.#place = place;
    const need = felt.offsetHeight;
    if (need > frame.clientHeight + 1) {
      // In its first layout, WebKit may not have applied all styles that depend on new content.
      if (need === this.#need) this.#set(frame, Math.max(need, this.#grown));
      else this.#lookSoon();
    }
    this.#need = need;
    // If the page has set the element's height, the frame scrolls instead of growing.
    box.classList.toggle('scrolls', this.#grown > 0 && box.clientHeight + 1 < frame.offsetHeight);
    box.scrollTop = scrollTop;
  }

  #set(frame: HTMLElement, height: number): void {
    if (height === this.#grown) return;
    this.#grown = height;
    frame.style.setProperty('--grown', `${height}px`);
  }
}
