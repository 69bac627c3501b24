import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {CalypsoWords, CalypsoWordsFor} from './calypso-words.js';
import {modules} from './calypso.generated.js';

export {SCORED, type CalypsoWords} from './calypso-words.js';

const words = textsOf<{words: CalypsoWordsFor}>('games/calypso/table', modules);

/** Loads the strings for a Calypso table in the given language, with names for the cards shown. */
export async function loadCalypsoWords(language: Language, cards: CardWords): Promise<CalypsoWords> {
  return (await words(language)).words(cards);
}
