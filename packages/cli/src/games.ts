import {loadCardWords, type CoachWords, type Language} from '@cartavola/words';
import {loadCalypsoCoach} from '@cartavola/words/games/calypso/load-calypso-coach.js';
import {loadCapodamaCoach} from '@cartavola/words/games/capodama/load-capodama-coach.js';
import {loadCapraCoach} from '@cartavola/words/games/capra/load-capra-coach.js';
import {loadScopaCoach} from '@cartavola/words/games/scopa/load-scopa-coach.js';

const COACHES = {capodama: loadCapodamaCoach, scopa: loadScopaCoach, capra: loadCapraCoach, calypso: loadCalypsoCoach};

/** Loads the texts of a game's coach in a language. */
export const loadCoach = async (game: string, language: Language): Promise<CoachWords> =>
  COACHES[game as keyof typeof COACHES](language, await loadCardWords(language));
