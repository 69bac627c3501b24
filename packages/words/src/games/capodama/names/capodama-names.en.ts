import {naming} from '../../../rulebook/naming.js';
import type {CapodamaNamesFor} from '../capodama-rules.js';

export const names: CapodamaNamesFor = ({cards}) => {
  const {the} = naming(cards);
  return {
    title: 'Capodama',
    roles: {capo: 'the capo', dama: 'the dama', king: 'the second partner', alone: 'alone'},
    terms: {
      capo: {
        term: 'capo',
        meaning: `The player who holds ${the('AH')}, names the doubled suit and leads first. Italian for head, or chief.`,
      },
      dama: {
        term: 'dama',
        meaning: `The capo’s secret partner: the player who holds ${the('QH')} when play starts.`,
      },
      doubled: {term: 'doubled suit', meaning: 'The suit that the capo names: its points count twice in this deal.'},
      'no-impasse': {
        term: 'hold-up',
        meaning: 'Keeping back a trump when its suit is led. This isn’t allowed if you hold only trumps in that suit.',
      },
      virtual: {
        term: 'virtual opponent',
        meaning: 'The second hand in a game for one. You play its cards too.',
      },
    },
  };
};
