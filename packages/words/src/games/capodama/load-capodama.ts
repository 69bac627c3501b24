import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {CapodamaWords, CapodamaWordsFor} from './capodama-words.js';
import {modules} from './capodama.generated.js';

export type {CapodamaWords} from './capodama-words.js';

const words = textsOf<{words: CapodamaWordsFor}>('games/capodama/table', modules);

/** Loads the strings for a Capodama table in the given language, with names for the cards shown. */
export async function loadCapodamaWords(language: Language, cards: CardWords): Promise<CapodamaWords> {
  return (await words(language)).words(cards);
}
