import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('it');
/** Lists the suits of cards, without duplicates. */
const suits = (cards: readonly Card[], names: CardWords): string =>
  list([...new Set(cards.map((card) => names.suit(suitOf(card))))]);

export const reasons: Readonly<Record<string, ReasonText>> = {
  'richest-suit': ({count, other, cards, names}) =>
    other === undefined
      ? `hai dei punti a ${suits(cards, names)}`
      : `hai ${count}\u00a0punti a ${suits(cards, names)} invece di ${other}`,
  'longest-suit': ({count, other, cards, names}) =>
    other === undefined
      ? `hai delle carte di ${suits(cards, names)}`
      : `hai ${count} carte di ${suits(cards, names)} invece di ${other}`,
  'has-ace': 'ne hai l’asso',
  'best-known-suit': 'è il seme di cui si vedono più punti',
  'trump-elsewhere': ({list: cards}) => `forse un altro ha ${cards}`,
  'saves-card': ({list: cards, count, other}) =>
    other === undefined
      ? `mette tra le briscole ${cards}`
      : `mette tra le briscole una carta da ${count}\u00a0punti invece di ${other}`,
  'catches-ace': ({list: cards}) => `potrà prendere ${cards}`,
  'avoids-playing-alone': ({list: cards}) => `avrai un compagno: chi ha ${cards} gioca con te`,
  'keeps-partnership': ({list: cards}) => `chi ha ${cards} sta con il capo`,
  'strengthens-partner': ({other}) =>
    other === undefined ? 'rinforza un compagno' : 'un compagno riceve carte più alte',
  'empties-suit': ({list: those, cards, names}) =>
    cards.length === 1
      ? `${those} è la tua unica carta di ${suits(cards, names)}`
      : `è la tua unica carta di ${suits(cards, names)}`,
  'does-gives-points': 'questa scelta dà via dei punti',
  'does-gives-no-points': 'questa scelta non dà via punti',
  'risks-points': ({count}) =>
    `quella giocata aggiungerebbe ${count}\u00a0punti a una presa che forse andrà agli altri`,
  'nears-window': 'porta più vicino a 80–85\u00a0punti',
  'may-reach-window': 'con una seconda metà nella media, la smazzata può finire tra 80 e 85\u00a0punti',
  'aims-at-window': 'la smazzata può finire tra 80 e 85\u00a0punti',
};
