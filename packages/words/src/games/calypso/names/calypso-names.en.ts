import type {CalypsoNamesFor} from '../calypso-rules.js';

export const names: CalypsoNamesFor = () => ({
  title: 'Calypso',
  terms: {
    calypso: {term: 'calypso', meaning: 'All thirteen cards of a player’s trump suit, ace to two.'},
    'own-trump': {
      term: 'personal trump suit',
      meaning: 'The suit that is trump for only one player, all through the match.',
    },
    'discard-pile': {
      term: 'discard pile',
      meaning: 'The cards a player has won that fit neither that player’s calypso nor the partner’s.',
    },
    revoke: {term: 'revoke', meaning: 'Playing another suit while holding the suit led.'},
  },
});
