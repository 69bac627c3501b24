import {loadReviewWords, loadTableWords, type Language, type ReviewWords} from '@cartavola/words';

/** Texts of the coach panel in one language. */
export interface CoachTexts extends ReviewWords {
  readonly noTable: string;
  readonly notLoaded: string;
  /** Number of a deal in its match, from 1. */
  deal(number: number): string;
}

/** Loads the texts of the coach panel in a language. */
export async function loadCoachTexts(language: Language): Promise<CoachTexts> {
  const [table, review] = await Promise.all([loadTableWords(language), loadReviewWords(language)]);
  return {...review, noTable: table.noTable, notLoaded: table.notLoaded, deal: (number) => table.deal(number)};
}
