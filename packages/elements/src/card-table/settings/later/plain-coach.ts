import type {CardWords, Language} from '@cartavola/words';
import {loadCoachWords} from '@cartavola/words/coach/load-coach.js';
import type {CoachWords} from '@cartavola/words/coach/reason-words.js';

/** What the coach says of a game that has no reasons: what it would play, and no why. */
export const loadPlainCoach = (language: Language, cards: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, () => Promise.resolve({reasons: {}}), cards);
