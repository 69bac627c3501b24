import type {NoticeWords} from './notice-words.js';

export const words: NoticeWords = {
  waiting: 'La partita si sta caricando…',
  elsewhere: 'Questa partita si gioca altrove.',
  playHere: 'Gioca qui',
  full: 'Il browser non ha più spazio per conservare la partita: dura finché la pagina è aperta.',
  forbidden: 'La pagina non può conservare la partita in questo browser: dura finché la pagina è aperta.',
};
