import {suitOf} from '@cartavola/engine';
import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  builds: ({list, count, other}) =>
    other === undefined
      ? `questa mossa porta alla tua coppia ${list}`
      : `questa mossa porta alla tua coppia ${count} carte che le mancano invece di ${other}`,
  'feeds-partner': ({list}) => `questa mossa lascia alla tua coppia ${list}, che le manca`,
  'partner-ahead': ({list}) => `questa mossa offre alla tua coppia ${list}, che le manca`,
  'helps-others': ({list}) => `quella giocata offrirebbe agli altri ${list}, che gli manca`,
  'spends-useful': ({list, cards}) =>
    `alla tua coppia ${cards.length === 1 ? 'manca' : 'mancano'} ancora ${list}, e ne hai una copia sola`,
  'may-be-ruffed': ({who, answer}) => `poi ${who} potrebbe tagliare, per esempio con ${answer}`,
  'empties-suit': ({cards, names}) => `è la tua ultima carta di ${names.suit(suitOf(cards[0]!))}: poi potrai tagliare`,
};
