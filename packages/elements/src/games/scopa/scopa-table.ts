import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import type {CSSResultGroup} from 'lit';
import {property} from '../../base/property.js';
import {CardTable} from '../../table/card-table.js';
import type {Layout} from '../../table/layout.js';
import type {AttributeValue} from '../../base/attribute-value.js';
import {scopaLayout} from './scopa-layout.js';
import {scopaPileStyles} from './scopa-piles.styles.js';
import {scopaSpreadStyles} from './scopa-spread.styles.js';
import {scopaStyles} from './scopa-table.styles.js';

/**
 * A Scopa table, for playing against bots: for two, or for four in partnerships.
 *
 * @summary Scopa: a card takes cards of the same total value from the table, and sweeping the table makes a scopa.
 * @csspart cards - The cards on the table.
 */
export class ScopaTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, scopaSpreadStyles, scopaStyles, scopaPileStyles];

  /**
   * Number of players. Four play in two partnerships.
   * @default 2
   */
  @property() players: AttributeValue<ScopaOptions['players']>;
  /**
   * Rule set: `source` gives a point for the most sevens, `italian` one each for the best primiera and the settebello.
   * Any option set below overrides the rule set.
   * @default 'source'
   */
  @property() rules: AttributeValue<ScopaOptions['rules']>;
  /**
   * Points needed to win the match. 16 and 21 are also common.
   * @default 11
   */
  @property() target: AttributeValue<ScopaOptions['target']>;
  /**
   * How the point for sevens is won: with the most of them, or with the best primiera. By default, the rule set
   * decides.
   */
  @property() sevens: AttributeValue<ScopaOptions['sevens']>;
  /**
   * True if the seven of diamonds (or coins) is worth a point (rule `scopa.settebello`). By default, the rule set
   * decides.
   */
  @property() settebello: AttributeValue<ScopaOptions['settebello']>;
  /**
   * True if the very last card of a deal can make a scopa, a capture of all cards on the table (rule `scopa.scopa`). By
   * default, the rule set decides.
   */
  @property({attribute: 'last-scopa'}) lastScopa: AttributeValue<ScopaOptions['lastScopa']>;
  /**
   * True if the cards are dealt again when three or more kings are dealt to the table (rule `scopa.redeal`). By
   * default, the rule set decides.
   */
  @property({attribute: 'redeal-kings'}) redealKings: AttributeValue<ScopaOptions['redealKings']>;
  /**
   * True if an ace captures all cards on the table, whatever their sum. This isn't a scopa (rule
   * `scopa.ace-takes-all`).
   * @default false
   */
  @property({attribute: 'aces-take-all'}) acesTakeAll: AttributeValue<ScopaOptions['acesTakeAll']>;

  /** @internal */
  override readonly layout = scopaLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'scopa-table': ScopaTable;
  }
}
