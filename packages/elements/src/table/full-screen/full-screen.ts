import {css, svg, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {adopt} from '../../base/adopt.js';
import {icon} from '../../match/tool-icons.js';

const leaveIcon = icon(svg`<path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5"/>`);

type FullScreenHost = ReactiveControllerHost & HTMLElement;

/** Styles for the box while it fills the screen. */
const fullScreenStyles = css`
  .box:is(:fullscreen, .full) {
    position: fixed;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden auto;
    background: #0e2a20;
  }
  .box:is(:fullscreen, .full) .table {
    border-radius: 0;
  }
  .box::backdrop {
    background: #0e2a20;
  }
`;

/**
 * Controller that enters and leaves full screen. If the Fullscreen API is missing (iPhones, iframes without the
 * permission), the table's box covers the viewport instead, in the top layer if the browser supports popovers.
 */
export class FullScreen implements ReactiveController {
  readonly #host: FullScreenHost;
  #covers = false;

  constructor(host: FullScreenHost) {
    this.#host = host;
    host.addController(this);
    adopt(host.shadowRoot!, [fullScreenStyles]);
  }

  /** Icon of the tool that leaves full screen, or undefined if the table doesn't fill the screen. */
  get leaveIcon(): TemplateResult | undefined {
    return this.#covers || this.#isOnScreen ? leaveIcon : undefined;
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#handleKey);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#handleKey);
    if (this.#covers) this.#uncover();
  }

  toggle(): void {
    const box = this.#box;
    if (!box) return;
    if (this.#covers) return this.#uncover();
    if (this.#isOnScreen) return void document.exitFullscreen().catch(() => undefined);
    if (!box.requestFullscreen || !document.fullscreenEnabled) return this.#cover(box);
    // Assign the handler instead of adding a listener, because `toggle` may run more than once. The event fires on
    // entering and leaving full screen.
    box.onfullscreenchange = () => this.#host.requestUpdate();
    box.requestFullscreen().catch(() => this.#cover(box));
  }

  get #box(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.box');
  }

  get #isOnScreen(): boolean {
    const element = this.#host.shadowRoot?.fullscreenElement;
    return element !== null && element !== undefined;
  }

  #cover(box: HTMLElement): void {
    this.#covers = true;
    box.classList.add('full');
    if ('showPopover' in box) {
      box.popover = 'manual';
      box.showPopover();
    }
    this.#host.requestUpdate();
  }

  #uncover(): void {
    this.#covers = false;
    const box = this.#box;
    box?.classList.remove('full');
    if (box && 'showPopover' in box) box.popover = null;
    this.#host.requestUpdate();
  }

  /**
   * Leaves full screen on Escape, as browsers do, unless the key has already closed one of the table's panels. Prevents
   * the default, so the key doesn't also close a dialog around the table.
   */
  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.#covers) return;
    event.preventDefault();
    event.stopPropagation();
    this.#uncover();
  };
}
