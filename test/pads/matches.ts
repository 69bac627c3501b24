// Test data: a whole match of each game, as players enter it on a score pad.
import type {Entered} from './pad-in-page.js';

const ITALIAN = {cards: [22], coins: [6], prime: [78, 70], settebello: 0, scope: [2]};

/** Whole matches to count, with the totals and the text at the end. */
export const MATCHES: readonly (readonly [
  attributes: Record<string, string>,
  deals: readonly Entered[],
  totals: number[],
  end: string,
])[] = [
  [
    {game: 'scopa', rules: 'italian'},
    [ITALIAN, {...ITALIAN, scope: [0, 1]}, {...ITALIAN, settebello: 1, scope: [0]}],
    [13, 2],
    'Ada wins the match',
  ],
  [
    {game: 'capodama', players: '4', target: '2'},
    [
      {capo: 0, dama: 2, doubled: 'S', points: [90]},
      {capo: 1, dama: 1, doubled: 'D', points: [60]},
      {capo: 3, dama: 0, doubled: 'C', points: [150]},
    ],
    [4, 0, 2, 3],
    'Ada wins the match',
  ],
  [
    {game: 'capra'},
    [{points: [60]}, {points: [30]}, {points: [0], trick: false}, {points: [20]}],
    [14, 0],
    'Ada and Carlo are the goat with eggs',
  ],
  [
    {game: 'calypso', revoke: 'prevent'},
    [
      {calypsos: [0, 0, 0, 0], incomplete: [5, 9, 8, 10], discards: [2, 6, 7, 5]},
      {calypsos: [1, 0, 0, 0], incomplete: [5, 12, 8, 10], discards: [10, 20, 14, 12]},
      {calypsos: [1, 1, 0, 0], incomplete: [9, 3, 12, 11], discards: [25, 30, 20, 20]},
      {calypsos: [2, 1, 1, 0], incomplete: [4, 3, 9, 12], discards: [36, 40, 22, 30]},
    ],
    [1690, 960, 900, 540],
    'Ada and Carlo win the match',
  ],
];
