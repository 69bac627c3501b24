/** Cards unknown to everyone. */
const unknown = (count: number): string => Array<string>(count).fill('??').join(' ');

const scopa = {format: 'cartavola-puzzle/1', game: 'scopa', options: {players: 2}} as const;

/** A scopa of three cards. Any other move is wrong. */
export const SWEEP = {
  ...scopa,
  id: 'sweep',
  position: {hands: ['7C 4D JS'], table: '4H AS 2D', stock: unknown(30)},
  goal: 'scopa',
  themes: ['sweep'],
  rating: 900,
};

/** The same position with its answer. */
export const BEST = {...SWEEP, id: 'best', goal: 'best', answers: ['7C>4H,AS,2D']};

/** Two turns: a capture, a given answer, and a scopa. */
export const TWICE = {
  ...scopa,
  id: 'twice',
  position: {hands: ['7C 5D JS', '2S 5H KC'], table: '4H 3D', leader: 0, dealer: 1, stock: unknown(30)},
  goal: 'scopa / takes',
  reply: '1:5H',
};

/** Four seats with two cards each. The solver must decide whether to draw trumps. */
export const TRUMPS = {
  format: 'cartavola-puzzle/1',
  id: 'last-trumps',
  game: 'capodama',
  options: {players: 4},
  position: {
    hands: ['AH 8C', 'QH 7C', '7H KC', 'KH AC'],
    leader: 0,
    dealer: 3,
    capo: 0,
    dama: 1,
    double: 'S',
    piles: ['AS TS KS QS JS 9S 8S 7S', 'AD TD KD QD JD 9D 8D 7D', 'TH JH 9H 8H', 'TC QC JC 9C'],
  },
  goal: 'secure>=5',
};

/** Four seats with three cards each. The first seat gets the most points with the king of hearts. */
export const ENDING = {
  ...TRUMPS,
  id: 'ending',
  position: {
    ...TRUMPS.position,
    hands: ['7H KH AC', 'QH 8C 9C', 'AH KC 7C', '9H TC QC'],
    capo: 2,
    double: 'C',
    piles: ['AS TS KS QS JS 9S 8S 7S', 'AD TD KD QD JD 9D 8D 7D', 'TH JH 8H', 'JC'],
  },
  goal: 'secure>=57',
};

/** Two players' last three cards. */
export const SCOPA_ENDING = {
  ...scopa,
  id: 'scopa-ending',
  position: {
    hands: ['7D 3C 2S', '4C 5S 6H'],
    table: '2D 3H 5H',
    dealer: 1,
    leader: 0,
    piles: ['AS AH AD AC 4H 4D 4S 7H 7S 6D KD', '2H 2C 3S 3D 5D 5C 6S 6C 7C QS QD QH QC JS JH JD JC KS KH KC'],
  },
  goal: 'secure>=1',
};

/** A set of Scopa puzzles. */
export const setOf = (...puzzles: readonly object[]): object => ({
  format: 'cartavola-puzzles/1',
  game: 'scopa',
  title: {en: 'Sweeps', fr: 'Scope'},
  puzzles,
});

/** Calypso with twelve cards in the hand. */
export const FOLLOW = {
  format: 'cartavola-puzzle/1',
  id: 'follow',
  game: 'calypso',
  position: {
    seat: 3,
    hands: [unknown(12), unknown(11), unknown(11), 'KS JS TS 5S KH 5H 3H JD 8D 6C 3C 2C'],
    trick: '1:4H 2:3H',
    leader: 1,
    dealer: 1,
    trumps: 'HCSD',
    calypsos: ['', 'AC QC 8C 7C', '', ''],
  },
  goal: 'best',
  answers: ['KH'],
};

/** Capra puzzle: fold three cards, or beat with the king of trumps. */
export const FOLD = {
  format: 'cartavola-puzzle/1',
  id: 'fold',
  game: 'capra',
  position: {
    seat: 3,
    hands: ['?? ?? ?? ??', '??', '??', 'KS TH AC QC'],
    trick: '1:JC 1:7C 1:6C 2:?? 2:?? 2:??',
    leader: 1,
    dealer: 1,
    trump: 'S',
    stock: unknown(20),
  },
  goal: 'best',
  answers: ['fold=TH,AC,QC'],
};
