import type {ProblemWords} from './problem-words.js';

export const words: ProblemWords = {
  problem: 'Questo tavolo non può essere mostrato.',
  problemText(code, path) {
    const [line = '', column = ''] = path.split(':');
    const option = path.replace(/^options\./, '');
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `Manca l’opzione «${option}».`,
      'options.value': `L’opzione «${option}» ha un valore che questo gioco non conosce.`,
      'attribute.characters':
        'I personaggi sono librarian, painter, gardener, cook, musician o sailor, ognuno al massimo una volta.',
      'attribute.deck': 'Questo gioco non si gioca con quelle carte.',
      'attribute.level': '«level» accetta solo «beginner», «casual», «strong» o «expert».',
      'attribute.seats': 'I posti sono «you» (al massimo una volta) e «bot» o «bot:casual»: uno per persona.',
      'attribute.speed': '«speed» accetta solo «instant», «fast», «normal» o «slow».',
      'attribute.theme': '«theme» accetta solo «felt», «wood» o «plain».',
      'attribute.tools': '«tools» accetta solo «bar» o «none».',
      'attribute.sharing': '«sharing» accetta solo «all» o «none».',
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
      (path ? `La partita registrata contiene un errore in «${path}».` : 'La partita registrata contiene un errore.')
    );
  },
};
