import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const both = lister('it');
/** Returns a number of sevens in words, since digits before `sette` could be misread. */
const inWords = (count: number): string => ['zero', 'un', 'due', 'tre'][count] ?? 'quattro';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'questa mossa svuota il tavolo e fa scopa',
  'takes-settebello': 'questa mossa prende il settebello',
  'takes-sevens': ({list, count, other}) =>
    other === undefined
      ? `questa mossa prende ${list}`
      : `questa mossa prende ${inWords(count)} sette invece di ${other === 1 ? 'uno' : inWords(other)}`,
  'takes-diamonds': ({list, names, count, other}) =>
    other === undefined
      ? `questa mossa prende ${list}`
      : `questa mossa prende ${count} carte di ${names.suit('D')} invece di ${other}`,
  'brings-home': ({list}) => `questa mossa mette al sicuro ${list}`,
  'takes-cards': ({count, other}) =>
    other === undefined
      ? `questa mossa prende ${count === 1 ? 'una carta' : `${count} carte`}`
      : `questa mossa prende ${count} carte invece di ${other}`,
  'captures-last': 'questa mossa prende per ultimo: ciò che resta allora è tuo',
  'lays-settebello': 'quella mossa calerebbe il settebello',
  'lays-sevens': ({list}) => `quella mossa calerebbe ${list}, e i sette contano`,
  'lays-diamonds': ({list, names}) => `quella mossa calerebbe ${list}, e le carte di ${names.suit('D')} contano`,
  'lets-sweep': ({who, answer, other}) =>
    other === undefined
      ? `poi ${who} potrebbe fare scopa, per esempio con ${answer}`
      : `poi più carte farebbero scopa per ${who}, per esempio ${answer}`,
  'lets-take-settebello': ({who, answer}) => `poi ${who} potrebbe prendere il settebello, per esempio con ${answer}`,
  'lets-take-sevens': ({who, list, answer, other}) =>
    other === undefined
      ? `poi ${who} potrebbe prendere ${list}, per esempio con ${answer}`
      : `poi ${who} potrebbe prendere più sette: ${list}`,
  'lets-take-diamonds': ({who, list, names, answer, other}) =>
    other === undefined
      ? `poi ${who} potrebbe prendere ${list}, per esempio con ${answer}`
      : `poi ${who} potrebbe prendere più carte di ${names.suit('D')}: ${list}`,
  'may-be-taken': ({who, answer, other}) =>
    other === undefined
      ? `poi ${who} potrebbe prendere quella carta, per esempio con ${answer}`
      : `più carte potrebbero prendere quella, per esempio ${answer}`,
  spends: ({list, count, other}) =>
    other === undefined
      ? `${list} potrà prendere carte che sommano ${count}`
      : `${list} potrà prendere carte che sommano ${count} invece di ${other}`,
  leaves: 'quella mossa lascerebbe in media di più da prendere al giocatore successivo',
  prepares: ({cards: [card, ...takes], names, list, other}) =>
    other === undefined
      ? `poi potresti prendere ${both(takes.map(names.the))} con ${names.the(card!)}`
      : `questa mossa prepara una presa migliore: ${list}`,
  'does-captures': 'questa mossa prende carte',
  'does-lays': 'questa mossa non prende carte',
};
