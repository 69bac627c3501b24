import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Calypso',
  fields: {calypsos: 'Calypsos', incomplete: 'Cartes du calypso inachevé', discards: 'Rebut', revokes: 'Renonces'},
  options: [{name: 'revoke', label: 'Renonces', values: {prevent: 'Ne comptent pas', penalise: 'Comptent'}}],
  lines: {
    'calypso.first': 'premier calypso',
    'calypso.second': 'deuxième',
    'calypso.further': 'suivants',
    'calypso.incomplete': 'inachevé',
    'calypso.discards': 'rebut',
    'calypso.revoke': 'renonces',
  },
  problems: {
    'pad.suit': ({most}) => `Une couleur d’atout n’a pas plus de ${most}\u00a0cartes.`,
    'pad.fewer': () => 'Il y en avait plus après la donne précédente.',
    'pad.sum': ({is, sum}) =>
      `Cela fait ${is}\u00a0cartes, mais ${sum} ont été jouées\u00a0: 13 par calypso, et les autres.`,
  },
};
