import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {ScopaWords, ScopaWordsFor} from './scopa-words.js';

export type {Category, ScopaWords} from './scopa-words.js';

const words = textsOf<{words: ScopaWordsFor}>('games/scopa/table', {
  en: () => import('./scopa.en.js'),
  fr: () => import('./scopa.fr.js'),
  it: () => import('./scopa.it.js'),
});

/** Loads the texts of a table of Scopa in a language, about the cards that are shown. */
export async function loadScopaWords(language: Language, cards: CardWords): Promise<ScopaWords> {
  return (await words(language)).words(cards);
}
