import {lister} from '../language.js';
import type {MoveParts, NotationWords} from './notation-words.js';

const all = lister('it');
const either = lister('it', 'disjunction');
const PARTS: MoveParts = {
  suit: 'un seme',
  card: 'una carta',
  takes: 'le carte prese',
  left: 'una carta per il vicino di sinistra',
  right: 'una carta per il vicino di destra',
  cards: 'delle carte',
};

export const words: NotationWords = {
  at: (line, column, sentence) => `Riga ${line}, colonna ${column}: ${sentence}`,
  faults: {
    'no-text': () => 'solo un testo si può leggere come notazione.',
    empty: () => 'non c’è niente da leggere.',
    loose: ({word}) => `davanti a «${word}» serve una chiave, come «hands» o «table».`,
    'loose-hands': ({word}) =>
      `davanti a «${word}» serve una chiave. Le carte di più mani si scrivono «hands A♠ 7♥ / A♦ 7♣».`,
    key: ({word}) => `qui «${word}» non è una chiave.`,
    'key-of-position': ({word, game}) => `una posizione di ${game} come questa non ha «${word}».`,
    'key-before-deal': ({word}) => `«${word}» fa parte di una smazzata e va dopo «deal».`,
    'key-after-deal': ({word}) => `«${word}» riguarda tutta la partita e va prima del primo «deal».`,
    'key-with-pack': ({word}) => `questa smazzata comincia da un mazzo, quindi «${word}» è di troppo.`,
    'no-hands': ({word}) => `senza mani «${word}» non dice niente: aggiungi «hands», o toglilo.`,
    'trick-long': ({word, seats}) => `«${word}» è di troppo: nella presa va una carta per ciascuno dei ${seats} posti.`,
    'trick-order': ({word, seat}) =>
      `non tocca a «${word}»: la presa procede in senso orario, e qui viene il posto ${seat}.`,
    trick: ({word}) => `secondo le regole «${word}» non può essere in questa presa.`,
    'no-position': () => 'questa è una posizione: qui serve una partita intera.',
    'no-game': ({word, games}) => `prima di «${word}», «game» deve dire di che gioco si tratta: ${either(games)}.`,
    game: ({word, games}) => `«${word}» non è un gioco. I giochi sono ${all(games)}.`,
    letters: ({word, letters}) => `«letters» accetta solo ${either(letters)}, non «${word}».`,
    missing: ({key}) => `manca qualcosa dopo «${key}».`,
    'one-word': ({word, key}) => `dopo «${key}» va una sola parola: «${word}» è di troppo.`,
    'after-name': ({word}) => `dopo un nome fra virgolette non può venire altro: «${word}» è di troppo.`,
    name: ({word}) => `«${word}» non è un nome valido: fra virgolette uno dei suoi segni va scritto in altro modo.`,
    twice: ({word}) => `«${word}» c’è due volte.`,
    'hand-twice': ({word, seat}) => `la mano del posto ${seat} c’è due volte, la seconda a «${word}».`,
    hands: ({word, seats}) =>
      `${seats === 1 ? 'c’è una sola mano' : `ci sono solo ${seats} mani`}: «${word}» ne comincerebbe una di troppo.`,
    seat: ({word, seats}) => `«${word}» non è un posto. I posti sono da 0 a ${seats - 1}, you, left, right e across.`,
    'no-seat': ({word, seat}) =>
      `qui può agire più d’uno. Bisogna dire di chi è la mossa «${word}», come in «${seat}: ${word}».`,
    'too-many-cards': ({word, most}) => `«${word}» è troppo: ci sono al massimo ${most} carte.`,
    number: ({word, key}) =>
      word === '' ? `manca un numero dopo «${key}».` : `dopo «${key}» vanno dei numeri: «${word}» non lo è.`,
    suit: ({word, suits}) => `«${word}» non è un seme. I semi sono ${suits.join(' ')}.`,
    card: ({word, ranks, suits, such, read, meant}) =>
      `«${word}» non è una carta. Una carta è un valore (${ranks.join(' ')}) e un seme (${suits.join(' ')}), come ${such}.${read ? ` Con letters="${read}" lo è.` : ''}${meant ? ` Scrivi «${meant.write}» al posto di «${meant.instead}».` : ''}`,
    unclosed: ({word, sign}) => `«${word}» non è chiuso: manca il segno ${sign}.`,
    deal: ({word, number}) => `questa è la smazzata ${number}, non «${word}»: le smazzate vanno in ordine.`,
    'no-score': ({word}) => `«${word}» qui non c’è, o non ancora: viene alla fine della smazzata.`,
    score: ({word, marks}) =>
      word === ''
        ? `secondo le regole il punteggio è ${marks.join(' / ')}.`
        : `secondo le regole il punteggio è ${marks.join(' / ')}, non «${word}».`,
    sign: ({word}) => `il segno «${word}» qui non ha senso.`,
    over: ({word}) => `la smazzata è finita prima della mossa «${word}».`,
    illegal: ({word, seat, rule, cards}) =>
      `il posto ${seat} qui non può fare la mossa «${word}» (regola ${rule}${cards.length > 0 ? `: ${cards.join(' ')}` : ''}).`,
    'no-move': ({word}) => `manca una mossa dopo «${word}».`,
    'no-fold': ({word}) => `«${word}» non è una mossa: in questo gioco non si scarta.`,
    comma: ({word}) => `manca una virgola davanti a «${word}»: separa le mosse.`,
    move: ({word, type, keys}) =>
      `manca qualcosa a «${word}»: la mossa «${type}» richiede ${all(keys.map((key) => PARTS[key]))}.`,
    'no-captures': ({word}) => `mancano le carte prese dopo «${word}».`,
    comment: ({word}) => `prima di «${word}» c’è già un testo: qui ne va uno per lingua, come in {@en …} {@fr …}.`,
    'line-in-line': ({word}) => `«${word}» comincerebbe una variante dentro un’altra: una variante non ne contiene.`,
    'empty-line': ({word}) => `la variante «${word}» non ha mosse.`,
    'no-option': ({option, values}) =>
      `manca «${option}»: ${values.length > 0 ? either(values) : 'un numero intero da 1 in su'}.`,
    option: ({word, option, values}) =>
      `«${word}» non è un valore di «${option}»: è ${values.length > 0 ? either(values) : 'un numero intero da 1 in su'}.`,
    'card-there': ({card, key, most}) =>
      `${card} c’è ${most === 1 ? 'due volte' : `più di ${most} volte`}, l’ultima dopo «${key}».`,
    'not-in-pack': ({card, key}) => `${card} dopo «${key}» non è nel mazzo di questo gioco.`,
    'unknown-card': ({word}) => `una partita deve nominare tutte le carte: «${word}» qui non può stare.`,
    'unknown-cards': ({word, unknown, left}) =>
      `con «${word}» ci sarebbero ${unknown} carte sconosciute, e nel mazzo ne restano solo ${left}.`,
    position: ({key}) => `questa posizione non può verificarsi: ciò che segue «${key}» non si accorda con il resto.`,
    trumps: ({word}) => `«${word}»: questi semi non possono essere le briscole dei giocatori.`,
    language: ({language}) => `«${language}» non è un codice di lingua, come en, fr o it.`,
    pack: ({word}) => `«${word}»: queste non sono le carte del mazzo, ognuna tante volte quante il mazzo la contiene.`,
    unfinished: ({word}) => `«${word}» viene troppo presto: la smazzata precedente non è finita.`,
    'match-over': ({word}) => `«${word}» viene troppo tardi: la partita è finita prima di questa smazzata.`,
    dealer: ({word, seat}) => `«${word}» non va bene: secondo le regole dà le carte il posto ${seat}.`,
    leader: ({word, seat}) => `«${word}» non va bene: secondo le regole attacca il posto ${seat}.`,
    lines: ({word, most}) => `«${word}» comincia una variante di troppo: una smazzata ne ha al massimo ${most}.`,
    players: ({players}) => `dopo «names» serve un nome per giocatore, cioè ${players}.`,
    value: ({word}) => `«${word}» qui non può stare.`,
  },
};
