import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('it');
const points = (count: number): string => `${count.toLocaleString('it')}\u00a0${count === 1 ? 'punto' : 'punti'}`;
/** Returns a phrase with the other move's quantity, or an empty string if there is none. */
const not = (other: number | undefined): string => (other === undefined ? '' : ` invece di ${other}`);

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, prendendo ${list(taken)}` : list(cards)),
    acting: (cards, taken) => (cards.length > 0 ? `prendere ${list(taken)} con ${list(cards)}` : 'aspettare'),
    list,
    faceDown: (cards) => `${cards}, a faccia in giù`,
    wait: 'non ora',
    hint: (what) => `Consiglio: ${what}.`,
    better: (what) => `Meglio: ${what}.`,
    rather: (than, why) => `piuttosto che ${than}: ${why}.`,
    asGood: (than) => `più o meno equivalente: ${than}.`,
    opponent: 'un avversario',
    show: 'Mostra che cosa può succedere',
    back: 'Torna al gioco',
    takeBack: '«Annulla» riprende la tua mossa.',
    noHint: 'Non tocca a te.',
  },
  trickReasons: {
    'takes-points': ({count, other}) => `questa mossa fa di sicuro la presa, con almeno ${points(count)}${not(other)}`,
    'takes-trick': 'questa mossa fa di sicuro la presa',
    'goes-ahead': 'questa mossa passa in testa in questa presa',
    'may-be-beaten': ({who, answer, other}) =>
      other === undefined
        ? `poi ${who} potrebbe superare quella giocata, per esempio con ${answer}`
        : `più carte potrebbero superare quella giocata, per esempio ${answer}`,
    'beats-partner': 'quella giocata supererebbe chi gioca con te',
    'feeds-partner': ({count, other}) =>
      `questa mossa aggiunge ${points(count)}${not(other)} a una presa sicuramente vostra`,
    'partner-ahead': ({count, other}) =>
      `questa mossa aggiunge ${points(count)}${not(other)} mentre siete in testa voi`,
    'adds-points': ({count, other}) =>
      `quella giocata aggiungerebbe ${points(count)}${not(other)} mentre gli altri sono in testa`,
    spends: ({list: those, cards: {length}}) => `${those} ${length > 1 ? 'possono' : 'può'} valere di più in seguito`,
    'keeps-higher': ({names, cards, count, other = 0}) => {
      const kept = list(cards.slice(0, -1).map(names.the));
      const can = cards.length > 2 ? 'possono' : 'può';
      const example = names.the(cards.at(-1)!);
      return count === 1
        ? `${kept} ${can} superare ${example}, che può ancora uscire`
        : `${kept} ${can} superare ${count} carte che possono ancora uscire, per esempio ${example}${other > 0 ? `, invece di ${other === 1 ? 'una' : other}` : ''}`;
    },
    'spends-trump': ({list: card}) => `${card} è una briscola e può valere di più in seguito`,
    'spends-strongest': ({list: card}) =>
      `${card} è la carta più forte rimasta del suo seme e può fare una presa in seguito`,
    'does-takes': 'questa mossa fa la presa',
    'does-partner-takes': 'questa mossa lascia la presa alla vostra parte',
    'does-loses': 'questa mossa lascia la presa agli altri',
    'does-ahead': 'questa mossa passa in testa in questa presa',
    'does-partner-ahead': 'questa mossa lascia in testa voi',
    'does-behind': 'questa mossa lascia in testa gli altri',
    'does-other-ahead': 'questa mossa lascia in testa un altro giocatore',
    'does-open': 'un avversario può avere una carta più alta',
    'does-highest': 'un avversario può superarla solo con una briscola',
  },
  reasons: {
    'only-move': 'non ci sono altre mosse',
    'seems-best': 'nessun’altra mossa sembra migliore',
    'on-average': ({points: gained}) =>
      `nelle smazzate compatibili con quello che vedi, questa mossa vale in media ${points(gained)} in più`,
  },
  outcomes: {
    takes: 'tutte e due le mosse fanno di sicuro la presa',
    'partner-takes': 'in ogni caso la presa va di sicuro alla vostra parte',
    loses: 'in ogni caso la presa va agli altri',
    ahead: 'tutte e due le mosse passano in testa in questa presa',
    'partner-ahead': 'in ogni caso restate in testa voi',
    behind: 'in ogni caso restano in testa gli altri',
    'other-ahead': 'in ogni caso resta in testa un altro giocatore',
    open: 'in ogni caso un avversario può avere una carta più alta',
    highest: 'in ogni caso un avversario può superare la carta solo con una briscola',
    captures: 'tutte e due le mosse prendono carte',
    lays: 'nessuna delle due mosse prende carte',
    'gives-points': 'in ogni caso dai via dei punti',
    'gives-no-points': 'in ogni caso non dai via punti',
  },
  effects: {
    takes: 'questa mossa fa di sicuro la presa',
    'partner-takes': 'questa mossa lascia la presa alla vostra parte',
    loses: 'questa mossa lascia la presa agli altri',
    ahead: 'questa mossa passa in testa in questa presa',
    'partner-ahead': 'questa mossa lascia in testa voi',
    behind: 'questa mossa lascia in testa gli altri',
    'other-ahead': 'questa mossa lascia in testa un altro giocatore',
    open: 'questa mossa apre con una carta che un avversario può superare con una più alta',
    highest: 'questa mossa apre con una carta che un avversario può superare solo con una briscola',
    captures: 'questa mossa prende carte',
    lays: 'questa mossa non prende carte',
    'gives-points': 'questa scelta dà via dei punti',
    'gives-no-points': 'questa scelta non dà via punti',
  },
};
