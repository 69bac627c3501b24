import type {CardWords} from '../../cards/card-words.js';
import {loadCoachWords, type LoadReasons} from '../../coach/load-coach.js';
import type {CoachWords} from '../../coach/reason-words.js';
import type {Language} from '../../language.js';

const reasons: LoadReasons = {
  en: () => import('./reasons.en.js'),
  fr: () => import('./reasons.fr.js'),
  it: () => import('./reasons.it.js'),
};

/** What the coach of Calypso says in a language. */
export const loadCalypsoCoach = (language: Language, names: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, reasons, names);
