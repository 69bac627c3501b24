import type {CSSResultGroup} from 'lit';
import {property} from 'lit/decorators.js';
import {CardTable} from '../card-table/card-table.js';
import type {Layout} from '../card-table/layout.js';
import {scopaLayout} from './scopa-layout.js';
import {scopaPileStyles} from './scopa-piles.styles.js';
import {scopaScoreStyles} from './scopa-score.styles.js';
import {scopaStyles} from './scopa-table.styles.js';

/**
 * A table of Scopa, for two or for four in partnerships, playable against bots.
 *
 * @summary Scopa: a card takes its own value from the table, and who sweeps the table makes a scopa.
 * @slot beside - Companions of the table, such as a score sheet.
 * @csspart table - The felt.
 * @csspart bar - The bar on top, with the totals.
 * @csspart seat - An opponent.
 * @csspart sides - The panel that shows what each side has taken.
 * @csspart cards - The cards on the table.
 * @csspart question - The question to the reader.
 * @csspart choices - The buttons of a choice.
 * @csspart hand - The reader's hand.
 * @csspart note - The reason why a move was refused, or an answer.
 * @csspart notice - The notice that the match is loading, is played elsewhere, or cannot be kept.
 * @csspart score - The score of a finished deal.
 * @csspart tools - The toolbar.
 * @cssprop --cartavola-felt - The colour of the felt.
 * @cssprop --cartavola-accent - The accent on the felt.
 * @cssprop --cartavola-text - The colour of text on the felt.
 * @cssprop --cartavola-font - The typeface.
 * @cssprop --cartavola-font-size - The size of text; `medium`, the reader’s own, by default.
 * @cssprop --cartavola-radius - The radius of the table's corners.
 * @fires table-ready - The table shows a match and can be used.
 * @fires table-request - A person is about to make a move; cancelable.
 * @fires table-refuse - A person tried a move that the rules do not allow.
 * @fires table-move - A move was made and has been shown.
 * @fires table-turn - The turn has passed to other seats.
 * @fires table-trick - Cards were taken.
 * @fires table-deal - The cards of a deal have been dealt.
 * @fires table-score - A deal was scored.
 * @fires table-match - The match is over.
 * @fires table-error - Something in the page or in its data is wrong, or could not be loaded.
 * @fires table-unsaved - The match cannot be saved in this browser, or a saved one cannot be read.
 */
export class ScopaTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, scopaStyles, scopaPileStyles, scopaScoreStyles];

  /** Rule set: `source` or `italian`. Each option below overrides it. */
  @property() rules: string | undefined;
  /** Points that win the match; 11 if absent. 16 and 21 are common, too. */
  @property() target: string | number | undefined;
  /** Way in which the point for sevens is won: `most` or `primiera`. */
  @property() sevens: string | undefined;
  /** True if the seven of diamonds, or coins, is a point (rule `scopa.settebello`). */
  @property() settebello: string | boolean | undefined;
  /** True if the very last card of a deal can make a scopa, a capture of all cards on the table (rule `scopa.scopa`). */
  @property({attribute: 'last-scopa'}) lastScopa: string | boolean | undefined;
  /** True if the cards are dealt again when three or more kings are dealt to the table (rule `scopa.redeal`). */
  @property({attribute: 'redeal-kings'}) redealKings: string | boolean | undefined;
  /** True if an ace captures all cards on the table, whatever their sum; this is no scopa (rule `scopa.ace-takes-all`). */
  @property({attribute: 'aces-take-all'}) acesTakeAll: string | boolean | undefined;

  /** @internal */
  override readonly layout = scopaLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'scopa-table': ScopaTable;
  }
}
