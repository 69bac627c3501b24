import type {CardWords} from '../../cards/card-words.js';
import {loadCoachWords, type LoadReasons} from '../../coach/load-coach.js';
import type {CoachWords} from '../../coach/reason-words.js';
import {textsOf, type Language} from '../../language.js';
import {modules} from './calypso-reasons.generated.js';

const reasons: LoadReasons = textsOf('games/calypso/reasons', modules);

/** Loads the strings of Calypso's coach in the given language, with names for the cards shown. */
export const loadCalypsoCoach = (language: Language, names: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, reasons, names, true);
