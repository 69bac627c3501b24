import {html, nothing, svg, type TemplateResult} from 'lit';
import {daysIn, firstWeekday, WEEK, type CalendarDay, type Month} from '../../history/month.js';
import {drawMark} from './render-mark.js';
import type {RecordTexts} from './record-texts.js';
import type {PlayedDay} from '../../history/played.js';

/** Month to show, and the range of months. */
export interface ShownMonth {
  readonly month: Month;
  readonly first: Month;
  readonly last: Month;
  /** Current time, in milliseconds since 1970. */
  readonly now: number;
  /** Called with the month that the reader chooses. */
  turn(month: Month): void;
}

const MONTH = {month: 'long', year: 'numeric'} as const;

/** Formats points, for example as `4–2`. */
export const written = (points: readonly number[]): string => points.join('–');

/** Renders a month's daily deals: a mark for each day, and the results in words. */
export function renderCalendar(
  days: readonly PlayedDay[],
  {month, first, last, now, turn}: ShownMonth,
  texts: RecordTexts,
): TemplateResult {
  const shown = daysIn(month).map((day) => ({...day, played: days.find(({number}) => number === day.number)}));
  const say = ({time, number, played}: CalendarDay & {readonly played: PlayedDay | undefined}): string =>
    texts.day(
      texts.date(time, {day: 'numeric', month: 'long'}),
      number,
      played?.outcome,
      played && written(played.points),
    );
  const step = (by: -1 | 1, label: string, path: string): TemplateResult =>
    html`<button
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${(by < 0 ? month <= first : month >= last) ? 'true' : nothing}
      @click=${() => turn(Math.min(Math.max(month + by, first), last))}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true"><path class="ring" d=${path}></path></svg>
    </button>`;
  const {time} = shown[0]!;
  return html`<section class="days">
    <h4>${texts.days}</h4>
    <div class="turns">
      ${step(-1, texts.earlier, 'M2-5-3 0 2 5')}
      <span role="status">${texts.date(time, MONTH)}</span>
      ${step(1, texts.later, 'M-2-5 3 0-2 5')}
    </div>
    <div class="calendar" aria-hidden="true">
      ${WEEK.map((weekday) => html`<span class="weekday">${texts.date(weekday, {weekday: 'narrow'})}</span>`)}
      ${Array.from({length: firstWeekday(month)}, () => html`<span></span>`)}
      ${shown.map(
        (
          day,
        ) => html`<span class=${day.time <= now && now < day.time + 86_400_000 ? 'day today' : 'day'} title=${say(day)}>
          <span>${new Date(day.time).getUTCDate()}</span>
          <svg viewBox="-8 -8 16 16">${day.time <= now ? drawMark(day.played?.outcome) : svg``}</svg>
        </span>`,
      )}
    </div>
    <ul class="hidden">${shown.filter(({played}) => played).map((day) => html`<li>${say(day)}</li>`)}</ul>
  </section>`;
}
