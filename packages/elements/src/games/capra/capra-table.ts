import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import type {CSSResultGroup} from 'lit';
import {property} from '../../base/property.js';
import {CardTable} from '../../table/card-table.js';
import type {Layout} from '../../table/layout.js';
import type {AttributeValue} from '../../base/attribute-value.js';
import {capraLayout} from './capra-layout.js';
import {capraArrangementStyles} from './capra-arrangement.styles.js';
import {capraStyles} from './capra-table.styles.js';

/**
 * A Capra table, for playing against bots.
 *
 * @summary Capra: players beat groups of cards card by card or fold unseen, and may claim out of turn.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @fires table-trick - A trick was taken.
 */
export class CapraTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, capraStyles, capraArrangementStyles];

  /**
   * Number of penalty points that make a side the goat, the loser of the match.
   * @default 12
   */
  @property() target: AttributeValue<CapraOptions['target']>;

  /** @internal */
  override readonly layout = capraLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'capra-table': CapraTable;
  }
}
