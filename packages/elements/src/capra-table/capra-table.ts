import type {CSSResultGroup} from 'lit';
import {property} from 'lit/decorators.js';
import {CardTable} from '../card-table/card-table.js';
import type {Layout} from '../card-table/layout.js';
import {capraLayout} from './capra-layout.js';
import {capraStyles} from './capra-table.styles.js';

/**
 * A table of Capra, playable against bots.
 *
 * @summary Capra: groups of cards beaten card by card or folded unseen, and claims out of turn.
 * @slot beside - Companions of the table, such as a score sheet.
 * @csspart table - The felt.
 * @csspart bar - The bar on top, with the totals.
 * @csspart seat - An opponent.
 * @csspart sides - The panel that shows what each side has taken.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @csspart question - The question to the reader.
 * @csspart choices - The buttons of a choice.
 * @csspart hand - The reader's hand.
 * @csspart note - The reason why a card was refused, or an answer.
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
 * @fires table-trick - A trick was taken.
 * @fires table-deal - The cards of a deal have been dealt.
 * @fires table-score - A deal was scored.
 * @fires table-match - The match is over.
 * @fires table-error - Something in the page or in its data is wrong, or could not be loaded.
 * @fires table-unsaved - The match cannot be saved in this browser, or a saved one cannot be read.
 */
export class CapraTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, capraStyles];

  /** Penalty points that make a side the goat, the loser of the match; 12 if absent. */
  @property() target: string | number | undefined;

  /** @internal */
  override readonly layout = capraLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'capra-table': CapraTable;
  }
}
