import {loadCoachWords, type LoadReasons} from '../../coach/load-coach.js';
import type {CoachWords} from '../../coach/reason-words.js';
import type {CardWords} from '../../cards/card-words.js';
import type {Language} from '../../language.js';
import type {CapraWords, CapraWordsFor} from './capra-words.js';

const words: Readonly<Record<Language, () => Promise<{words: CapraWordsFor}>>> = {
  en: () => import('./capra.en.js'),
  fr: () => import('./capra.fr.js'),
  it: () => import('./capra.it.js'),
};

/** The game's words in a language, about the cards that are shown. */
export async function loadCapraWords(language: Language, cards: CardWords): Promise<CapraWords> {
  return (await words[language]()).words(cards);
}

const reasons: LoadReasons = {
  en: () => import('./reasons.en.js'),
  fr: () => import('./reasons.fr.js'),
  it: () => import('./reasons.it.js'),
};

/** What the coach of Capra says in a language. */
export const loadCapraCoach = (language: Language, names: CardWords): Promise<CoachWords> =>
  loadCoachWords(language, reasons, names);
