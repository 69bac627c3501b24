import type {CardWords} from '../cards/card-words.js';
import {textsOf, type Language} from '../language.js';
import {loadCharacterNames} from '../load.js';
import type {LessonWords, LessonWordsFor} from './lesson-words.js';
import {modules} from './lesson.generated.js';

const words = textsOf<{words: LessonWordsFor}>('lesson', modules);

/** Loads the strings that all lessons share, in the given language. They include the names of the players at tables. */
export async function loadLessonWords(language: Language, cards: CardWords): Promise<LessonWords> {
  const [lesson, characters] = await Promise.all([words(language), loadCharacterNames(language)]);
  return {...lesson.words(cards), players: Object.values(characters)};
}
