import {lister} from '../language.js';
import type {ProblemWords} from './problem-words.js';

const either = lister('it', 'disjunction');
const quoted = (text: string): string => `«${text}»`;

export const words: ProblemWords = {
  problem: 'Questo tavolo non può essere mostrato.',
  problemText(code, path, given = {}) {
    const {values, most} = code.startsWith('attribute.') ? given : {};
    const [line = '', column = ''] = path.split(':');
    const option = path.replace(/^options\./, '');
    const allowed = Array.isArray(values)
      ? `${quoted(path)} accetta solo ${either(values.map(quoted))}.`
      : most !== undefined
        ? `${quoted(path)} deve essere un numero da 0 a ${String(most)}.`
        : undefined;
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `Manca l’opzione «${option}».`,
      'options.value': `L’opzione «${option}» ha un valore che questo gioco non conosce.`,
      'attribute.characters':
        'I personaggi sono librarian, painter, gardener, cook, musician o sailor, ognuno al massimo una volta.',
      'attribute.arrows': '«arrows» nomina coppie di carte, come 7D>5C.',
      'attribute.card':
        'Questa non è una carta. Scrivi un valore (A K Q J T 9 … 2) e un seme (S H D C, oppure ♠ ♥ ♦ ♣), come QH.',
      'attribute.dim': '«dim» nomina carte o valori, come «QH 7».',
      'card.load': 'Non è stato possibile caricare il disegno della carta.',
      'diagram.card': 'A questo mazzo manca una delle carte.',
      'diagram.load': 'Non è stato possibile caricare una parte del diagramma.',
      'options.type': 'Le opzioni devono essere un oggetto.',
      'options.unknown': `Questo gioco non ha un’opzione «${option}».`,
      'pad.load': 'Non è stato possibile caricare una parte del segnapunti.',
      'record.deals': 'La partita registrata non ha smazzate.',
      'replay.load': 'Non è stato possibile caricare una parte della partita da rivedere.',
      'replay.match': 'Serve una partita da rivedere: una partita registrata, o una notazione con mosse.',
      'attribute.deck': allowed ?? 'Questo gioco non si gioca con quelle carte.',
      'attribute.seats': 'I posti sono «you» (al massimo una volta) e «bot» o «bot:casual»: uno per persona.',
      'names.type': `I nomi sono un elenco di testi, uno per persona: «${path}» non lo è.`,
      'record.json': column
        ? `Questo non è JSON valido: vedi riga ${line}, colonna ${column}.`
        : 'Questo non è JSON valido.',
      'record.game': 'La partita registrata è di un altro gioco.',
      'record.load': 'Non è stato possibile caricare la partita registrata.',
      'record.slow': 'La partita registrata non è arrivata in tempo.',
      'record.large': 'La partita registrata è troppo grande.',
      'record.encoding': 'La partita registrata non è un testo in UTF-8: salvala in UTF-8.',
      'record.packed': 'Questa non è una partita di questo gioco in forma compatta.',
      'notation.game': 'Il testo è di un altro gioco.',
      'notation.match': 'Il testo non è una partita.',
      'table.load': 'Una parte del tavolo non si è potuta caricare.',
      'table.render': 'Il tavolo non si è potuto disegnare; la partita continua.',
    };
    return (
      texts[code] ??
      allowed ??
      (path ? `La partita registrata contiene un errore in «${path}».` : 'La partita registrata contiene un errore.')
    );
  },
};
