import {textsOf, type Language} from '../language.js';
import type {NoticeWords} from './notice-words.js';

const words = textsOf<{words: NoticeWords}>('notice', {
  en: () => import('./notice.en.js'),
  fr: () => import('./notice.fr.js'),
  it: () => import('./notice.it.js'),
});

/** Loads a table's notices about the match itself, in a language. */
export async function loadNoticeWords(language: Language): Promise<NoticeWords> {
  return (await words(language)).words;
}
