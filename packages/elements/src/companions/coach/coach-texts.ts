import {loadReviewWords, loadTableWords, type Language, type ReviewWords} from '@cartavola/words';

/** UI text of the coach panel in one language. */
export interface CoachTexts extends ReviewWords {
  readonly language: Language;
  readonly noTable: string;
  readonly notLoaded: string;
  /** Number of a deal in its match, from 1. */
  deal(number: number): string;
}

/** Cost below which tenths are shown. */
const FINE = 5;

/** Rounds a cost as the coach's sentences do, but never to less than a tenth. */
const rounded = (loss: number): number => (loss < FINE ? Math.max(0.1, Math.round(loss * 10) / 10) : Math.round(loss));

/** Loads the UI text of the coach panel in a language. */
export async function loadCoachTexts(language: Language): Promise<CoachTexts> {
  const [table, review] = await Promise.all([loadTableWords(language), loadReviewWords(language)]);
  return {
    ...review,
    language,
    cost: (loss) => review.cost(rounded(loss)),
    noTable: table.noTable,
    notLoaded: table.notLoaded,
    deal: (number) => table.deal(number),
  };
}
