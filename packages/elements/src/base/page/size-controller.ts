import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Controllers, keyed by the element that they measure. */
const measured = new Map<Element, SizeController>();
let observer: ResizeObserver | undefined;

/**
 * Returns the observer that all elements share. It runs before the page is painted, so nothing appears at the wrong
 * size.
 */
const sizes = (): ResizeObserver =>
  (observer ??= new ResizeObserver((entries) => {
    for (const {target, contentRect} of entries) measured.get(target)?.set(contentRect);
  }));

/** Tracks the content size of the host, or of a part of it, in CSS pixels. */
export class SizeController implements ReactiveController {
  width = 0;
  height = 0;
  readonly #host: ReactiveControllerHost & Element;
  readonly #part: () => Element | null | undefined;
  #observed: Element | undefined;

  /** `part` is called after each rendering and returns the element to measure. The default is the host. */
  constructor(host: ReactiveControllerHost & Element, part: () => Element | null | undefined = () => host) {
    this.#host = host;
    this.#part = part;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observe(this.#part() ?? undefined);
  }

  hostUpdated(): void {
    if (this.#host.isConnected) this.#observe(this.#part() ?? undefined);
  }

  hostDisconnected(): void {
    this.#observe(undefined);
  }

  #observe(part: Element | undefined): void {
    if (part === this.#observed) return;
    if (this.#observed) {
      measured.delete(this.#observed);
      sizes().unobserve(this.#observed);
    }
    this.#observed = part;
    if (!part) return;
    measured.set(part, this);
    sizes().observe(part);
  }

  /** @internal */
  set({width, height}: Pick<DOMRectReadOnly, 'width' | 'height'>): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.#host.requestUpdate();
  }
}
