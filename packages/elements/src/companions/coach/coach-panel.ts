import {html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import type {DealReview} from '../../match/review.js';
import {Companion, companionStyles} from '../companion.js';
import type {TableLike} from '../table-controller.js';
import {loadElement} from '../../base/define.js';
import {coachStyles} from './coach.styles.js';
import {loadCoachTexts, type CoachTexts} from './coach-texts.js';
import {renderReview} from './render-review.js';

/** State of the review: started, number of choices analysed so far, result, or failed load. */
type Looking = 'begun' | {readonly done: number; readonly choices: number} | {readonly review: DealReview} | 'failed';

/**
 * Coach that reviews the last finished deal at a table. It shows the cost of each choice and, for the three costliest, a better move and the reason.
 * It uses an expert's search that knows only what the reader could see. An uncertain difference costs nothing.
 *
 * @summary A coach that reviews the last deal.
 * @csspart review - The review, which scrolls.
 * @cssprop [--cartavola-coach-height=26em] - The height.
 */
export class CoachPanel extends Companion<CoachTexts> {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, coachStyles];

  /** Loads the texts of a language in advance, so an element added later is complete when it first appears. */
  static readonly loadTexts = loadCoachTexts;

  @state() private looking: Looking | undefined;
  /** Deal under review: table, match, number of finished deals, names (which depend on the language), and whether it is the last deal. */
  #deal: readonly unknown[] = [];
  #search = new AbortController();

  protected override readonly loadWords = loadCoachTexts;

  /** Loads `<playing-card>`, which the review uses to show cards. */
  override connectedCallback(): void {
    super.connectedCallback();
    // If loading fails, the review shows the cards' names.
    loadElement('playing-card').catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#search.abort();
    this.#deal = [];
  }

  protected override titleIn(texts: CoachTexts): string {
    return texts.title;
  }

  /** Reviews the last finished deal, and does so again whenever it changes or is taken back. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (isServer) return;
    const {table} = this;
    const finished = table?.standing?.finished ?? 0;
    const {names, deal} = table?.standing ?? {};
    // The names include the word for “you”, so they change with the table's language.
    const now = [table, table?.match, finished, names?.join(), deal === finished - 1];
    const isSame = now.map((one, place) => one === this.#deal[place]);
    if (!isSame.includes(false)) return;
    this.#deal = now;
    this.#search.abort();
    this.#search = new AbortController();
    const isSameDeal = isSame[0] && isSame[1] && isSame[2];
    if (finished === 0) this.looking = undefined;
    // If only the language has changed, the old review stays until the new one is ready.
    else if (!isSameDeal || typeof this.looking !== 'object') this.looking = 'begun';
    if (table && finished > 0) void this.#look(table, this.#search.signal);
  }

  async #look(table: TableLike, signal: AbortSignal): Promise<void> {
    const progress = (done: number, choices: number): void => {
      if (!signal.aborted) this.looking = {done, choices};
    };
    try {
      const review = await table.review({signal, progress});
      if (!signal.aborted) this.looking = review && {review};
    } catch {
      if (!signal.aborted) this.looking = 'failed';
    }
  }

  protected override show(table: TableLike, texts: CoachTexts): TemplateResult {
    const {looking} = this;
    return html`<div class="review scroll" part="review" tabindex="0" role="group" aria-label=${texts.title}>
      ${
        looking === undefined
          ? html`<p>${texts.noDeal}</p>`
          : typeof looking === 'string'
            ? html`<p>${looking === 'failed' ? texts.notLoaded : nothing}</p>`
            : 'review' in looking
              ? renderReview(looking.review, {
                  texts,
                  deck: table.scene?.deckId,
                  playFrom: this.#canPlayFrom(table, looking.review) ? (ply) => this.#playFrom(table, ply) : undefined,
                })
              : html`<p>${texts.looking(looking.done, looking.choices)}</p>`
      }
    </div>`;
  }

  /** Returns whether no other deal has been dealt since. */
  #canPlayFrom(table: TableLike, {deal, isLast}: DealReview): boolean {
    return isLast && table.standing?.deal === deal;
  }

  /** Takes the match back to a move. The reader continues at the table. */
  #playFrom(table: TableLike, ply: number): void {
    if (!table.undo(ply)) return;
    void table.updateComplete.then(() => {
      table.focusItem('hand');
      // The table may be above this panel.
      table.scrollIntoView({block: 'nearest'});
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'coach-panel': CoachPanel;
  }
}
