import type {CardWords} from '../cards/card-words.js';
import {textsOf, type Language} from '../language.js';
import type {LessonWords, LessonWordsFor} from './lesson-words.js';

const words = textsOf<{words: LessonWordsFor}>('lesson', {
  en: () => import('./lesson.en.js'),
  fr: () => import('./lesson.fr.js'),
  it: () => import('./lesson.it.js'),
});

/** Loads the texts that every lesson shares, in a language. */
export async function loadLessonWords(language: Language, cards: CardWords): Promise<LessonWords> {
  return (await words(language)).words(cards);
}
