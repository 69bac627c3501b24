import {capitalised, lister, plural} from '../../language.js';
import type {CapraWordsFor} from './capra-words.js';

const count = plural('it');
const list = lister('it');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? capitalised(you) : `${who} ${other}`;

export const words: CapraWordsFor = (cards) => ({
  title: 'Capra',
  goatAt: (points) => `Capra a ${points}`,
  trick: (number) => `presa ${number}`,
  trump: (suit) => `Briscola ${cards.suit(suit)}`,
  shownUnder: (card) => `Nel tallone, scoperta: ${cards.name(card)}`,
  inStock: (number) => (number === 0 ? 'Tallone finito' : `${number} nel tallone`),
  sides: 'Prese finora',
  taking: (tricks, points, all) =>
    tricks === 0 ? 'nessuna presa' : `${count(tricks, 'presa', 'prese')}, ${points}${all ? '' : '+'} pt`,
  needed: 'Con 61\u00a0punti si vince',

  leadDetail: 'Attacca con una carta, o con più carte dello stesso seme.',
  leadChosen: (number) => `Attacco con ${count(number, 'carta', 'carte')}`,
  leadMore: 'Attacca, o aggiungi carte dello stesso seme.',
  chosen: (number, of) => `Scelte ${number} su ${of}`,
  answerChosen: (canBeat) => (canBeat ? 'Batti o scarta' : 'Si può solo scartare'),
  answerDetail: (best) =>
    best.length === 1
      ? `Batti ${cards.the(best[0]!)}, o scarta una carta coperta.`
      : `Batti tutte e ${best.length} le carte, o scartane ${best.length} coperte.`,
  waitingDetail: (best) =>
    best.length === 1 ? `Da battere: ${cards.name(best[0]!)}.` : `Da battere: ${best.length} carte, una per una.`,
  lead: (number) => `Attacca con ${count(number, 'carta', 'carte')}`,
  beat: 'Batti',
  fold: (number) => (number === 1 ? 'Scarta' : `Scarta ${number} carte`),

  enterQuestion: 'Quattro dello stesso seme',
  enterDetail: 'Puoi entrare adesso: le carte giocate tornano indietro e attacchi con tutte e quattro.',
  enter: 'Entra con quattro',
  notNow: 'Non adesso',
  firstQuestion: 'Hai la precedenza',
  firstDetail: 'Qualcuno entra con quattro dello stesso seme. Le tue vengono prima, se vuoi.',
  enterFirst: 'Entra prima',
  letStand: 'Lascia fare',
  settlingTitle: 'Si decide chi entra',
  settlingDetail: (part) =>
    part === 'claim'
      ? 'Qualcuno più vicino può entrare prima di te.'
      : part === 'waived'
        ? 'Hai lasciato fare.'
        : 'Qualcuno entra con quattro dello stesso seme.',

  over: (card, beaten) => `${cards.name(card)} su ${cards.name(beaten)}`,
  faceDown: (number) => `${count(number, 'carta coperta', 'carte coperte')}`,
  ownFaceDown: (own) => `${own.length === 1 ? 'coperta' : 'coperte'}, ${list(own.map(cards.name))}`,
  named: (some) => list(some.map(cards.name)),
  state: (trump, stock) =>
    `Briscola ${cards.suit(trump)}; ${stock === 0 ? 'il tallone è finito' : `${count(stock, 'carta', 'carte')} nel tallone`}.`,

  dealt: (who, shown) =>
    `${does(who, 'dai', 'dà')} le carte${shown === undefined ? '' : `; la briscola scoperta è ${cards.the(shown)}`}.`,
  led: (who, some) => `${does(who, 'attacchi', 'attacca')} con ${list(some.map(cards.the))}.`,
  beaten: (who, some) => `${does(who, 'batti', 'batte')} con ${list(some.map(cards.the))}.`,
  folded: (who, number, own) =>
    `${does(who, 'scarti', 'scarta')} ${own.length > 0 ? list(own.map(cards.the)) : count(number, 'carta coperta', 'carte coperte')}.`,
  settling: 'Qualcuno entra con quattro dello stesso seme: si decide chi ha la precedenza.',
  entered: (who, back) =>
    `${does(who, 'entri', 'entra')} con quattro dello stesso seme${back ? '; le carte giocate tornano indietro' : ''}.`,
  setAside: (who, some) =>
    `${does(who, 'volevi', 'voleva')} entrare con ${list(some.map(cards.the))}, ma qualcuno più vicino ha la precedenza.`,
  taken: (who, points, all) =>
    all || points > 0
      ? `${does(who, 'fai', 'fa')} la presa: ${all ? '' : 'almeno '}${count(points, 'punto', 'punti')}.`
      : `${does(who, 'fai', 'fa')} la presa.`,
  drew: (who, some) => `${does(who, 'peschi', 'pesca')} ${list(some.map(cards.the))}.`,
  worth: ({points, trump}) =>
    `${points === 0 ? 'Nessun punto' : count(points, 'punto', 'punti')}${trump ? '; una briscola' : ''}`,

  scoreTitle: (you, names) =>
    you === undefined
      ? `${names} vincono la smazzata`
      : you
        ? 'La tua coppia vince la smazzata'
        : 'La tua coppia perde la smazzata',
  eggs: 'Uova: 60 a 60',
  scoreDetail: (rule, points) =>
    rule === 'capra.eggs'
      ? 'Nessuno prende penalità, ma la capra di questa partita avrà le uova.'
      : `${
          {'capra.loss-4': 'Meno di 31\u00a0punti', 'capra.loss-6': 'Neanche una presa'}[rule] ??
          'Da 31 a 59\u00a0punti'
        } per chi perde: ${count(points, 'punto', 'punti')} di penalità.`,
  goat: (names, eggs) =>
    `${names === undefined ? 'La tua coppia è' : `${names} sono`} la capra${eggs ? ' con le uova' : ''}`,

  refusal(rule, best) {
    const {A, K, Q, J} = cards.letters;
    switch (rule) {
      case 'capra.lead':
        return {
          reason: 'Attacca con un solo seme',
          proof: 'Non si attacca con carte di semi diversi.',
        };
      case 'capra.beat':
        return best.length === 1
          ? {
              reason: `Così non batti ${cards.the(best[0]!)}`,
              proof: `Serve una carta più alta dello stesso seme (${A} 10 ${K} ${Q} ${J} 9 8 7 6) o, tranne contro una briscola, una briscola qualsiasi.`,
            }
          : {
              reason: 'Ogni tua carta deve batterne una',
              proof: `Da battere: ${list(best.map(cards.the))}. Dalla più alta: ${A} 10 ${K} ${Q} ${J} 9 8 7 6.`,
            };
      case 'capra.fold':
        return {
          reason: `Scarta ${count(best.length, 'carta', 'carte')}`,
          proof: 'Se ne scartano quante sono le carte dell’attacco.',
        };
      case 'capra.claim':
        return {
          reason: 'Adesso non puoi entrare',
          proof:
            'Servono quattro carte dello stesso seme, prima di giocare nella presa, e mai contro un attacco con quattro.',
        };
      case 'capra.claim-priority':
        return {
          reason: 'Prima si decide chi entra',
          proof: 'Fino ad allora nessuno gioca: ha la precedenza il più vicino a chi attacca.',
        };
      default:
        return undefined;
    }
  },
});
