import {lister, plural} from '../language.js';
import type {PuzzleWords} from './puzzle-words.js';

const count = plural('it');
const list = lister('it');
const points = (text: string | number): string => count(Number(text), 'punto', 'punti');
/** Formats a number of points, which may have decimals. */
const fraction = (most: number): string => `${most.toLocaleString('it')}\u00a0${most === 1 ? 'punto' : 'punti'}`;

const PROBLEMS: Readonly<Record<string, string>> = {
  'puzzle.load': 'Non è stato possibile caricare una parte del problema.',
  'puzzle.missing': 'Qui non c’è nessun problema: imposta «game», oppure «src».',
  'puzzle.type': 'Non è né un problema né una serie di problemi.',
  'puzzle.format': 'Il formato di questo problema non è conosciuto.',
  'puzzle.game': 'Il problema non è di nessun gioco conosciuto, o non è del gioco della sua serie.',
  'puzzle.id': 'Il problema non ha un nome utilizzabile.',
  'puzzle.repeated': 'Un altro problema della serie ha lo stesso nome.',
  'puzzle.unknown': 'Nel problema c’è una chiave sconosciuta.',
  'puzzle.goal': 'Questo obiettivo non esiste, o a questo tavolo non ha senso.',
  'puzzle.impossible': 'Nessuna mossa raggiunge questo obiettivo.',
  'puzzle.trivial': 'Ogni mossa raggiunge questo obiettivo.',
  'puzzle.turn': 'In questa posizione non tocca a te.',
  'puzzle.answers': 'La risposta indicata non è una mossa giusta in questa posizione.',
  'puzzle.hidden': 'Per questo obiettivo tutte le carte devono essere conosciute e già distribuite.',
  'puzzle.solver': 'Per questo gioco non c’è un calcolo esatto: l’obiettivo non si può verificare.',
  'puzzle.slow': 'Questo problema richiede troppo tempo di calcolo.',
  'puzzle.reply': 'Gli altri non possono fare le mosse scritte per loro.',
  'puzzle.puzzles': 'In questa serie non c’è nessun problema.',
  'puzzle.absent': 'Questo problema non fa parte della serie.',
  'attribute.deck': 'Questo gioco non si gioca con queste carte.',
  'record.load': 'Non è stato possibile caricare il problema.',
  'record.slow': 'Il problema non è arrivato in tempo.',
  'record.large': 'Il file del problema è troppo grande.',
  'record.encoding': 'Il file del problema non è un testo in UTF-8.',
  'record.position': 'Questa posizione non può capitare.',
};

