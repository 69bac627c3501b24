import type {Game} from '@cartavola/engine';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {keepUntranslated} from '../../base/page/keep-untranslated.js';
import type {BeginMode} from './kept-match.js';
import type {Settings} from '../settings/settings.js';

/** Ways in which a page can provide a match. */
export interface Page {
  /** Table whose children may contain a record. */
  readonly host?: HTMLElement;
  /** Value of the `record` property: data or JSON text. */
  readonly record?: unknown;
  readonly src?: string | undefined;
  readonly save: string | undefined;
}

/** Possible sources of a match, and the settings for it. */
export interface Sources extends Page {
  readonly game: Game;
  readonly seed: string | undefined;
  readonly settings: Settings;
  readonly beginning: BeginMode;
  /** Signal that is aborted when the match is no longer needed. */
  readonly signal: AbortSignal;
}

/** Returns the child element that contains a record, if there is one. */
export const recordChild = (host: HTMLElement | undefined): HTMLElement | null =>
  host?.querySelector<HTMLElement>(':scope > script[type="application/json"]') ??
  host?.querySelector<HTMLElement>(':scope > pre[data-cartavola-record]') ??
  null;

/** Returns whether the page may provide a match. If not, there is no need to load the code that reads records. */
export const hasSource = ({host, record, src, save}: Page): boolean =>
  [record, recordChild(host)].some((one) => one !== undefined && one !== null) || Boolean(src || save);

/**
 * Marks a record in a `<pre>` so that translation tools leave it alone. A `<script>` needs no mark, because they don't
 * change scripts.
 */
function keepFromTranslators(host: HTMLElement): void {
  const child = recordChild(host);
  if (child?.localName === 'pre') keepUntranslated(child);
}

/** Watches the child element that contains a record while its host is connected. */
export class RecordChildController implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #changed: () => void;
  #observer: MutationObserver | undefined;
  #text: string | undefined;

  /** Creates the controller. `changed` is called when the child's record changes. */
  constructor(host: ReactiveControllerHost & HTMLElement, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#look());
    this.#observer.observe(this.#host, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['translate'],
    });
    keepFromTranslators(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #look(): void {
    keepFromTranslators(this.#host);
    const child = recordChild(this.#host);
    // Translation tools wrap their changes in `<font>` elements.
    if (child?.querySelector('font')) return;
    const text = child?.textContent ?? undefined;
    if (text === this.#text) return;
    this.#text = text;
    if (text !== undefined) this.#changed();
  }
}
