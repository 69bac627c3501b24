import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {ScopaWords, ScopaWordsFor} from './scopa-words.js';
import {modules} from './scopa.generated.js';

export type {Category, ScopaWords} from './scopa-words.js';

const words = textsOf<{words: ScopaWordsFor}>('games/scopa/table', modules);

/** Loads the texts of a table of Scopa in a language, about the cards that are shown. */
export async function loadScopaWords(language: Language, cards: CardWords): Promise<ScopaWords> {
  return (await words(language)).words(cards);
}
