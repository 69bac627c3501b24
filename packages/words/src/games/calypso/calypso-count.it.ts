import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Calypso',
  fields: {
    calypsos: 'Calypso',
    incomplete: 'Carte di quello incompleto',
    discards: 'Scarti',
    revokes: 'Mancate risposte',
  },
  options: [{name: 'revoke', label: 'Mancate risposte', values: {prevent: 'Non contano', penalise: 'Contano'}}],
  lines: {
    'calypso.first': 'primo calypso',
    'calypso.second': 'secondo',
    'calypso.further': 'altri',
    'calypso.incomplete': 'incompleto',
    'calypso.discards': 'scarti',
    'calypso.revoke': 'mancate risposte',
  },
  problems: {
    'pad.suit': ({most}) => `Un seme di briscola non ha più di ${most} carte.`,
    'pad.fewer': () => 'Dopo la smazzata precedente erano di più.',
    'pad.sum': ({is, sum}) => `Sono ${is} carte, ma ne sono state giocate ${sum}: 13 per calypso, e le altre.`,
  },
};
