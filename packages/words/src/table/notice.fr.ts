import type {NoticeWords} from './notice-words.js';

export const words: NoticeWords = {
  waiting: 'La partie se charge…',
  elsewhere: 'Cette partie se joue ailleurs.',
  playHere: 'Jouer ici',
  full: 'Ce navigateur n’a plus de place pour garder la partie\u00a0: elle dure tant que la page est ouverte.',
  forbidden: 'La page ne peut pas garder la partie dans ce navigateur\u00a0: elle dure tant que la page est ouverte.',
};
