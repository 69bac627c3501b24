import {
  loadMenuWords,
  loadRecordWords,
  loadTableWords,
  usageOf,
  type Language,
  type RecordWords,
} from '@cartavola/words';
import type {Opponents} from '../../history/played.js';

/** UI text of a record in one language, with the language's date format. */
export interface RecordTexts extends RecordWords {
  readonly title: string;
  readonly noTable: string;
  /** Number of a deal in its match, from 1. */
  deal(number: number): string;
  readonly opponents: Readonly<Record<Opponents, string>>;
  /** Formats a date, in UTC. */
  date(time: number, form: Intl.DateTimeFormatOptions): string;
}

/** Loads the UI text of a record in a language. */
export async function loadRecordTexts(language: Language): Promise<RecordTexts> {
  const [table, menu, record] = await Promise.all([
    loadTableWords(language),
    loadMenuWords(language),
    loadRecordWords(language),
  ]);
  const usage = usageOf(language);
  return {
    ...record,
    title: menu.record,
    noTable: table.noTable,
    deal: (number) => table.deal(number),
    opponents: {...menu.values.level, ...record.against},
    date: (time, form) => new Intl.DateTimeFormat(usage, {...form, timeZone: 'UTC'}).format(time),
  };
}
