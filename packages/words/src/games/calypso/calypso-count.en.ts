import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Calypso',
  fields: {
    calypsos: 'Calypsos',
    incomplete: 'Cards in the unfinished one',
    discards: 'Discard pile',
    revokes: 'Revokes',
  },
  options: [{name: 'revoke', label: 'Revokes', values: {prevent: 'Do not count', penalise: 'Count'}}],
  lines: {
    'calypso.first': 'first calypso',
    'calypso.second': 'second',
    'calypso.further': 'further ones',
    'calypso.incomplete': 'unfinished',
    'calypso.discards': 'discards',
    'calypso.revoke': 'revokes',
  },
  problems: {
    'pad.suit': ({most}) => `A trump suit has no more than ${most} cards.`,
    'pad.fewer': () => 'There were already more after the previous deal.',
    'pad.sum': ({is, sum}) => `These add up to ${is} cards, counting 13 for each calypso, but ${sum} have been played.`,
  },
};
