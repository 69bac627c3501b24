import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {busy} from '../base/clock.js';
import type {PackedMatch} from '../links/packed-match.js';
import {readReplayTarget, REPLAY, type ReplayTarget} from '../links/replay-target.js';
import {targetOf} from '../base/page/target.js';

type JumpHost = ReactiveControllerHost &
  HTMLElement & {
    readonly hasMatch: boolean;
    /** True if the page lets links bring matches of their own. */
    readonly opensLinks: boolean;
    goTo(ply: number): boolean;
  };

/** Attribute of links in the page's text that show a moment of a replay: the id of its element. */
const FOR = 'data-cartavola-for';

/** Lets links in the text, and the fragment of the address, show a moment of a replay. */
export class Jumps implements ReactiveController {
  readonly #host: JumpHost;
  #listening: AbortController | undefined;
  /** Number of moves that the address asks for, until there is a match. */
  #wanted: number | undefined;
  /** Match that the address holds; absent: that of the page is shown. */
  #linked: PackedMatch | undefined;

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

  /** Match that the address holds for this replay, if the page lets it. */
  get linked(): PackedMatch | undefined {
    return this.#host.opensLinks ? this.#linked : undefined;
  }

  /** Gives up the match that the address holds: it cannot be shown. */
  refuse(): void {
    this.#linked = this.#wanted = undefined;
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
    const {hash} = location;
    const target = readReplayTarget(hash);
    if (target || targetOf(hash) !== REPLAY) return this.#follow(target);
    // A mail program may have changed the link. What cannot be loaded opens nothing.
    busy(import('../links/mended.js')).then(
      ({mended}) => {
        if (location.hash === hash) this.#follow(readReplayTarget(mended(hash)));
      },
      () => undefined,
    );
  }

  #follow(target: ReplayTarget | undefined): void {
    const isForThis = target !== undefined && (target.id === '' || target.id === this.#host.id);
    // Going back in the browser's history brings the match of the page again.
    const linked = isForThis ? target.match : undefined;
    const isOther = linked?.packed !== this.#linked?.packed || linked?.game !== this.#linked?.game;
    this.#linked = linked;
    if (isOther) this.#host.requestUpdate();
    // A match of its own, in a page that does not open any.
    if (!isForThis || (linked && !this.#host.opensLinks)) return;
    if (!this.#host.hasMatch || isOther) {
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
