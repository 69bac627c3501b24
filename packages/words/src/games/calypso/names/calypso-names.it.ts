import type {CalypsoNamesFor} from '../calypso-rules.js';

export const names: CalypsoNamesFor = () => ({
  title: 'Calypso',
  terms: {
    calypso: {term: 'calypso', meaning: 'Le tredici carte della briscola di un giocatore, dall’asso al due.'},
    'own-trump': {
      term: 'briscola personale',
      meaning: 'Il seme che è briscola per un solo giocatore, per tutta la partita.',
    },
    'discard-pile': {
      term: 'scarti',
      meaning: 'Le carte vinte che non entrano né nel proprio calypso né in quello del compagno.',
    },
    revoke: {term: 'mancata risposta', meaning: 'Giocare un altro seme avendo quello chiesto.'},
  },
});
