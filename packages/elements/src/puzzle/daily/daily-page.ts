import type {TemplateResult} from 'lit';
import {puzzleOfDay, type PuzzleSet} from '@cartavola/lessons';
import {loadNoticeWords, loadRecordWords, usageOf, type Language} from '@cartavola/words';
import {adopt} from '../../base/adopt.js';
import {dateOf, dayAt, isoDate} from '../../match/day.js';
import {monthAt, type Month} from '../../history/month.js';
import {shareText, type Sharing} from '../../base/files/share-text.js';
import type {SetDay, ShownSet} from '../shown-set.js';
import {dailyStyles} from './daily.styles.js';
import {renderAfter, renderDate, type DailyTexts, type ShownDay} from './render-daily.js';

interface DailyHost {
  readonly renderRoot: ShadowRoot;
  /** Opens the puzzle for a date. */
  goToDay(date: string): void;
  requestUpdate(): void;
}

interface DailyStart {
  readonly language: Language;
  /** Date in a link, or undefined to start with today's puzzle. */
  readonly date: string | undefined;
}

async function loadTexts(language: Language): Promise<DailyTexts> {
  const [{share, copied, toCopy, dayNumber}, {earlier, later}] = await Promise.all([
    loadNoticeWords(language),
    loadRecordWords(language),
  ]);
  const usage = usageOf(language);
  const date: DailyTexts['date'] = (time, form) =>
    new Intl.DateTimeFormat(usage, {...form, timeZone: 'UTC'}).format(time);
  return {share, copied, toCopy, dayNumber: dayNumber.daily, earlier, later, date};
}

const today = (): string => dateOf(dayAt('daily', Date.now()));

/** State of the puzzle of the day: the date, the month in the calendar, and the outcome of sharing. */
export class DailyPage implements SetDay, ShownDay {
  readonly texts: DailyTexts;
  readonly #host: DailyHost;
  readonly #set: PuzzleSet;
  #date = today();
  #month = monthAt(Date.now());
  #shared: Sharing;

  private constructor(host: DailyHost, set: PuzzleSet, texts: DailyTexts) {
    adopt(host.renderRoot, [dailyStyles]);
    this.#host = host;
    this.#set = set;
    this.texts = texts;
  }

  /** Starts with the puzzle for `date`, or with today's puzzle. Rejects if the UI text can't be loaded. */
  static async open(host: DailyHost, set: PuzzleSet, {language, date}: DailyStart): Promise<DailyPage> {
    const page = new DailyPage(host, set, await loadTexts(language));
    if (date !== undefined) page.show(date);
    return page;
  }

  /** UTC date of the puzzle, such as `2026-11-28`. */
  get date(): string {
    return this.#date;
  }
  get isToday(): boolean {
    return this.#date === today();
  }
  /** Number of the day. See `Day`. */
  get number(): number {
    return dayAt('daily', Date.parse(this.#date)).number;
  }
  /** Month shown in the calendar. */
  get month(): Month {
    return this.#month;
  }
  get shared(): Sharing {
    return this.#shared;
  }

  renderHead(set: ShownSet): TemplateResult {
    return renderDate(this, set);
  }

  renderFoot(set: ShownSet): TemplateResult {
    return renderAfter(this, set);
  }

  /**
   * Returns the index in the set of the puzzle for a date. Returns -1 if `date` isn't a date between the first day and
   * today.
   */
  placeOf(date: string): number {
    if (date > today() || isoDate(Date.parse(dateOf(dayAt('daily', Date.parse(date) || 0)))) !== date) return -1;
    return this.#set.puzzles.indexOf(puzzleOfDay(this.#set, date)!);
  }

  readonly goTo = (date: string): void => this.#host.goToDay(date);

  /** Selects a date. Returns false if `date` isn't a date between the first day and today. */
  show(date: string): boolean {
    if (this.placeOf(date) < 0) return false;
    this.#date = date;
    this.#month = monthAt(Date.parse(date));
    this.#shared = undefined;
    return true;
  }

  readonly goToToday = (): void => this.goTo(today());

  readonly turn = (month: Month): void => {
    this.#month = month;
    this.#host.requestUpdate();
  };

  /** Shares text with a link to the puzzle. The text must not give away the answer. */
  async share(text: string, url: string): Promise<void> {
    this.#shared = undefined;
    this.#shared = await shareText({text, url});
    this.#host.requestUpdate();
  }
}
