import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {readReplayTarget} from '../links/replay-target.js';

type JumpHost = ReactiveControllerHost & HTMLElement & {readonly hasMatch: boolean; goTo(ply: number): boolean};

/** Attribute of links in the page's text that show a moment of a replay: the id of its element. */
const FOR = 'data-cartavola-for';

/** Lets links in the text, and the fragment of the address, show a moment of a replay. */
export class Jumps implements ReactiveController {
  readonly #host: JumpHost;
  #listening: AbortController | undefined;
  /** Number of moves that the address asks for, until there is a match. */
  #wanted: number | undefined;

  constructor(host: JumpHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const {signal} = (this.#listening = new AbortController());
    document.addEventListener('click', this.#handleClick, {signal});
    addEventListener('hashchange', () => this.#look(), {signal});
    this.#look();
  }

  hostDisconnected(): void {
    this.#listening?.abort();
  }

  /** Returns the number of moves that the address asks for, once. */
  take(): number | undefined {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    return wanted;
  }

  readonly #handleClick = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${FOR}]`) : null;
    if (!link || link.getAttribute(FOR) !== this.#host.id || event.defaultPrevented) return;
    const [, ply] = /^#ply-(\d{1,6})$/.exec(link.getAttribute('href') ?? '') ?? [];
    if (ply === undefined) return;
    event.preventDefault();
    this.#host.goTo(Number(ply));
    this.show();
  };

  #look(): void {
    const target = readReplayTarget(location.hash);
    if (!target || (target.id !== '' && target.id !== this.#host.id)) return;
    if (!this.#host.hasMatch) {
      // Before it is rendered it has no place to scroll to.
      this.#wanted = target.ply;
      return;
    }
    this.#host.goTo(target.ply);
    this.show();
  }

  /** Brings the whole replay into view, as far as the window has room. */
  show(): void {
    const {top, bottom, height} = this.#host.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    this.#host.scrollIntoView({block: height <= innerHeight ? 'center' : 'start'});
  }
}
