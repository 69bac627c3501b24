// Matches played at a real table, in the format of saved score pads.

/** An unfinished Scopa match. */
export const evening = {
  format: 'cartavola-pad/1',
  game: 'scopa',
  options: {players: 2, rules: 'italian'},
  players: ['Ada', 'Bea'],
  dealer: 0,
  rounds: [
    {cards: [22, 18], coins: [6, 4], prime: [78, 70], settebello: 0, scope: [2, 0]},
    {cards: [18, 22], coins: [4, 6], prime: [70, 81], settebello: 1, scope: [0, 1]},
    {cards: [20, 20], coins: [7, 3], prime: [81, 70], settebello: 0, scope: [1, 0]},
  ],
};

/** The same match with its last deal. */
export const over = {
  ...evening,
  rounds: [...evening.rounds, {cards: [25, 15], coins: [6, 4], prime: [84, 60], settebello: 0, scope: [1, 0]}],
};

/** A Capra match between two pairs of partners. */
export const pairs = {
  format: 'cartavola-pad/1',
  game: 'capra',
  options: {},
  players: ['Ada', 'Bea', 'Carlo', 'Dario'],
  dealer: 2,
  rounds: [{points: [30, 90]}, {points: [70, 50]}],
};
