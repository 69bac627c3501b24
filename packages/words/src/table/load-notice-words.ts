import type {Language} from '../language.js';
import type {NoticeWords} from './notice-words.js';

const words: Readonly<Record<Language, () => Promise<{words: NoticeWords}>>> = {
  en: () => import('./notice.en.js'),
  fr: () => import('./notice.fr.js'),
  it: () => import('./notice.it.js'),
};

/** What stands at a table, in a language, about the match itself. */
export async function loadNoticeWords(language: Language): Promise<NoticeWords> {
  return (await words[language]()).words;
}
