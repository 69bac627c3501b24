import type {NoticeWords} from './notice-words.js';

export const words: NoticeWords = {
  waiting: 'La partita si sta caricando…',
  elsewhere: 'Questa partita si gioca altrove.',
  playHere: 'Gioca qui',
  full: 'Il browser non ha più spazio per conservare la partita: dura finché la pagina è aperta.',
  forbidden: 'La pagina non può conservare la partita in questo browser: dura finché la pagina è aperta.',
  openDeal: 'Terminare questa partita e giocare la smazzata del link?',
  toBeat: (result) => `Da battere: ${result}`,
  playDeal: 'Gioca la smazzata',
  openMatch: 'Terminare questa partita e continuare quella del link?',
  playMatch: 'Continuala',
  wrongLink: 'Questo link non apre nessuna smazzata.',
  openFile: 'Terminare questa partita e continuare quella del file?',
  wrongFile: 'Questo file non apre nessuna partita.',
  dropHere: 'Rilascia qui il file per aprire la partita',
  dayNumber: {
    daily: (number) => `n.\u00a0${number}`,
    weekly: (number) => `settimana n.\u00a0${number}`,
  },
  expertMade: (results) =>
    results
      ? `Un esperto con le tue carte, ${results.times}\u00a0${results.times === 1 ? 'volta' : 'volte'}: in media ${results.mean}, da ${results.worst} a ${results.best}`
      : 'Un esperto con le tue carte: …',
  expertShort: (result) => `esperto ${result}`,
  share: 'Condividi',
  copied: 'Copiato',
  toCopy: 'Testo da copiare',
};
