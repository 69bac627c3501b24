// What the shipped sets of puzzles are made of, game by game. `count`: how many are looked for; `keep`: how many of them the set has, the first
// found; `seed`: of the matches; `without`: numbers of those that somebody who read them threw out.
export const PLANS = {
  scopa: [
    {options: {players: 2, rules: 'italian'}, proof: 'exact', count: 38, keep: 30},
    {options: {players: 2, rules: 'italian'}, proof: 'search', count: 25, keep: 20},
    {options: {players: 4, rules: 'italian'}, proof: 'search', count: 13, keep: 10},
  ],
  capra: [
    // What is sure there is so by a claim, which a puzzle does not ask for.
    {proof: 'exact', count: 50, keep: 44, without: [30]},
    // Aces and tens of two suits that are led or beaten over and over again.
    {proof: 'search', count: 22, keep: 16, without: [5, 13, 14, 21, 22]},
  ],
  capodama: [
    {options: {players: 4}, proof: 'search', count: 36, keep: 30},
    // Other matches than above: a puzzle with hidden hands, and again with all of them shown, would be one too many.
    {options: {players: 4}, proof: 'exact', seed: 'shown', count: 24, keep: 20},
    {options: {players: 2}, proof: 'exact', count: 8, keep: 6},
    {options: {players: 3}, proof: 'search', count: 6, keep: 4},
  ],
  // Tricks of the partner on which the lowest card goes, over and over again, and two that everybody sees.
  calypso: [{proof: 'search', count: 66, keep: 60, without: [41, 44, 52, 54, 59, 60]}],
};

/** Titles of the sets. */
export const TITLES = {
  scopa: {
    en: 'Puzzles of Scopa, by the Italian rules',
    fr: 'Problèmes de scopa, règles italiennes',
    it: 'Problemi di scopa, regole italiane',
  },
  capra: {en: 'Puzzles of Capra', fr: 'Problèmes de capra', it: 'Problemi di capra'},
  capodama: {en: 'Puzzles of Capodama', fr: 'Problèmes de capodama', it: 'Problemi di capodama'},
  calypso: {en: 'Puzzles of Calypso', fr: 'Problèmes de calypso', it: 'Problemi di calypso'},
};
