import {html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import type {DealReview} from '../../match/review.js';
import {Companion, companionStyles} from '../companion.js';
import type {TableLike} from '../table-controller.js';
import {loadElement} from '../../base/define.js';
import {coachStyles} from './coach.styles.js';
import {loadCoachTexts, type CoachTexts} from './coach-texts.js';
import {renderReview} from './render-review.js';

/** State of looking back: begun, so many choices looked at, what was found, or that something could not be loaded. */
type Looking = 'begun' | {readonly done: number; readonly choices: number} | {readonly review: DealReview} | 'failed';

/**
 * Coach who looks back on a table's last finished deal with its reader: what each choice cost, the three costliest with what was better, and
 * why. It is an expert's search with what the reader could see, no more; what it is not sure of costs nothing.
 *
 * @summary A coach who looks back on the deal.
 * @csspart review - What was found, which scrolls.
 * @cssprop [--cartavola-coach-height=26em] - The height.
 */
export class CoachPanel extends Companion<CoachTexts> {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, coachStyles];

  /** Loads the texts of a language, so that an element that comes into the page later is whole when it is first shown. */
  static readonly loadTexts = loadCoachTexts;

  @state() private looking: Looking | undefined;
  /** What is looked at: the table, its match, the number of the deal, the language, and whether it is the last. */
  #deal: readonly unknown[] = [];
  #search = new AbortController();

  protected override readonly loadWords = loadCoachTexts;

  /** Loads `<playing-card>`, in which the review shows cards. */
  override connectedCallback(): void {
    super.connectedCallback();
    // Where it cannot be loaded, a review names the cards.
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

  /** Looks at a deal once it is over, and at none that was taken back. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (isServer) return;
    const {table} = this;
    const finished = table?.standing?.finished ?? 0;
    const {names, deal} = table?.standing ?? {};
    // The word for “you” is among the names, so another language of the table has others.
    const now = [table, table?.match, finished, names?.join(), deal === finished - 1];
    const isSame = now.map((one, place) => one === this.#deal[place]);
    if (!isSame.includes(false)) return;
    this.#deal = now;
    this.#search.abort();
    this.#search = new AbortController();
    const isSameDeal = isSame[0] && isSame[1] && isSame[2];
    if (finished === 0) this.looking = undefined;
    // What was found of this deal stays until it has come in the other language.
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

  /** Returns whether the deal is still the last one dealt. */
  #canPlayFrom(table: TableLike, {deal, isLast}: DealReview): boolean {
    return isLast && table.standing?.deal === deal;
  }

  /** Takes the match back to a move; the reader goes on at the table. */
  #playFrom(table: TableLike, ply: number): void {
    if (!table.undo(ply)) return;
    void table.updateComplete.then(() => {
      table.focusItem('hand');
      // It may be above this panel.
      table.scrollIntoView({block: 'nearest'});
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'coach-panel': CoachPanel;
  }
}
