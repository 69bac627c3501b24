import {loadCalypsoCoach} from '../games/calypso/load-calypso-coach.js';
import {loadCapodamaCoach} from '../games/capodama/load-capodama-coach.js';
import {loadCapraCoach} from '../games/capra/load-capra-coach.js';
import {loadScopaCoach} from '../games/scopa/load-scopa-coach.js';
import type {CardWords} from '../cards/card-words.js';
import {loadCardWords} from '../load.js';
import type {Language} from '../language.js';
import type {CoachWords} from './reason-words.js';

const COACHES = {capodama: loadCapodamaCoach, scopa: loadScopaCoach, capra: loadCapraCoach, calypso: loadCalypsoCoach};

/** Loads the strings of a game's coach in the given language. `cards` are the names of the cards, by default French. */
export const loadCoach = async (game: string, language: Language, cards?: CardWords): Promise<CoachWords> =>
  COACHES[game as keyof typeof COACHES](language, cards ?? (await loadCardWords(language)));
