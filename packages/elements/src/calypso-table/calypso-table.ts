import type {CSSResultGroup} from 'lit';
import {property} from 'lit/decorators.js';
import {CardTable} from '../card-table/card-table.js';
import type {Layout} from '../card-table/layout.js';
import {calypsoLayout} from './calypso-layout.js';
import {countStyles} from './calypso-count.styles.js';
import {calypsoStyles} from './calypso-table.styles.js';

/**
 * A table of Calypso, playable against bots.
 *
 * @summary Calypso: partners with four packs, a trump suit for each player, and whole suits to build from the tricks.
 * @slot beside - Companions of the table, such as a score sheet.
 * @csspart table - The felt.
 * @csspart bar - The strip on top, with what each player has.
 * @csspart seat - An opponent, or the partner, with the calypso that grows there.
 * @csspart sides - Who plays with whom, and what both have.
 * @csspart opening - The draw before a match, where there is one.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @csspart question - What is asked.
 * @csspart hand - The hand.
 * @csspart note - Why a card was refused, or an answer.
 * @csspart notice - That the match is on its way, is played elsewhere, or cannot be kept.
 * @csspart score - The count, and how the match stands between two deals.
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
 * @fires table-trick - A trick was taken, and its cards were placed.
 * @fires table-deal - The cards of a deal are dealt.
 * @fires table-score - A deal is over.
 * @fires table-match - The match is over.
 * @fires table-error - Something in the page or in its data is wrong.
 * @fires table-unsaved - The match cannot be kept in this browser, or what was kept cannot be read.
 */
export class CalypsoTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, calypsoStyles, countStyles];

  /** True if the first dealer and the trump suits are drawn before the match (rule `calypso.draw`). */
  @property() draw: string | boolean | undefined;
  /** `compulsory` or `free`: whether a ruff must be overruffed. */
  @property() overruff: string | undefined;
  /** `prevent` or `penalise`: whether one who can follow must, or pays for it when the match is counted. */
  @property() revoke: string | undefined;

  /** @internal */
  override readonly layout = calypsoLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'calypso-table': CalypsoTable;
  }
}
