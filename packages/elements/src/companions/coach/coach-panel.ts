import {html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import type {DealReview, MistakePuzzle} from '../../match/review.js';
import {Companion, companionStyles} from '../companion.js';
import type {TableLike} from '../table-controller.js';
import {busy} from '../../base/clock.js';
import {loadElement} from '../../base/define.js';
import {tagOf} from '../../base/tag.js';
import {coachStyles} from './coach.styles.js';
import {loadCoachTexts, type CoachTexts} from './coach-texts.js';
import {deleteMistakes, keptMistakes} from './kept-mistakes.js';
import {renderMistakes} from './render-mistakes.js';
import {highlightsOf, renderMatch, type Highlights} from './render-match.js';
import {renderReview, renderSteps} from './render-review.js';

/** State of the review: started, choices analysed so far, result, or failed load. */
type Looking =
  | 'begun'
  | {readonly done: number; readonly choices: number; readonly soFar: DealReview}
  | {readonly review: DealReview}
  | 'failed';

/** Method of `<card-puzzle>` that the panel calls. */
interface Erasable {
  erase(): void;
}

/**
 * Coach that reviews the finished deals at a table. It shows all choices as a strip with the expected result. For each
 * choice, it shows the cost, a better move and the reason. After a match, it also shows the totals by deal, the best
 * move and the costliest one. Readers can keep mistakes as puzzles. It uses the expert bot's search, limited to what
 * the reader could see. Uncertain differences don't count as a cost.
 *
 * @summary A coach that reviews finished deals.
 * @csspart review - The review, which scrolls.
 * @cssprop [--cartavola-coach-height=26em] - The height.
 */
export class CoachPanel extends Companion<CoachTexts> {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, coachStyles];

  /** Loads the UI text in a language in advance, so an element added later is complete when it first appears. */
  static readonly loadTexts = loadCoachTexts;

  @state() private looking: Looking | undefined;
  /** Number of the deal that the reader has selected, from 0, or undefined for the last finished one. */
  @state() private selectedDeal: number | undefined;
  /** Index of the selected choice in the deal, or undefined for the costliest one. */
  @state() private selectedChoice: number | undefined;
  /** The most notable moves of a finished match, once all its deals are reviewed. */
  @state() private highlights: Highlights | undefined;
  /** Whether the kept mistakes are shown. */
  @state() private hasMistakes = false;
  /** Whether the reader is being asked to confirm the deletion of the kept mistakes. */
  @state() private isDeleting = false;
  /**
   * Deal under review: table, match, number of finished deals, selected deal, names (which depend on the language), and
   * whether it is the last deal.
   */
  #deal: readonly unknown[] = [];
  #search = new AbortController();

  protected override readonly loadWords = loadCoachTexts;

  /** Loads the elements that the review uses to show cards. */
  override connectedCallback(): void {
    super.connectedCallback();
    // If loading fails, the review shows the cards' names.
    for (const name of ['playing-card', 'card-diagram']) loadElement(name).catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#search.abort();
    this.#deal = [];
  }

  protected override titleIn(texts: CoachTexts): string {
    return texts.title;
  }

  /** Reviews the selected deal whenever the selection, the finished deals or the table's language change. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (isServer) return;
    const {table} = this;
    const finished = table?.standing?.finished ?? 0;
    const {names, deal} = table?.standing ?? {};
    const [, match, before] = this.#deal;
    if (table?.match !== match || finished !== before)
      this.selectedDeal = this.selectedChoice = this.highlights = undefined;
    // The names include the word for “you”, so they change with the table's language.
    const now = [table, table?.match, finished, this.selectedDeal, names?.join(), deal === finished - 1];
    const isSame = now.map((one, place) => one === this.#deal[place]);
    if (!isSame.includes(false)) return;
    this.#deal = now;
    this.#search.abort();
    this.#search = new AbortController();
    const isSameDeal = !isSame.slice(0, 4).includes(false);
    if (finished === 0) this.looking = undefined;
    // If only the language has changed, the old review stays until the new one is ready.
    else if (!isSameDeal || typeof this.looking !== 'object') this.looking = 'begun';
    if (table && finished > 0) void this.#look(table, this.selectedDeal ?? finished - 1, this.#search.signal);
  }

  async #look(table: TableLike, deal: number, signal: AbortSignal): Promise<void> {
    // An old review in another language stays until the new one is complete.
    const isShown = typeof this.looking === 'object' && 'review' in this.looking;
    const progress = (done: number, choices: number, soFar: DealReview): void => {
      if (!signal.aborted && !isShown) this.looking = {done, choices, soFar};
    };
    try {
      const review = await table.review({deal, signal, progress});
      if (signal.aborted) return;
      this.looking = review && {review};
      if (!table.standing?.result) return;
      const numbers = [...Array(table.standing.finished).keys()];
      const reviews: DealReview[] = [];
      for (const number of numbers) {
        const one = await table.review({deal: number, signal});
        if (one) reviews.push(one);
      }
      if (!signal.aborted) this.highlights = highlightsOf(reviews);
    } catch {
      if (signal.aborted) return;
      // The review of the deal stays, without the highlights of the match.
      if (typeof this.looking === 'object' && 'review' in this.looking) this.highlights = {};
      else this.looking = 'failed';
    }
  }

  protected override show(table: TableLike, texts: CoachTexts): TemplateResult {
    const {highlights, looking} = this;
    const {standing} = table;
    return html`<div class="review scroll" part="review" tabindex="0" role="group" aria-label=${texts.title}>
      ${
        looking === undefined || !standing
          ? html`<p>${texts.noDeal}</p>`
          : html`${standing.result ? renderMatch(standing, highlights, texts, ({deal, place}) => this.#select(deal, place)) : nothing}
            ${standing.finished > 1 ? this.#renderDeal(standing.finished, texts) : nothing} ${this.#renderLooking(looking, table, texts)}`
      }
      ${standing ? this.#renderMistakes(standing.game, table, texts) : nothing}
    </div>`;
  }

  #renderMistakes(game: string, table: TableLike, texts: CoachTexts): TemplateResult | typeof nothing {
    const kept = keptMistakes(game);
    if (!kept) return nothing;
    return renderMistakes(kept, {
      texts,
      game,
      deck: table.scene?.deckId,
      isOpen: this.hasMistakes,
      isDeleting: this.isDeleting,
      open: (isOpen) => {
        this.hasMistakes = isOpen;
        this.isDeleting = false;
        if (isOpen) loadElement('card-puzzle').catch(() => undefined);
      },
      export: () => void this.#export(game).catch(() => undefined),
      delete: () => {
        if (this.isDeleting) {
          // The element is undefined until its code is loaded.
          this.renderRoot.querySelector<HTMLElement & Partial<Erasable>>(tagOf('card-puzzle'))?.erase?.();
          deleteMistakes(game);
        }
        this.isDeleting = !this.isDeleting;
      },
    });
  }

  /** Keeps a mistake as a puzzle, or deletes it if it is kept. */
  async #toggle(table: TableLike, mistake: MistakePuzzle, texts: CoachTexts): Promise<void> {
    const {toggleMistake} = await busy(import('./mistakes/mistakes.js'));
    await busy(toggleMistake(table.standing!.game, mistake, {language: texts.language, title: texts.mistakes}));
    this.requestUpdate();
  }

  /** Renders the number of the deal between buttons for the previous and next deals. */
  #renderDeal(finished: number, texts: CoachTexts): TemplateResult {
    const at = this.selectedDeal ?? finished - 1;
    return renderSteps(html`<h4 aria-live="polite">${texts.deal(at + 1)}</h4>`, {
      labels: [texts.previousDeal, texts.nextDeal],
      at,
      count: finished,
      go: (deal) => this.#select(deal),
    });
  }

  #renderLooking(looking: Looking, table: TableLike, texts: CoachTexts): TemplateResult {
    if (looking === 'failed') return html`<p>${texts.notLoaded}</p>`;
    if (looking === 'begun') return html`<p></p>`;
    const isDone = 'review' in looking;
    if (!isDone && looking.done === 0) return html`<p>${texts.looking(looking.done, looking.choices)}</p>`;
    const review = isDone ? looking.review : looking.soFar;
    return renderReview(review, {
      texts,
      looking: isDone ? undefined : texts.looking(looking.done, looking.choices),
      deck: table.scene?.deckId,
      place: this.selectedChoice,
      select: (place) => (this.selectedChoice = place),
      playFrom: this.#canPlayFrom(table, review) ? (ply) => this.#playFrom(table, ply) : undefined,
      kept: keptMistakes(table.standing!.game)?.ids ?? [],
      // If the code can't be loaded, the button doesn't change.
      toggle: (mistake) => void this.#toggle(table, mistake, texts).catch(() => undefined),
    });
  }

  async #export(game: string): Promise<void> {
    const {saveMistakes} = await busy(import('./mistakes/mistakes.js'));
    saveMistakes(game);
  }

  #select(deal: number, choice?: number): void {
    this.selectedDeal = deal;
    this.selectedChoice = choice;
  }

  /** Returns whether the reader can continue the reviewed deal. This is possible until the next deal begins. */
  #canPlayFrom(table: TableLike, {deal, isLast}: DealReview): boolean {
    return isLast && table.standing?.deal === deal;
  }

  /** Takes the match back to a move, so the reader can continue at the table. */
  #playFrom(table: TableLike, ply: number): void {
    if (!table.undo(ply)) return;
    void table.updateComplete.then(() => {
      table.focusItem('hand');
      // The table may be out of view.
      table.scrollIntoView({block: 'nearest'});
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'coach-panel': CoachPanel;
  }
}
