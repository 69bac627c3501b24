import type {CardWords} from '../cards/card-words.js';
import {textsOf, type Language} from '../language.js';
import {coachWords, type CoachTable, type CoachWords, type ReasonText} from './reason-words.js';
import {modules} from './coach.generated.js';

const tables = textsOf<{coach: CoachTable}>('coach', modules);

/** Loads the reasons that are specific to a game. */
export type LoadReasons = (language: Language) => Promise<{readonly reasons: Readonly<Record<string, ReasonText>>}>;

/**
 * Loads the strings of a game's coach in the given language. `own` loads the reasons that are specific to the game.
 * `hasTricks` is true for trick-taking games, which share more reasons.
 */
export async function loadCoachWords(
  language: Language,
  own: LoadReasons,
  names: CardWords,
  hasTricks = false,
): Promise<CoachWords> {
  const [{coach}, {reasons}] = await Promise.all([tables(language), own(language)]);
  return coachWords(coach, reasons, names, hasTricks);
}
