import type {NameTables} from './card-words.js';
import type {CharacterNames} from './language-names.js';

const named = (name: string, article = 'le '): readonly [string, string] => [name, article + name];

export const names: NameTables = {
  ranks: {
    A: named('as', 'l’'),
    K: named('roi'),
    Q: named('dame', 'la '),
    J: named('valet'),
    N: named('cavalier'),
    '10': named('dix'),
    '9': named('neuf'),
    '8': named('huit'),
    '7': named('sept'),
    '6': named('six'),
    '5': named('cinq'),
    '4': named('quatre'),
    '3': named('trois'),
    '2': named('deux'),
    '1': named('as', 'l’'),
  },
  suits: {
    S: 'pique',
    H: 'cœur',
    D: 'carreau',
    C: 'trèfle',
    coins: 'deniers',
    cups: 'coupes',
    swords: 'épées',
    batons: 'bâtons',
  },
  join: (rank, suit) => (/^[éè]/.test(suit) ? `${rank} d’${suit}` : `${rank} de ${suit}`),
  letters: {A: 'A', K: 'R', Q: 'D', J: 'V', N: 'C'},
  save: 'Enregistrer l’image',
};

export const characters: CharacterNames = {
  librarian: 'Ada',
  painter: 'Inès',
  gardener: 'Julie',
  cook: 'Hugo',
  musician: 'Livia',
  sailor: 'Émile',
};