export const words: PuzzleWords = {
  label: (game) => `${game}: un problema`,
  setOf: (game) => `${game}: problemi`,
  ofDay: (game) => `${game}: il problema del giorno`,
  today: 'Il problema di oggi',
  streak: (days) => count(days, 'giorno di fila', 'giorni di fila'),
  untitled: 'Tocca a te',
  place: (number) => `Problema ${number}`,
  progress: 'Quello che hai risolto',
  states: {
    first: 'risolto al primo colpo',
    solved: 'risolto',
    shown: 'soluzione vista',
    missed: 'sbagliato',
    open: 'da risolvere',
  },
  solvedOf: (solved, of) => `${count(solved, 'risolto', 'risolti')} su ${of}`,
  rating: (rating) => `Difficoltà ${rating}`,
  ownRating: (rating) => `Il tuo livello ${rating}`,
  toTryAgain: (number) => `${number} da riprovare`,
  playsWith: (partners) => `Giochi con ${list(partners)}.`,
  tookLast: ({you, name, isOwnSide}) =>
    you
      ? 'All’inizio l’ultima presa è tua.'
      : `All’inizio l’ultima presa è ${name ? `di ${name}` : isOwnSide ? 'della tua coppia' : 'dell’altra coppia'}.`,
  score: (own, others) => `Punti all’inizio: la tua coppia ${own}, l’altra ${others}.`,
  gone: (cards) => `Carte già giocate: ${cards}`,
  best: 'Trova la mossa migliore.',
  gained: (all) => `In tutto: ${points(all)} in più.`,
  more: (least) => `Prendi ancora almeno ${points(least)}, qualunque cosa facciano gli altri.`,
  between: (least, most) =>
    `Finisci la smazzata con ${least === most ? `esattamente ${points(least)}` : `un totale da ${least} a ${points(most)}`}, qualunque cosa facciano gli altri.`,
  lookAtTable: 'Guarda le carte cerchiate.',
  lookAtHand: 'Scorri la tua mano: dove porta ogni carta?',
  count: 'Pensa a che cosa possono rispondere gli altri, e calcola quanto ti costa.',
  pointed: 'Le carte cerchiate della tua mano ne fanno parte.',
  showMe: 'La soluzione',
  again: 'Ricomincia',
  tryAgain: 'Riprova',
  next: 'Problema successivo',
  solvedFirst: 'Risolto al primo colpo.',
  solved: 'Risolto.',
  shownNow: 'Questa è la soluzione.',
  stepped: 'Fin qui è giusto.',
  thinking: 'Gli altri stanno pensando…',
  better: 'È permesso, ma un’altra mossa è nettamente migliore.',
  betterBy: (most, isExact) =>
    isExact
      ? `È permesso, ma un’altra mossa dà almeno ${fraction(most)} in più se tutti giocano al meglio.`
      : `È permesso, ma un’altra mossa dà in media almeno ${fraction(most)} in più, secondo un lungo calcolo.`,
  leaves: (least) => `È permesso, ma così ti assicuri soltanto ${points(least)}.`,
  instead: (move, less) => `Giocando ${move}, ${less === 1 ? 'sarebbe' : 'sarebbero'} ${points(less)} in meno.`,
  thenTakes({who, by, taken, points: worth, isLater}) {
    const what = taken.length > 0 ? list(taken) : isLater ? 'una presa' : 'la presa';
    const value = worth > 0 ? `, per ${who === undefined ? 'soltanto ' : ''}${points(worth)}` : '';
    return `${isLater ? 'Più tardi' : 'Poi'} ${who === undefined ? 'prendi' : `${who} prende`} ${what} con ${list(by)}${value}.`;
  },
  prevented: 'È permesso, ma così gli altri possono impedirlo.',
  setDone: 'La serie è finita.',
  erase: 'Cancella i progressi',
  eraseNow: 'Sì, cancellali',
  erased: 'I tuoi progressi sono cancellati.',
  problem: 'Questo problema non può essere mostrato.',
  problemText(code, path) {
    const [line = '', column = ''] = path.split(':');
    if (code === 'puzzle.json') return `Questo non è JSON valido: vedi riga ${line}, colonna ${column}.`;
    return PROBLEMS[code] ?? (path ? `C’è un errore nel problema, in «${path}».` : 'C’è un errore nel problema.');
  },
  leftOut: (number) =>
    `${count(number, 'problema di questa serie non può essere mostrato', 'problemi di questa serie non possono essere mostrati')}.`,
  goals: {
    legal: () => 'Fai una mossa permessa.',
    wins: () => 'Fai la presa, qualunque cosa facciano gli altri.',
    loses: () => 'Lascia la presa a un altro, qualunque cosa facciano gli altri.',
    keeps: ({all}) => `Tieni ${all} per dopo.`,
    card: ({any}) => `Gioca ${any}.`,
    cards: ({all}) => `Gioca esattamente ${all}.`,
    takes: () => 'Prendi qualcosa dal tavolo.',
    captures: ({all}) => `Prendi esattamente ${all}.`,
    points: ({text}) => `Fai una presa da almeno ${points(text)}.`,
    suit: ({suit}) => `Chiama ${suit}.`,
    type: () => 'Scegli il tipo di mossa giusto.',
  },
  themes: {
    'partners-trick': {
      title: 'La presa del compagno',
      hint: 'Il tuo compagno può fare questa presa: che cosa puoi aggiungere?',
    },
    'drawing-trumps': {title: 'Far cadere le briscole', hint: 'Conta le briscole ancora in gioco.'},
    'last-trick': {title: 'L’ultima presa', hint: 'Ragiona a ritroso dall’ultima presa: di chi sarà?'},
    ruff: {title: 'Una briscola al momento giusto', hint: 'È il momento di giocare una briscola?'},
    discard: {title: 'Che cosa scartare', hint: 'Di quale carta puoi fare a meno?'},
    endgame: {title: 'La fine della smazzata', hint: 'Conta quali carte possono ancora avere gli altri.'},
    counting: {title: 'Contare le carte', hint: 'Conta quali carte sono già uscite.'},
    duck: {title: 'Prendere o aspettare?', hint: 'Che cosa guadagni se lasci questa presa?'},
    win: {title: 'Vale la pena prendere?', hint: 'Conta che cosa c’è nella presa, e chi può ancora prenderla.'},
    lead: {title: 'Con che cosa attaccare?', hint: 'Quale seme giova meno agli altri?'},
    follow: {title: 'Alta o bassa?', hint: 'Quale di queste carte servirà più tardi?'},
  },
};
