import type {CardWords} from '../../cards/card-words.js';
import {loadCoachWords, type LoadReasons} from '../../coach/load-coach.js';
import type {CoachWords} from '../../coach/reason-words.js';
import {textsOf, type Language} from '../../language.js';
import {modules} from './scopa-reasons.generated.js';

const reasons: LoadReasons = textsOf('games/scopa/reasons', modules);

/** Loads the strings of Scopa's coach in the given language, with names for the cards shown. */
export const loadScopaCoach = (language: Language, names: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, reasons, names);
