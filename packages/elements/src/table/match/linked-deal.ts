import type {Attribute} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {MatchControllerHost} from './match-controller-host.js';

/** Deal that a link or a file has opened at a table. */
export interface LinkedDeal {
  readonly seed: string;
  /** Record of the match to continue, as JSON; absent: it begins with the first deal of the seed. */
  readonly record?: string;
  /** Reads the attributes of the table; the options and the seat of the link override the table's. */
  readonly attribute: Attribute;
  /** Settings of the reader, with the level of the link first. */
  readonly readerSettings: Pick<ReaderSettings, 'candidates'>;
  /** Result to beat: points of the friend's side first. */
  readonly beat: readonly number[] | undefined;
  /** Request of the page (see `pageOf`) when the link was opened. Once it changes, the page takes precedence again. */
  readonly page: string;
}

/** Returns a page's request to its table, as a text for comparison. */
export const pageOf = ({layout, attribute}: MatchControllerHost): string =>
  JSON.stringify([...['seed', 'src', 'seats'], ...layout.game.options.map(({name}) => name)].map(attribute));
