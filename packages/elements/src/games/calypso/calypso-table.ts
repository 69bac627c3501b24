import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {CSSResultGroup} from 'lit';
import {property} from '../../base/property.js';
import {CardTable} from '../../table/card-table.js';
import type {Layout} from '../../table/layout.js';
import type {AttributeValue} from '../../base/attribute-value.js';
import {calypsoLayout} from './calypso-layout.js';
import {calypsoSeatStyles} from './calypso-seats.styles.js';
import {calypsoStyles} from './calypso-table.styles.js';
import {calypsoTotalsStyles} from './calypso-totals.styles.js';

/**
 * A Calypso table, for playing against bots.
 *
 * @summary Calypso: partners play with four packs, each player has a trump suit, and tricks build whole suits.
 * @csspart bar - The bar at the top, with each player's points.
 * @csspart seat - An opponent or the partner, with their calypso.
 * @csspart opening - The draw before a match, if there is one.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @fires table-trick - A trick was taken, and its cards were placed.
 */
export class CalypsoTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, calypsoStyles, calypsoSeatStyles, calypsoTotalsStyles];

  /**
   * True if the first dealer and the trump suits are drawn before the match (rule `calypso.draw`).
   * @default false
   */
  @property() draw: AttributeValue<CalypsoOptions['draw']>;
  /**
   * Rule for trumping a ruff: `compulsory` (a player who ruffs must overruff if possible) or `free`.
   * @default 'compulsory'
   */
  @property() overruff: AttributeValue<CalypsoOptions['overruff']>;
  /**
   * How to treat a revoke (failing to follow suit when able to): `prevent` makes it illegal, `penalise` deducts points
   * when the match is scored.
   * @default 'prevent'
   */
  @property() revoke: AttributeValue<CalypsoOptions['revoke']>;

  /** @internal */
  override readonly layout = calypsoLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'calypso-table': CalypsoTable;
  }
}
