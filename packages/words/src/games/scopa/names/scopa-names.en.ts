import {naming} from '../../../rulebook/naming.js';
import type {ScopaNamesFor} from '../scopa-rules.js';

export const names: ScopaNamesFor = ({cards, options}) => {
  const {The} = naming(cards);
  const four = options.players === 4;
  const side = four ? 'side' : 'player';
  return {
    title: 'Scopa',
    terms: {
      scopa: {term: 'scopa', meaning: 'Clearing the table with one card, for 1\u00a0point. Italian for broom.'},
      capture: {term: 'capture', meaning: 'To take cards from the table with a card of the same value.'},
      trail: {term: 'trail', meaning: 'To play a card that takes nothing and stays on the table.'},
      pile: {term: 'pile', meaning: `The cards that a ${side} has captured in this deal.`},
      settebello: {term: 'settebello', meaning: `${The('7D')}, literally the lovely seven.`},
      primiera: {
        term: 'primiera',
        meaning: 'The best card of each of the four suits, valued on a special scale with the seven at the top.',
      },
    },
  };
};
