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
        meaning: `The secret partner of the capo: the player who holds ${the('QH')} when play starts.`,
      },
      doubled: {term: 'doubled suit', meaning: 'The suit that the capo names; its points count twice in the deal.'},
      'no-impasse': {
        term: 'hold-up',
        meaning:
          'Holding a card back although its suit is led. When all you have of that suit is trumps, it is not allowed.',
      },
      virtual: {
        term: 'virtual opponent',
        meaning: 'The second hand in a game for one; the player chooses its cards too.',
      },
    },
  };
};
