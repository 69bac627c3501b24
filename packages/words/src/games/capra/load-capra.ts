import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {CapraWords, CapraWordsFor} from './capra-words.js';

export type {CapraWords} from './capra-words.js';

const words = textsOf<{words: CapraWordsFor}>('games/capra/table', {
  en: () => import('./capra.en.js'),
  fr: () => import('./capra.fr.js'),
  it: () => import('./capra.it.js'),
});

/** Loads the texts of a table of Capra in a language, about the cards that are shown. */
export async function loadCapraWords(language: Language, cards: CardWords): Promise<CapraWords> {
  return (await words(language)).words(cards);
}
