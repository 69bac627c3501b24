import type {CardWords} from '../../cards/card-words.js';
import {loadCoachWords, type LoadReasons} from '../../coach/load-coach.js';
import type {CoachWords} from '../../coach/reason-words.js';
import {textsOf, type Language} from '../../language.js';
import {modules} from './capodama-reasons.generated.js';

const reasons: LoadReasons = textsOf('games/capodama/reasons', modules);

/** Loads the strings of Capodama's coach in the given language, with names for the cards shown. */
export const loadCapodamaCoach = (language: Language, names: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, reasons, names, true);
