import type {Attribute} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {MatchControllerHost} from './match-controller-host.js';

/** Deal that a link or file has opened at a table. */
export interface LinkedDeal {
  readonly seed: string;
  /** Record of the match to continue, as JSON. If absent, the match begins with the seed's first deal. */
  readonly record?: string;
  /** Reads the table's attributes, overridden by the link's options and seat. */
  readonly attribute: Attribute;
  /** The reader's settings, in which the link's level takes precedence. */
  readonly readerSettings: Pick<ReaderSettings, 'candidates'>;
  /** Result to beat, with the points of the sender's side first. */
  readonly beat: readonly number[] | undefined;
  /**
   * The page's choice of a match (see `pageOf`) when the link was opened. If it changes, the page takes precedence
   * again.
   */
  readonly page: string;
}

/** Serialises the attributes with which a page chooses a match, so they can be compared. */
export const pageOf = ({layout, attribute}: MatchControllerHost): string =>
  JSON.stringify([...['seed', 'src', 'seats'], ...layout.game.options.map(({name}) => name)].map(attribute));
