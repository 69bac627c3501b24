import {plural} from '../language.js';
import type {TableWords} from './table-words.js';

const count = plural('it');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? you.charAt(0).toUpperCase() + you.slice(1) : `${who} ${other}`;

export const table: TableWords = {
  you: 'Tu',
  youInitial: 'T',
  hand: 'Mano',
  yourHand: 'La tua mano',
  opponents: 'Avversari',
  onTheTable: 'Sul tavolo',
  scores: 'Punteggio',
  nothing: 'niente',
  unknownCards: (number) => count(number, 'carta coperta', 'carte coperte'),
  cardsLeft: (number) => count(number, 'carta', 'carte'),
  deal: (number) => `Smazzata ${number}`,
  firstTo: (target) => `Partita ai ${target}`,
  turn: (who) => (who === undefined ? 'Tocca a te' : `Tocca a ${who}`),
  toPlay: (who) => (who === undefined ? 'La tua carta' : `Tocca a ${who}`),
  lastTrick: 'Ultima presa',
  noTrickYet: 'Nessuna presa finora.',
  tookTrick: (who) => does(who, 'l’hai fatta tu', 'l’ha fatta'),
  points: (number) => count(number, 'punto', 'punti'),
  pointsShort: (number) => count(number, 'pt', 'pt'),
  tricks: (number) => (number === 0 ? 'nessuna presa' : count(number, 'presa', 'prese')),
  cardBy: (who, card) => `${who ?? 'Tu'}: ${card}`,
  score: (who, total) => `${who ?? 'Tu'} ${total}`,
  total: (number) => `Totale ${number}`,

  dealOver: 'La smazzata è finita',
  nextDeal: 'Prossima smazzata',
  matchOver: 'La partita è finita',
  winsMatch: (who) => does(who, 'vinci la partita', 'vince la partita'),
  newMatch: 'Nuova partita',

  undo: 'Annulla',
  undone: 'Mossa ritirata.',
  information: 'Informazioni e tasti',
  close: 'Chiudi',
  tools: 'Strumenti',
  choices: 'Scelte',
  keysTitle: 'Tasti',
  keys: [
    ['← →', 'da una carta all’altra; Inizio e Fine: la prima e l’ultima'],
    ['1 … 9', 'a una carta secondo il suo posto'],
    ['Invio', 'gioca la carta'],
    ['H', 'alla tua mano'],
    ['T', 'che cosa c’è sul tavolo'],
    ['S', 'il punteggio'],
    ['L', 'l’ultima presa'],
    ['W', 'a chi tocca'],
    ['?', 'questo elenco'],
  ],
  whoseTurn: 'A chi tocca?',

  dealt: (who) => `${does(who, 'dai', 'dà')} le carte.`,
  played: (who, card) => `${does(who, 'giochi', 'gioca')} ${card}.`,
  taken: (who, points) => `${does(who, 'fai', 'fa')} la presa: ${count(points, 'punto', 'punti')}.`,

  refusals: {
    'common.type': 'Adesso non si può.',
    'common.turn': 'Non tocca ancora a te.',
    'common.card': 'Non hai in mano questa carta.',
  },
  problem: 'Questo tavolo non può essere mostrato.',
  problemText(code, path) {
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `Manca l’opzione «${path}».`,
      'options.value': `«${path}» ha un valore che questo gioco non conosce.`,
      'attribute.deck': 'Questo gioco non ha carte di quel tipo.',
      'attribute.level': 'Questo livello di gioco non esiste.',
      'attribute.seats': 'I posti sono «you», al massimo una volta, e «bot»: uno per giocatore.',
      'attribute.speed': 'Questa velocità non esiste.',
      'record.json': 'La partita registrata non è JSON valido.',
      'record.game': 'La partita registrata è di un altro gioco.',
      'record.load': 'Non è stato possibile caricare la partita registrata.',
    };
    return (
      texts[code] ?? (path ? `La partita registrata è sbagliata in «${path}».` : 'La partita registrata è sbagliata.')
    );
  },

  sheetTitle: 'Punteggio',
  sheetTotal: 'Totale',
  sheetEmpty: 'Nessuna smazzata è ancora stata contata.',
  sheetNoTable: 'Questo foglio dei punti non ha trovato un tavolo.',
};
