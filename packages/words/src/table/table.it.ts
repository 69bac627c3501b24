import {capitalised, plural} from '../language.js';
import {toName} from '../to-name.it.js';
import type {TableTexts} from './table-words.js';

const count = plural('it');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? capitalised(you) : `${who} ${other}`;

/** Joins the plays in a trick in order. */
const inOrder = (cards: readonly string[]): string => cards.join('; ').replace('; Tu:', '; tu:');

export const table: TableTexts = {
  you: 'Tu',
  youInitial: 'T',
  yourHand: 'La tua mano',
  handOf: (who) => `Mano di ${who}`,
  opponents: 'Avversari',
  onTheTable: 'Sul tavolo',
  scores: 'Punteggio',
  cardsLeft: (number) => count(number, 'carta', 'carte'),
  deal: (number, of) => `Smazzata ${number}${of === undefined ? '' : ` di ${of}`}`,
  dealOf: {
    daily: (number) => `Smazzata del giorno n.\u00a0${number}`,
    weekly: (number) => `Smazzata della settimana n.\u00a0${number}`,
  },
  firstTo: (target) => `Si vince a ${target}`,
  turn: (who) => `Tocca ${toName(who)}`,
  turnFor: (who) => `Gioca per ${who}`,
  toPlay: (who) => (who === undefined ? 'Manchi tu' : `Manca ${who}`),
  lastTrick: 'Ultima presa',
  noTrickYet: 'Nessuna presa finora.',
  tookTrick: (who) => (who === undefined ? 'Hai preso tu' : `Ha preso ${who}`),
  pointsShort: (number) => count(number, 'pt', 'pt'),
  tricks: (number) => (number === 0 ? 'nessuna presa' : count(number, 'presa', 'prese')),
  cardBy: (who, card) => `${who ?? 'Tu'}: ${card}`,
  lying: (cards) => (cards.length > 0 ? `Sul tavolo. ${inOrder(cards)}.` : 'Sul tavolo non c’è niente.'),
  faceDown: 'carta coperta',
  lastTrickWas: (cards, winner, points) =>
    `Ultima presa. ${inOrder(cards)}. ${does(winner, 'l’hai fatta tu', 'l’ha fatta')}${points === undefined ? '' : `: ${count(points, 'punto', 'punti')}`}.`,
  score: (who, total) => `${who ?? 'Tu'} ${total}`,
  total: (number) => `Totale ${number}`,

  dealOver: 'La smazzata è finita',
  matchOver: 'La partita è finita',
  nextDeal: 'Prossima smazzata',
  lookBack: 'Rivedi',
  winsMatch: (who) => does(who, 'vinci la partita', 'vince la partita'),
  sideWinsMatch: (names) => (names === undefined ? 'La tua coppia vince la partita' : `${names} vincono la partita`),
  newMatch: 'Nuova partita',
  keepMatch: 'Continua la partita',

  fullScreen: 'Schermo intero',
  hint: 'Consiglio',
  ruleInFull: 'La regola per intero',
  log: 'Mosse',
  logEmpty: 'Nessuna mossa finora.',
  noTable: 'Qui manca il tavolo.',
  notLoaded: 'Il caricamento non è riuscito. Riprova.',
  undo: 'Annulla',
  noMoveYet: 'Non hai ancora fatto mosse.',
  undone: 'Mossa annullata.',
  menu: 'Menu',
  close: 'Chiudi',
  tools: 'Strumenti',
  choices: 'Scelte',

  dealt: (who) => `${does(who, 'dai', 'dà')} le carte.`,
  played: (who, card) => `${does(who, 'giochi', 'gioca')} ${card}.`,
  taken: (who, points) => `${does(who, 'fai', 'fa')} la presa: ${count(points, 'punto', 'punti')}.`,

  refusals: {
    'common.type': 'Adesso non si può',
    'common.turn': 'Non tocca ancora a te',
    'common.card': 'Non hai in mano questa carta',
  },

  sheetTitle: 'Tabellone dei punti',
  sheetTotal: 'Totale',
  sheetEmpty: 'Nessuna smazzata è ancora finita.',
};
