import type {Game} from '@cartavola/engine';

/** From where a match may come. */
export interface Sources {
  readonly host: HTMLElement;
  readonly game: Game;
  /** The property `record`: data, or its JSON text. */
  readonly record: unknown;
  readonly src: string | undefined;
  readonly save: string | undefined;
}

/** The child that holds a record. */
export const recordChild = (host: HTMLElement): Element | null =>
  host.querySelector(':scope > script[type="application/json"]') ??
  host.querySelector(':scope > pre[data-cartavola-record]');

/** Whether there is a match to go on with; else nothing need be loaded that reads one. */
export const hasSource = ({host, record, src, save}: Sources): boolean =>
  [record, recordChild(host)].some((one) => one !== undefined && one !== null) || Boolean(src || save);
