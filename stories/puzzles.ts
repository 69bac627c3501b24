/** Cards that nobody knows. */
const unknown = (count: number): string => Array<string>(count).fill('??').join(' ');

const scopa = {format: 'cartavola-puzzle/1', game: 'scopa', options: {players: 2}};

export const sweep = {
  ...scopa,
  id: 'sweep',
  position: {hands: ['7C 4D JS'], table: '4H AS 2D', stock: unknown(30)},
  goal: 'scopa',
  themes: ['sweep'],
  rating: 900,
};

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

export const wrong = {...sweep, goal: 'captures=JS'};

export const puzzleSet = {
  format: 'cartavola-puzzles/1',
  game: 'scopa',
  title: {en: 'Sweeps and sevens', fr: 'Scope et sept', it: 'Scope e sette'},
  puzzles: [sweep, settebello, wrong, {...guard}, {...sweep, id: 'trail', goal: 'trails', themes: []}].map(
    (one, place) => (one === wrong ? {...one, id: `wrong-${place}`} : one),
  ),
};

export const gameOfTwo = {
  ...scopa,
  id: 'two',
  position: {hands: ['7C 5D JS', '2S 5H KC'], table: '4H 3D', leader: 0, dealer: 1, stock: unknown(30)},
  goal: 'scopa / takes',
  reply: '1:5H',
};

/** Four seats of Capodama with three cards each, of which the first wins most by the king of hearts. */
export const ending = {
  format: 'cartavola-puzzle/1',
  game: 'capodama',
  id: 'ending',
  options: {players: 4},
  position: {
    hands: ['7H KH AC', 'QH 8C 9C', 'AH KC 7C', '9H TC QC'],
    leader: 0,
    dealer: 3,
    capo: 2,
    dama: 1,
    double: 'C',
    piles: ['AS TS KS QS JS 9S 8S 7S', 'AD TD KD QD JD 9D 8D 7D', 'TH JH 8H', 'JC'],
  },
  goal: 'secure>=57',
  themes: ['drawing-trumps'],
};

export const goat = {
  format: 'cartavola-puzzle/1',
  game: 'capra',
  id: 'fold-or-beat',
  position: {hands: ['TC 7D AS 9C'], trick: '3:QC', trump: 'D', stock: unknown(20)},
  goal: 'type=beat',
  themes: ['fold'],
};
