import {naming} from '../../../rulebook/naming.js';
import type {CapodamaNamesFor} from '../capodama-rules.js';

export const names: CapodamaNamesFor = ({cards}) => {
  const {the} = naming(cards);
  return {
    title: 'Capodama',
    roles: {capo: 'le capo', dama: 'la dama', king: 'le second partenaire', alone: 'seul contre tous'},
    terms: {
      capo: {
        term: 'capo',
        meaning: `Le joueur qui tient ${the('AH')}, nomme la couleur doublée et entame le premier. Le mot est italien\u00a0: la tête, le chef.`,
      },
      dama: {
        term: 'dama',
        meaning: `Partenaire secret du capo\u00a0: qui tient ${the('QH')} après l’échange.`,
      },
      doubled: {
        term: 'couleur doublée',
        meaning: 'La couleur que nomme le capo\u202f; ses points comptent double dans la donne.',
      },
      'no-impasse': {
        term: 'impasse',
        meaning:
          'Garder une forte carte qu’on pourrait jouer, dans l’espoir d’en tirer mieux. Les atouts ne le permettent pas ici.',
      },
      virtual: {
        term: 'adversaire virtuel',
        meaning: 'La seconde main du jeu en solitaire\u202f; le joueur en choisit aussi les cartes.',
      },
    },
  };
};
