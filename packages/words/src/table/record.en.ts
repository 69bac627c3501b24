import {plural} from '../language.js';
import type {RecordWords} from './record-words.js';

const count = plural('en');
const outcomes = {won: 'won', lost: 'lost', drawn: 'drawn'};

export const words: RecordWords = {
  empty: 'Nothing yet: deals that you finish are counted here.',
  played: (matches, deals) => `${count(matches, 'match', 'matches')}, ${count(deals, 'deal', 'deals')}`,
  outcomes,
  notPlayed: 'not played',
  score: ({won, lost, drawn}) => `${won} won, ${lost} lost${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  latest: 'Latest matches',
  latestWere: (list) => `From oldest to newest: ${list.map((outcome) => outcomes[outcome]).join(', ')}.`,
  byLevel: 'Against each level',
  against: {mixed: 'Mixed players', alone: 'Alone'},
  days: 'Deals of the day',
  earlier: 'Previous month',
  later: 'Next month',
  day: (date, number, outcome, points) =>
    `${date}, no.\u00a0${number}: ${outcome ? outcomes[outcome] : 'not played'}${points ? ` ${points}` : ''}`,
  best: {deals: 'Best deals', matches: 'Best matches'},
  playDeal: 'Play this deal again',
  playMatch: 'Play this match again',
  undone: (matches) => `Moves were taken back in ${count(matches, 'match', 'matches')}.`,
  kept: 'Stored only in this browser.',
  unkept: 'The page isn’t allowed to store this in the browser: it lasts only while the page is open.',
  erase: 'Erase',
  eraseAll: 'Erase your whole record of this game?',
  keep: 'Keep',
};
