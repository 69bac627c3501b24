import {html, nothing, svg, type TemplateResult} from 'lit';
import {dateOf, isoDate} from '../../match/day.js';
import {daysIn, firstWeekday, monthAt, monthOfDay, WEEK, type CalendarDay, type Month} from '../../history/month.js';
import {writeLink} from '../../links/link.js';
import type {ShownSet} from '../shown-set.js';
import {DAY, isSolved, type Standings} from '../kept-results.js';
import type {Sharing} from '../../base/files/share-text.js';
import {renderErase} from '../render-overview.js';

/** UI text for dates and for sharing a result. */
export interface DailyTexts {
  readonly earlier: string;
  readonly later: string;
  readonly share: string;
  readonly copied: string;
  readonly toCopy: string;
  /** Returns the text for the number of a day. */
  dayNumber(number: number): string;
  /** Formats a date, in UTC. */
  date(time: number, form: Intl.DateTimeFormatOptions): string;
}

/** Puzzle for a date, with the reader's actions. */
export interface ShownDay {
  readonly texts: DailyTexts;
  /** UTC date of the puzzle, such as `2026-11-28`. */
  readonly date: string;
  /** Number of the day. See `Day`. */
  readonly number: number;
  readonly isToday: boolean;
  /** Month shown in the calendar. */
  readonly month: Month;
  readonly shared: Sharing;
  goTo(date: string): void;
  goToToday(): void;
  turn(month: Month): void;
  share(text: string, url: string): Promise<void>;
}

const DATE = {day: 'numeric', month: 'long', year: 'numeric'} as const;
/** First month with numbered days. */
const FIRST = monthOfDay(1);

/**
 * Returns the number of consecutive days, up to today or yesterday, on which the reader solved the puzzle of the day.
 */
export function streakOf(days: Standings, now: number): number {
  let length = 0;
  let time = isSolved(days[isoDate(now)]) ? now : now - DAY;
  for (; isSolved(days[isoDate(time)]); time -= DAY) length++;
  return length;
}

/** Renders the date, the streak and, on request, a calendar of past puzzles. */
export function renderDate(daily: ShownDay, set: ShownSet): TemplateResult {
  const streak = streakOf(set.results.days, Date.now());
  return html`<details class="overview">
    <summary>
      ${daily.texts.date(Date.parse(daily.date), DATE)}
      ${streak > 0 ? html`<span class="solved">${set.words.streak(streak)}</span>` : nothing}
    </summary>
    <div class="all">${renderMonth(daily, set)} ${renderErase(set)}</div>
  </details>`;
}

function renderMonth(daily: ShownDay, {words, results}: ShownSet): TemplateResult {
  const {texts, month} = daily;
  const now = Date.now();
  const last = monthAt(now);
  const renderDay = (day: CalendarDay): TemplateResult => {
    const date = dateOf({rhythm: 'daily', number: day.number});
    const standing = results.days[date] ?? 'open';
    const label = `${texts.date(day.time, {day: 'numeric', month: 'long'})}: ${words.states[standing]}`;
    const open = (event: Event): void => {
      (event.currentTarget as HTMLElement).closest('details')!.open = false;
      daily.goTo(date);
    };
    return html`<button
      type="button"
      class="chip ${standing}"
      aria-label=${label}
      title=${label}
      aria-current=${date === daily.date ? 'date' : nothing}
      ?disabled=${day.time > now}
      @click=${open}
    >
      ${new Date(day.time).getUTCDate()}
    </button>`;
  };
  const [first] = daysIn(month);
  const turn = (by: -1 | 1, label: string): TemplateResult =>
    html`<button
      type="button"
      class="chip"
      aria-label=${label}
      title=${label}
      aria-disabled=${(by < 0 ? month <= FIRST : month >= last) ? 'true' : nothing}
      @click=${() => daily.turn(Math.min(Math.max(month + by, FIRST), last))}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">${svg`<path d=${by < 0 ? 'm12 5-5 5 5 5' : 'm8 5 5 5-5 5'}/>`}</svg>
    </button>`;
  return html`<div class="turns">
      ${turn(-1, texts.earlier)}
      <span role="status">${texts.date(first!.time, {month: 'long', year: 'numeric'})}</span>
      ${turn(1, texts.later)}
    </div>
    <div class="calendar">
      ${WEEK.map((day) => html`<span class="weekday" aria-hidden="true">${texts.date(day, {weekday: 'narrow'})}</span>`)}
      ${Array.from({length: firstWeekday(month)}, () => html`<span></span>`)} ${daysIn(month).map(renderDay)}
    </div>`;
}

/**
 * Renders the button below a finished puzzle: it shares today's result, or opens today's puzzle if the finished one is
 * from another day.
 */
export function renderAfter(daily: ShownDay, set: ShownSet): TemplateResult {
  const {texts, shared} = daily;
  return html`<span role="status">${shared === 'copied' ? texts.copied : nothing}</span>
    ${typeof shared === 'object' ? html`<textarea readonly rows="2" aria-label=${texts.toCopy} .value=${shared.text}></textarea>` : nothing}
    ${
      daily.isToday
        ? html`<button type="button" class="primary share" @click=${() => void daily.share(resultText(daily, set), addressOf(daily, set))}>${texts.share}</button>`
        : html`<button type="button" class="primary next" @click=${daily.goToToday}>${set.words.today}</button>`
    }`;
}

/** Returns the result as text that doesn't give away the cards or the answer. */
function resultText(daily: ShownDay, {title, words, results}: ShownSet): string {
  const standing = results.days[daily.date] ?? 'open';
  const streak = streakOf(results.days, Date.now());
  return [
    'Cartavola',
    title,
    daily.texts.dayNumber(daily.number),
    words.states[standing],
    ...(streak > 1 ? [words.streak(streak)] : []),
  ].join(' · ');
}

const addressOf = ({date}: ShownDay, {element}: ShownSet): string =>
  new URL(writeLink({type: 'puzzle', element, id: date}), location.href).href;
