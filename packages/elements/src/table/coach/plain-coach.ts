import type {CardWords, Language} from '@cartavola/words';
import {loadCoachWords} from '@cartavola/words/coach/load-coach.js';
import type {CoachWords} from '@cartavola/words/coach/reason-words.js';

/** Loads the coach's words for a game whose coach gives no reasons and only says which move it would make. */
export const loadPlainCoach = (language: Language, cards: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, () => Promise.resolve({reasons: {}}), cards);
