import {naming} from '../../../rulebook/naming.js';
import type {CapodamaNamesFor} from '../capodama-rules.js';

export const names: CapodamaNamesFor = ({cards}) => {
  const {the} = naming(cards);
  return {
    title: 'Capodama',
    roles: {capo: 'il capo', dama: 'la dama', king: 'il secondo compagno', alone: 'senza compagno'},
    terms: {
      capo: {
        term: 'capo',
        meaning: `Chi ha ${the('AH')}: nomina il seme raddoppiato e attacca per primo.`,
      },
      dama: {term: 'dama', meaning: `La compagna segreta del capo: chi ha ${the('QH')} quando si comincia a giocare.`},
      doubled: {
        term: 'seme raddoppiato',
        meaning: 'Il seme che il capo nomina; i suoi punti valgono doppio nella smazzata.',
      },
      'no-impasse': {
        term: 'scappatoia',
        meaning: 'Trattenere una carta alta che si potrebbe giocare. Qui le briscole non lo consentono.',
      },
      virtual: {
        term: 'avversario virtuale',
        meaning: 'La seconda mano nel gioco da soli; le sue carte le sceglie il giocatore.',
      },
    },
  };
};
