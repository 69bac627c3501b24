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
 * @csspart bar - The strip on top, with the totals.
 * @csspart seat - An opponent.
 * @csspart sides - What each side has taken.
 * @csspart cards - The cards on the table.
 * @csspart question - What is asked.
 * @csspart choices - The buttons of a choice.
 * @csspart hand - The hand.
 * @csspart note - Why a move was refused, or an answer.
 * @csspart notice - That the match is on its way, is played elsewhere, or cannot be kept.
 * @csspart score - The score of a finished deal.
 * @csspart tools - The tools.
 * @cssprop --cartavola-felt - The colour of the felt.
 * @cssprop --cartavola-accent - The accent on the felt.
 * @cssprop --cartavola-text - The colour of text on the felt.
 * @cssprop --cartavola-font - The typeface.
 * @cssprop --cartavola-font-size - The size of text: `medium`, the reader’s own, if the page says nothing.
 * @cssprop --cartavola-radius - The radius of the table's corners.
 * @fires table-ready - The table shows a match and can be used.
 * @fires table-request - A person is about to make a move; cancelable.
 * @fires table-refuse - A person tried a move that the rules do not allow.
 * @fires table-move - A move was made and has been shown.
 * @fires table-turn - Other seats are to act.
 * @fires table-trick - Cards were taken.
 * @fires table-deal - The cards of a deal are dealt.
 * @fires table-score - A deal was scored.
 * @fires table-match - The match is over.
 * @fires table-error - Something in the page or in its data is wrong.
 * @fires table-unsaved - The match cannot be kept in this browser, or what was kept cannot be read.
 */
export class ScopaTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, scopaStyles, scopaPileStyles, scopaScoreStyles];

  /** `source` or `italian`: the rule set; the options below say otherwise one by one. */
  @property() rules: string | undefined;
  /** The points that win the match: 11 if absent; 16 and 21 are common, too. */
  @property() target: string | number | undefined;
  /** `most` or `primiera`: what the sevens' point is for. */
  @property() sevens: string | undefined;
  /** True if the seven of diamonds, or coins, is a point (rule `scopa.settebello`). */
  @property() settebello: string | boolean | undefined;
  /** True if the very last card of a deal can make a scopa, a capture of all cards on the table (rule `scopa.scopa`). */
  @property({attribute: 'last-scopa'}) lastScopa: string | boolean | undefined;
  /** True if the cards are dealt again where three kings or more are dealt to the table (rule `scopa.redeal`). */
  @property({attribute: 'redeal-kings'}) redealKings: string | boolean | undefined;
  /** True if an ace takes all cards on the table, whatever their sum, which is no scopa (rule `scopa.ace-takes-all`). */
  @property({attribute: 'aces-take-all'}) acesTakeAll: string | boolean | undefined;

  /** @internal */
  override readonly layout = scopaLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'scopa-table': ScopaTable;
  }
}
