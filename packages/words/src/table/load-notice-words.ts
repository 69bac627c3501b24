import {textsOf, type Language} from '../language.js';
import type {NoticeWords} from './notice-words.js';
import {modules} from './notice.generated.js';

const words = textsOf<{words: NoticeWords}>('notice', modules);

/** Loads a table's notices about the match, in the given language. */
export async function loadNoticeWords(language: Language): Promise<NoticeWords> {
  return (await words(language)).words;
}
