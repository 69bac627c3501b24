import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {CapraWords, CapraWordsFor} from './capra-words.js';
import {modules} from './capra.generated.js';

export type {CapraWords} from './capra-words.js';

const words = textsOf<{words: CapraWordsFor}>('games/capra/table', modules);

/** Loads the texts of a table of Capra in a language, with the names of the shown cards. */
export async function loadCapraWords(language: Language, cards: CardWords): Promise<CapraWords> {
  return (await words(language)).words(cards);
}
