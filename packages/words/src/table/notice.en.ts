import type {NoticeWords} from './notice-words.js';

export const words: NoticeWords = {
  waiting: 'The match is being loaded…',
  elsewhere: 'This match is being played elsewhere.',
  playHere: 'Play here',
  full: 'This browser has no room left to keep the match: it lasts while the page is open.',
  forbidden: 'The page may not keep the match in this browser: it lasts while the page is open.',
};
