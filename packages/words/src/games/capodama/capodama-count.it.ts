import {plural} from '../../language.js';
import type {CountWords} from '../../pad/pad-words.js';

const count = plural('it');

export const words: CountWords = {
  title: 'Capodama',
  fields: {capo: 'Capo', dama: 'Dama (D♥)', king: 'Re (R♥)', doubled: 'Seme raddoppiato', points: 'Punti'},
  groups: ['Squadra del capo', 'Gli altri'],
  options: [
    {name: 'players', label: 'Giocatori'},
    {name: 'target', label: 'Si gioca a'},
  ],
  lines: {'capodama.win': 'vittoria', 'capodama.sweep': 'tutti e 150 i punti'},
  problems: {
    'pad.ace': ({least}) => `La squadra del capo ha almeno gli ${least}\u00a0punti dell’asso di cuori.`,
    'pad.points': ({is}) => `Con questo seme raddoppiato gli altri non possono avere ${count(is, 'punto', 'punti')}.`,
  },
};
