import {lister, plural} from '../language.js';
import {toName} from '../to-name.it.js';
import type {ReplayWords} from './replay-words.js';

const all = lister('it');
const count = plural('it');
const dealOf = (deal: number, deals: number): string => (deals > 1 ? `Smazzata ${deal} di ${deals}, ` : '');

export const words: ReplayWords = {
  replayOf: (game) => `${game}: una partita da rivedere mossa per mossa`,
  cards: 'Carte. Con le frecce della tastiera si va avanti e indietro.',
  place: (deal, deals, move, moves) =>
    `${dealOf(deal, deals)}${deals > 1 ? `mossa ${move}` : `Mossa ${move} di ${moves}`}`,
  start: (deal, deals) => (deals > 1 ? `Smazzata ${deal} di ${deals}, inizio` : 'Inizio'),
  first: 'All’inizio',
  previous: 'Mossa precedente',
  next: 'Mossa successiva',
  last: 'Alla fine',
  previousTrick: 'Presa precedente',
  nextTrick: 'Presa successiva',
  play: 'Riproduci',
  pause: 'Pausa',
  moves: 'Mosse',
  deal: 'Smazzata',
  dealNumber: (deal) => `Smazzata ${deal}`,
  seenBy: 'Carte scoperte',
  allHands: 'Tutte',
  speed: 'Velocità',
  speeds: {slow: 'Lenta', normal: 'Normale', fast: 'Rapida'},
  toMove: (who) => `Tocca ${toName(all(who))}`,
  dealScore: (parties) => `La smazzata: ${parties.join(', ')}`,
  dealOver: 'La smazzata è finita.',
  faceDown: (number) => count(number, 'carta coperta', 'carte coperte'),
  gives: 'dà',
  lets: 'lascia fare',
  comment: 'Commento',
  whatIf: (title) => (title === undefined ? 'E se…' : `Variante: ${title}`),
  yourLine: 'Quello che hai giocato tu',
  backToMatch: 'Torna alla partita',
  playOn: 'Gioca tu',
  playOnAs: 'Gioca al posto di',
  backToReplay: 'Torna alla partita registrata',
  guess: (who) => (who === undefined ? 'Che cosa giocheresti?' : `Che cosa giocheresti al posto di ${who}?`),
  showMove: 'Mostra la mossa',
  guessedRight: 'È giusto: si è giocato così.',
  guessedWrong: (who, move) => (move === '' ? `${who} ha lasciato fare.` : `${who} ha giocato ${move}.`),
  guesses: (right, asked) => `${count(right, 'mossa indovinata', 'mosse indovinate')} su ${asked}`,
  values: 'Mossa dell’esperto',
  settings: 'Impostazioni',
  thinking: 'L’esperto sta pensando…',
  best: 'L’esperto:',
  costs: (points) => `circa ${points} ${points === '1' ? 'punto' : 'punti'} in meno`,
  asGood: 'vale più o meno lo stesso',
  notJudged: 'L’esperto non è disponibile.',
  copyLink: 'Copia il link a questo momento',
  linkCopied: 'Link copiato.',
  linkNotCopied: 'Non è stato possibile copiare il link.',
  problem: 'Questa partita non può essere mostrata.',
};
