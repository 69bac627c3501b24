import type {Game} from '@cartavola/engine';
import type {BeginMode} from './kept-match.js';
import type {Settings} from '../settings/settings.js';

/** Where a page may have a match. */
export interface Page {
  readonly host: HTMLElement;
  /** The property `record`: data, or its JSON text. */
  readonly record: unknown;
  readonly src: string | undefined;
  readonly save: string | undefined;
}

/** From where a match may come, and what it is for. */
export interface Sources extends Page {
  readonly game: Game;
  readonly seed: string | undefined;
  readonly settings: Settings;
  readonly beginning: BeginMode;
  /** Aborted where nobody waits for the match any more. */
  readonly signal: AbortSignal;
}

/** The child that holds a record. */
export const recordChild = (host: HTMLElement): Element | null =>
  host.querySelector(':scope > script[type="application/json"]') ??
  host.querySelector(':scope > pre[data-cartavola-record]');

/** Whether there is a match to go on with; else nothing need be loaded that reads one. */
export const hasSource = ({host, record, src, save}: Page): boolean =>
  [record, recordChild(host)].some((one) => one !== undefined && one !== null) || Boolean(src || save);
