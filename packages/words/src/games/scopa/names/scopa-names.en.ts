import {naming} from '../../../rulebook/naming.js';
import type {ScopaNamesFor} from '../scopa-rules.js';

export const names: ScopaNamesFor = ({cards, options}) => {
  const {The} = naming(cards);
  const four = options.players === 4;
  const side = four ? 'side' : 'player';
  return {
    title: 'Scopa',
    terms: {
      scopa: {term: 'scopa', meaning: 'Clearing the table with one card: 1\u00a0point. Italian for broom.'},
      capture: {term: 'capture', meaning: 'To take cards from the table with a card of their value.'},
      trail: {term: 'trail', meaning: 'To leave on the table a card that takes nothing.'},
      pile: {term: 'pile', meaning: `The cards that a ${side} has captured in this deal.`},
      settebello: {term: 'settebello', meaning: `${The('7D')}, literally the lovely seven.`},
      primiera: {
        term: 'primiera',
        meaning: 'The best card of each of the four suits, valued by a scale of its own with the seven on top.',
      },
    },
  };
};
