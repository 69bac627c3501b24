import {html, nothing, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {guard} from 'lit/directives/guard.js';
import {Companion, companionStyles} from '../companion.js';
import type {TableLike} from '../table-controller.js';
import type {PlayedDay, PlayedGame} from '../../history/played.js';
import {readerRecord} from '../../history/reader-record.js';
import {figuresOf} from './figures.js';
import {monthAt, monthOfDay, type Month} from '../../history/month.js';
import {recordStyles} from './record.styles.js';
import {loadRecordTexts, type RecordTexts} from './record-texts.js';
import {renderCalendar, type ShownMonth} from './render-calendar.js';
import {renderBest, renderLevels, renderSums} from './render-record.js';

/**
 * The reader's record in a table's game: matches and deals, results against each level, the deals of the day, and the
 * best deals. It is stored only in this browser, and the reader can erase it.
 *
 * @summary The reader's record of a table's game.
 * @csspart record - The record, which scrolls.
 * @cssprop [--cartavola-record-height=32em] - The height.
 */
export class TableRecord extends Companion<RecordTexts> {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, recordStyles];

  /** Loads the UI text in a language in advance, so an element added later is complete when it first appears. */
  static readonly loadTexts = loadRecordTexts;

  /** Month that the reader has chosen, or undefined for the current one. */
  @state() private month: Month | undefined;
  /** Whether the reader is being asked to confirm that the record should be erased. */
  @state() private asks = false;
  #unsubscribe: (() => void) | undefined;

  protected override readonly loadWords = loadRecordTexts;

  /** Subscribes to changes to the record, in this page and in other tabs. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = readerRecord.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  /** Erases the record for all games from this browser. */
  forget(): void {
    readerRecord.forget();
  }

  protected override titleIn(texts: RecordTexts): string {
    return texts.title;
  }

  protected override show({standing}: TableLike, texts: RecordTexts): TemplateResult {
    if (!standing) return html``;
    const {game, day} = standing;
    const played = readerRecord.of(game);
    const hasDays = played.days.length > 0 || day?.rhythm === 'daily';
    // A table renders its companions after every move, but moves don't change the record.
    return html`${guard([game, played, hasDays, texts, this.month, this.asks, readerRecord.isKept], () => this.#renderPlayed(game, played, hasDays, texts))}`;
  }

  #renderPlayed(game: string, played: PlayedGame, hasDays: boolean, texts: RecordTexts): TemplateResult {
    const figures = figuresOf(played);
    const isEmpty = figures.sums.deals === 0 && played.days.length === 0;
    const hasDrawn = [...figures.latest, ...played.days.map(({outcome}) => outcome)].includes('drawn');
    return html`<div class="record scroll" part="record" tabindex="0" role="group" aria-label=${texts.title}>
      ${isEmpty ? html`<p>${texts.empty}</p>` : renderSums(figures, hasDrawn, texts)} ${renderLevels(figures, texts)}
      ${hasDays ? renderCalendar(played.days, this.#shownMonth(played.days), texts) : nothing}
      ${renderBest(game, figures, texts)}
      <footer>
        <p class="quiet">
          ${figures.undone > 0 ? texts.undone(figures.undone) : nothing} ${readerRecord.isKept ? texts.kept : texts.unkept}
        </p>
        ${isEmpty ? nothing : this.#renderErasing(game, texts)}
      </footer>
    </div>`;
  }

  /**
   * Returns the month of the calendar, initially the current one. Future days can have results if the device's clock
   * was once ahead.
   */
  #shownMonth(days: readonly PlayedDay[]): ShownMonth {
    const now = Date.now();
    const months = [monthAt(now), ...days.map(({number}) => monthOfDay(number))];
    const first = Math.min(...months);
    const last = Math.max(...months);
    const month = Math.min(Math.max(this.month ?? months[0]!, first), last);
    return {month, first, last, now, turn: (chosen) => (this.month = chosen)};
  }

  #renderErasing(game: string, texts: RecordTexts): TemplateResult {
    if (!this.asks)
      return html`<div class="asks"><button type="button" @click=${() => this.#ask(true)}>${texts.erase}</button></div>`;
    const erase = (): void => {
      readerRecord.forget(game);
      this.#ask(false);
    };
    return html`<div class="asks" role="group" aria-label=${texts.eraseAll}>
      <p>${texts.eraseAll}</p>
      <button type="button" class="keep" @click=${() => this.#ask(false)}>${texts.keep}</button>
      <button type="button" @click=${erase}>${texts.erase}</button>
    </div>`;
  }

  /** Shows or removes the question, and moves focus accordingly. */
  #ask(asks: boolean): void {
    this.asks = asks;
    void this.updateComplete.then(() => {
      const place = this.renderRoot.querySelector<HTMLElement>(asks ? '.keep' : '.asks button');
      (place ?? this.renderRoot.querySelector<HTMLElement>('.scroll'))?.focus();
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'table-record': TableRecord;
  }
}
