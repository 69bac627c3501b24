import type {NoticeWords} from './notice-words.js';

export const words: NoticeWords = {
  waiting: 'Loading the match…',
  elsewhere: 'This match is being played elsewhere.',
  playHere: 'Play here',
  full: 'This browser has no room left to save the match: it lasts only while the page is open.',
  forbidden: 'The page isn’t allowed to save the match in this browser: it lasts only while the page is open.',
  openDeal: 'End this match and play the deal from the link?',
  toBeat: (result) => `To beat: ${result}`,
  playDeal: 'Play the deal',
  openMatch: 'End this match and continue the one from the link?',
  playMatch: 'Continue it',
  wrongLink: 'This link doesn’t open a deal here.',
  openFile: 'End this match and continue the one from the file?',
  wrongFile: 'This file doesn’t open a match here.',
  dropHere: 'Drop the file here to open its match',
  dayNumber: {
    daily: (number) => `no.\u00a0${number}`,
    weekly: (number) => `week no.\u00a0${number}`,
  },
  expertMade: (results) =>
    results
      ? `An expert with your cards, ${results.times === 1 ? 'once' : `${results.times} times`}: ${results.mean} on average, from ${results.worst} to ${results.best}`
      : 'An expert with your cards: …',
  expertShort: (result) => `expert ${result}`,
  share: 'Share',
  copied: 'Copied',
  toCopy: 'Text to copy',
};
