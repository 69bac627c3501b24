import type {Attribute} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {MatchControllerHost} from './match-controller-host.js';

/** Deal that a link or a file has opened at a table. */
export interface LinkedDeal {
  readonly seed: string;
  /** Record of the match to go on with, as JSON; absent: it begins with the first deal of the seed. */
  readonly record?: string;
  /** Reads the attributes of the table, with the options and the seat of the link in place of its own. */
  readonly attribute: Attribute;
  /** Settings of the reader, with the level of the link ahead. */
  readonly readerSettings: Pick<ReaderSettings, 'candidates'>;
  /** Result to beat: points of the friend's side first. */
  readonly beat: readonly number[] | undefined;
  /** What the page asked for when the link was opened: the page has its way again once that changes. */
  readonly page: string;
}

/** Returns what a page asks of its table, as a text to compare. */
export const pageOf = ({layout, attribute}: MatchControllerHost): string =>
  JSON.stringify([...['seed', 'src', 'seats'], ...layout.game.options.map(({name}) => name)].map(attribute));
