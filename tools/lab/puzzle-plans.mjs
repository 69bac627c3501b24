// Plan of each shipped puzzle set, keyed by game. `count`: number of puzzles to search for. `keep`: how many of them to
// keep in the set, starting with the first. `seed`: seed of the matches. `moves`: number of moves to find in puzzles
// that are played to the end of the deal. `without`: numbers of the puzzles that a reviewer rejected.
export const PLANS = {
  scopa: [
    {options: {players: 2, rules: 'italian'}, proof: 'exact', count: 38, keep: 30},
    {options: {players: 2, rules: 'italian'}, proof: 'search', count: 25, keep: 20},
    {options: {players: 4, rules: 'italian'}, proof: 'search', count: 13, keep: 10},
    {options: {players: 2, rules: 'italian'}, moves: 2, seed: 'lines', count: 70, keep: 60},
  ],
  capra: [
    {proof: 'exact', count: 50, keep: 44},
    // These are too similar to others: leading or beating aces and tens of two suits.
    {proof: 'search', count: 22, keep: 16, without: [11, 17, 19, 21]},
    {moves: 2, seed: 'lines', count: 70, keep: 60},
  ],
  capodama: [
    {options: {players: 4}, proof: 'search', count: 36, keep: 30},
    // Different matches from those above, so that no puzzle appears both with hidden and with open hands.
    {options: {players: 4}, proof: 'exact', seed: 'shown', count: 24, keep: 20},
    {options: {players: 2}, proof: 'exact', count: 8, keep: 6},
    {options: {players: 3}, proof: 'search', count: 6, keep: 4},
    {options: {players: 4}, moves: 2, seed: 'lines', count: 70, keep: 60},
  ],
  calypso: [
    // These are too similar to others (the lowest card on the partner's trick) or are obvious.
    {proof: 'search', count: 66, keep: 60, without: [41, 44, 52, 54, 59, 60]},
    {moves: 2, seed: 'lines', count: 70, keep: 60},
  ],
};

/** Titles of the sets. */
export const TITLES = {
  scopa: {
    en: 'Scopa puzzles (Italian rules)',
    fr: 'Problèmes de scopa, règles italiennes',
    it: 'Problemi di scopa, regole italiane',
  },
  capra: {en: 'Capra puzzles', fr: 'Problèmes de capra', it: 'Problemi di capra'},
  capodama: {en: 'Capodama puzzles', fr: 'Problèmes de capodama', it: 'Problemi di capodama'},
  calypso: {en: 'Calypso puzzles', fr: 'Problèmes de calypso', it: 'Problemi di calypso'},
};
