import {SWEEP} from '../test/lessons/puzzle-examples.js';

/** Cards unknown to everyone. */
const unknown = (count: number): string => Array<string>(count).fill('??').join(' ');

const scopa = {format: 'cartavola-puzzle/1', game: 'scopa', options: {players: 2}};

const settebello = {
  ...scopa,
  id: 'settebello',
  position: {hands: ['7C KH 2S'], table: '7D 4H 3S QC', stock: unknown(30)},
  goal: 'best',
  answers: ['7C>7D'],
  themes: ['settebello'],
  rating: 1100,
};

const guard = {
  ...scopa,
  id: 'guard',
  position: {hands: ['QH 3S AD'], table: '2H 4C', stock: unknown(30)},
  goal: 'guards',
  themes: ['guard'],
  rating: 1300,
};

export const wrong = {...SWEEP, goal: 'captures=JS'};

export const puzzleSet = {
  format: 'cartavola-puzzles/1',
  game: 'scopa',
  title: {en: 'Sweeps and sevens', fr: 'Scope et sept', it: 'Scope e sette'},
  puzzles: [SWEEP, settebello, wrong, {...guard}, {...SWEEP, id: 'trail', goal: 'trails', themes: []}].map(
    (one, place) => (one === wrong ? {...one, id: `wrong-${place}`} : one),
  ),
};

export const goat = {
  format: 'cartavola-puzzle/1',
  game: 'capra',
  id: 'fold-or-beat',
  position: {hands: ['TC 7D AS 9C'], trick: '3:QC', trump: 'D', stock: unknown(20)},
  goal: 'type=beat',
  themes: ['fold'],
};
