import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import type {CSSResultGroup} from 'lit';
import {property} from '../../base/property.js';
import {CardTable} from '../../table/card-table.js';
import type {Layout} from '../../table/layout.js';
import type {AttributeValue} from '../../base/attribute-value.js';
import {capodamaLayout} from './capodama-layout.js';
import {capodamaStyles} from './capodama-table.styles.js';

/**
 * A Capodama table, for playing against bots.
 *
 * @summary Capodama: the player with the ace of hearts has a secret partner, and a suit counts twice.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @fires table-trick - A trick was taken.
 */
export class CapodamaTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, capodamaStyles];

  /**
   * Number of players.
   * @default 4
   */
  @property() players: AttributeValue<CapodamaOptions['players']>;
  /**
   * Number of marks needed to win the match.
   * @default 7
   */
  @property() target: AttributeValue<CapodamaOptions['target']>;

  /** @internal */
  override readonly layout = capodamaLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'capodama-table': CapodamaTable;
  }
}
