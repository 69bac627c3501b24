import {naming} from '../../../rulebook/naming.js';
import type {ScopaNamesFor} from '../scopa-rules.js';

export const names: ScopaNamesFor = ({cards, options}) => {
  const {The} = naming(cards);
  const four = options.players === 4;
  const side = four ? 'camp' : 'joueur';
  return {
    title: 'Scopa',
    terms: {
      scopa: {
        term: 'scopa',
        meaning: 'Vider la table d’une seule carte\u00a0: 1\u00a0point. Le mot italien veut dire balai.',
      },
      capture: {term: 'prendre', meaning: 'Ramasser des cartes de la table avec une carte de leur valeur.'},
      trail: {term: 'poser', meaning: 'Laisser sur la table une carte qui ne prend rien.'},
      pile: {term: 'tas', meaning: `Les cartes qu’un ${side} a prises pendant la donne.`},
      settebello: {term: 'settebello', meaning: `${The('7D')}\u202f; mot à mot, le beau sept.`},
      primiera: {
        term: 'primiera',
        meaning: 'La meilleure carte de chacune des quatre couleurs, selon un barème à part où le sept vient en tête.',
      },
    },
  };
};
