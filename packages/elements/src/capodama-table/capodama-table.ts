import type {CSSResultGroup} from 'lit';
import {property} from 'lit/decorators.js';
import {CardTable} from '../card-table/card-table.js';
import type {Layout} from '../card-table/layout.js';
import {capodamaLayout} from './capodama-layout.js';
import {capodamaStyles} from './capodama-table.styles.js';

/**
 * A table of Capodama, playable against bots.
 *
 * @summary Capodama: the holder of the ace of hearts, a secret partner, and a suit that counts twice.
 * @slot beside - Companions of the table, such as a score sheet.
 * @csspart table - The felt.
 * @csspart bar - The strip on top, with the totals.
 * @csspart seat - An opponent.
 * @csspart sides - Who is known to be with whom, and what each side needs.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @csspart question - What is asked.
 * @csspart choices - The buttons of a choice.
 * @csspart hand - The hand.
 * @csspart note - Why a card was refused, or an answer.
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
 * @fires table-trick - A trick was taken.
 * @fires table-deal - The cards of a deal are dealt.
 * @fires table-score - A deal was scored.
 * @fires table-match - The match is over.
 * @fires table-error - Something in the page or in its data is wrong.
 * @fires table-unsaved - The match cannot be kept in this browser, or what was kept cannot be read.
 */
export class CapodamaTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, capodamaStyles];

  /** The marks that win the match; 7 if absent. */
  @property() target: string | number | undefined;

  /** @internal */
  override readonly layout = capodamaLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'capodama-table': CapodamaTable;
  }
}
