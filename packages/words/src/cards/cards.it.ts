import type {NameTables} from './card-words.js';
import type {CharacterNames} from './language-names.js';

const named = (name: string, article = 'il '): readonly [string, string] => [name, article + name];

export const names: NameTables = {
  ranks: {
    A: named('asso', 'l’'),
    K: named('re'),
    Q: named('donna', 'la '),
    J: named('fante'),
    N: named('cavallo'),
    '10': named('dieci'),
    '9': named('nove'),
    '8': named('otto', 'l’'),
    '7': named('sette'),
    '6': named('sei'),
    '5': named('cinque'),
    '4': named('quattro'),
    '3': named('tre'),
    '2': named('due'),
    '1': named('asso', 'l’'),
  },
  suits: {
    S: 'picche',
    H: 'cuori',
    D: 'quadri',
    C: 'fiori',
    coins: 'denari',
    cups: 'coppe',
    swords: 'spade',
    batons: 'bastoni',
  },
  join: (rank, suit) => `${rank} di ${suit}`,
  letters: {A: 'A', K: 'R', Q: 'D', J: 'F', N: 'C'},
  save: 'Salva l’immagine',
};

export const characters: CharacterNames = {
  librarian: 'Ada',
  painter: 'Ines',
  gardener: 'Giulia',
  cook: 'Ugo',
  musician: 'Livia',
  sailor: 'Emilio',
};
