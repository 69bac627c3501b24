import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {CapraWords, CapraWordsFor} from './capra-words.js';
import {modules} from './capra.generated.js';

export type {CapraWords} from './capra-words.js';

const words = textsOf<{words: CapraWordsFor}>('games/capra/table', modules);

/** Loads the strings for a Capra table in the given language, with names for the cards shown. */
export async function loadCapraWords(language: Language, cards: CardWords): Promise<CapraWords> {
  return (await words(language)).words(cards);
}
