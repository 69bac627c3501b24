import {plural} from '../language.js';
import type {RulebookWords} from './rulebook-words.js';

const count = plural('it');

export const rulebook: RulebookWords = {
  heading: (title) => `${title}: le regole`,
  views: {lesson: 'Lezione', rules: 'Regole'},
  contents: 'Indice',
  search: 'Cerca nelle regole',
  found: (number) =>
    number === 0 ? 'Nessuna regola contiene queste parole' : count(number, 'regola trovata', 'regole trovate'),
  example: 'Guarda un esempio giocato',
  clear: 'Mostra tutte le regole',
  glossary: 'Glossario',
  linkTo: (number) => `Collegamento alla regola ${number}`,
  sections: {
    cards: 'Le carte',
    deal: 'Prima di giocare',
    play: 'Il gioco',
    score: 'Il punteggio',
    match: 'La partita',
    players: 'Altri numeri di giocatori',
    options: 'Altri modi di giocare',
    table: 'A ogni tavolo',
  },
  rules: {
    'common.type': {
      title: 'Non adesso',
      text: 'Ogni momento della smazzata ha le sue mosse. La mossa di un altro momento non vale; a smazzata finita non ne vale più nessuna.',
    },
    'common.turn': {
      title: 'Fuori turno',
      text: 'Gioca soltanto chi è di turno. Chi ha già fatto quello che gli si chiedeva aspetta gli altri.',
    },
    'common.card': {
      title: 'Carte che ci sono',
      text: 'Si gioca una carta che si ha in mano, se ne prende una che è sul tavolo, e ognuna una volta sola.',
    },
  },
  terms: {
    trick: {term: 'presa', meaning: 'Le carte che tutti posano in un giro di tavolo e che uno di loro raccoglie.'},
    lead: {term: 'attaccare', meaning: 'Giocare per primo in una presa; l’attacco è quello che si gioca allora.'},
    trump: {term: 'briscola', meaning: 'Una carta che batte tutte quelle che non lo sono.'},
    ruff: {term: 'tagliare', meaning: 'Giocare una briscola su un altro seme.'},
    overruff: {term: 'surtagliare', meaning: 'Tagliare più alto di chi ha già tagliato.'},
    discard: {term: 'scartare', meaning: 'Giocare una carta che non può fare la presa.'},
    stock: {term: 'tallone', meaning: 'Le carte che non sono ancora state distribuite o pescate.'},
  },
  problem: 'Impossibile mostrare questo contenuto.',
  problemText(code, path) {
    if (code === 'rules.game') return 'L’attributo game deve nominare un gioco che esiste.';
    if (code === 'rules.load')
      return 'Le regole non si sono potute caricare; controlla la connessione e ricarica la pagina.';
    if (code === 'attribute.view') return 'L’attributo view è «lesson» o «rules».';
    if (code === 'attribute.deck') return 'L’attributo deck non nomina un mazzo di questo gioco.';
    return `L’opzione ${path.replace(/^options\./, '')} non esiste in questo gioco, o non ha questo valore.`;
  },
};
