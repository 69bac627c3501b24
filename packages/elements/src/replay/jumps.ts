import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {busy} from '../base/clock.js';
import type {PackedMatch} from '../links/packed-match.js';
import {readReplayTarget, REPLAY, type ReplayTarget} from '../links/replay-target.js';
import {targetOf} from '../base/page/target.js';
import {isElement} from '../base/page/node-kind.js';

type JumpHost = ReactiveControllerHost &
  HTMLElement & {
    readonly hasMatch: boolean;
    /** Whether the page allows links that contain their own matches. */
    readonly opensLinks: boolean;
    goTo(ply: number): boolean;
  };

/** Attribute of links in the page's text that show a moment of a replay. Its value is the replay's id. */
const FOR = 'data-cartavola-for';

/** Shows the moment of a replay that is specified by a link in the page's text or by the URL fragment. */
export class Jumps implements ReactiveController {
  readonly #host: JumpHost;
  #listening: AbortController | undefined;
  /** Number of moves from the URL fragment, kept until there is a match. */
  #wanted: number | undefined;
  /** Match in the URL fragment, or undefined to show the page's match. */
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

  /** Match in the URL fragment for this replay, if the page allows it. */
  get linked(): PackedMatch | undefined {
    return this.#host.opensLinks ? this.#linked : undefined;
  }

  /** Drops the match from the URL fragment because it can't be shown. */
  refuse(): void {
    this.#linked = this.#wanted = undefined;
  }

  /** Returns the number of moves from the URL fragment on the first call, then undefined. */
  take(): number | undefined {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    return wanted;
  }

  readonly #handleClick = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    const link = isElement(target) ? target.closest<HTMLAnchorElement>(`a[${FOR}]`) : null;
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
    // An email program may have altered the link. If the code that repairs links can't be loaded, nothing opens.
    busy(import('../links/mended.js')).then(
      ({mended}) => {
        if (location.hash === hash) this.#follow(readReplayTarget(mended(hash)));
      },
      () => undefined,
    );
  }

  #follow(target: ReplayTarget | undefined): void {
    const isForThis = target !== undefined && (target.id === '' || target.id === this.#host.id);
    // Going back in the browser's history restores the page's match.
    const linked = isForThis ? target.match : undefined;
    const isOther = linked?.packed !== this.#linked?.packed || linked?.game !== this.#linked?.game;
    this.#linked = linked;
    if (isOther) this.#host.requestUpdate();
    // Ignore links that contain a match unless the page allows them.
    if (!isForThis || (linked && !this.#host.opensLinks)) return;
    if (!this.#host.hasMatch || isOther) {
      // Remember the moment, because the page can't scroll to the replay before the match is rendered.
      this.#wanted = target.ply;
      return;
    }
    this.#host.goTo(target.ply);
    this.show();
  }

  /** Scrolls the whole replay into view, or its top if the window isn't tall enough. */
  show(): void {
    const {top, bottom, height} = this.#host.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    this.#host.scrollIntoView({block: height <= innerHeight ? 'center' : 'start'});
  }
}
