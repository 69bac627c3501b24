import type {CardWords} from '../cards/card-words.js';
import {textsOf, type Language} from '../language.js';
import {coachWords, type CoachTable, type CoachWords, type ReasonText} from './reason-words.js';

const tables = textsOf<{coach: CoachTable}>('coach', {
  en: () => import('./coach.en.js'),
  fr: () => import('./coach.fr.js'),
  it: () => import('./coach.it.js'),
});

/** Loads a game's own reasons. */
export type LoadReasons = (language: Language) => Promise<{readonly reasons: Readonly<Record<string, ReasonText>>}>;

/** What a coach says in a language about a game of which `own` loads the reasons. */
export async function loadCoachWords(language: Language, own: LoadReasons, names: CardWords): Promise<CoachWords> {
  const [{coach}, {reasons}] = await Promise.all([tables(language), own(language)]);
  return coachWords(coach, reasons, names);
}
