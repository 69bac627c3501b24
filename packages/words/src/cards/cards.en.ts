import type {CharacterNames, LanguageNames} from './language-names.js';

const named = (name: string): readonly [string, string] => [name, `the ${name}`];

export const names = {
  ranks: {
    A: named('ace'),
    K: named('king'),
    Q: named('queen'),
    J: named('jack'),
    N: named('knight'),
    '10': named('ten'),
    '9': named('nine'),
    '8': named('eight'),
    '7': named('seven'),
    '6': named('six'),
    '5': named('five'),
    '4': named('four'),
    '3': named('three'),
    '2': named('two'),
    '1': named('ace'),
  },
  suits: {
    S: 'spades',
    H: 'hearts',
    D: 'diamonds',
    C: 'clubs',
    coins: 'coins',
    cups: 'cups',
    swords: 'swords',
    batons: 'batons',
  },
  join: (rank, suit) => `${rank} of ${suit}`,
  letters: {A: 'A', K: 'K', Q: 'Q', J: 'J', N: 'N'},
  save: 'Save as picture',
} as const satisfies LanguageNames;

export const characters: CharacterNames = {
  librarian: 'Ada',
  painter: 'Inez',
  gardener: 'Julia',
  cook: 'Hugo',
  musician: 'Livia',
  sailor: 'Emil',
};
