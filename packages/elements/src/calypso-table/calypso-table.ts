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
 * @csspart bar - The bar on top, with each player's points.
 * @csspart seat - An opponent, or the partner, with the calypso being built there.
 * @csspart sides - The panel of the partnerships and their points.
 * @csspart opening - The draw before a match, if there is one.
 * @csspart trick - The trick on the table.
 * @csspart last-trick - The panel of the last trick.
 * @csspart question - The question to the reader.
 * @csspart hand - The reader's hand.
 * @csspart note - The reason why a card was refused, or an answer.
 * @csspart notice - The notice that the match is loading, is played elsewhere, or cannot be kept.
 * @csspart score - The count after a deal, with the standing of the match.
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
 * @fires table-trick - A trick was taken, and its cards were placed.
 * @fires table-deal - The cards of a deal have been dealt.
 * @fires table-score - A deal is over.
 * @fires table-match - The match is over.
 * @fires table-error - Something in the page or in its data is wrong, or could not be loaded.
 * @fires table-unsaved - The match cannot be saved in this browser, or a saved one cannot be read.
 */
export class CalypsoTable extends CardTable {
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [CardTable.styles, calypsoStyles, countStyles];

  /** True if the first dealer and the trump suits are drawn before the match (rule `calypso.draw`). */
  @property() draw: string | boolean | undefined;
  /** Rule for trumping a ruff: `compulsory` (a player who ruffs must overruff if possible) or `free`. */
  @property() overruff: string | undefined;
  /**
   * Treatment of a revoke (not following suit although able to): `prevent` makes it illegal, `penalise` charges it when the match is
   * counted.
   */
  @property() revoke: string | undefined;

  /** @internal */
  override readonly layout = calypsoLayout as Layout;
}

declare global {
  interface HTMLElementTagNameMap {
    'calypso-table': CalypsoTable;
  }
}
