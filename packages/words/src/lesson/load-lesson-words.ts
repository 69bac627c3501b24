import type {CardWords} from '../cards/card-words.js';
import {textsOf, type Language} from '../language.js';
import type {LessonWords, LessonWordsFor} from './lesson-words.js';
import {modules} from './lesson.generated.js';

const words = textsOf<{words: LessonWordsFor}>('lesson', modules);

/** Loads the texts that every lesson shares, in a language. */
export async function loadLessonWords(language: Language, cards: CardWords): Promise<LessonWords> {
  return (await words(language)).words(cards);
}
