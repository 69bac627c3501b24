import type {NoticeWords} from './notice-words.js';

export const words: NoticeWords = {
  waiting: 'La partie se charge…',
  elsewhere: 'Cette partie se joue ailleurs.',
  playHere: 'Jouer ici',
  full: 'Ce navigateur n’a plus de place pour garder la partie\u00a0: elle dure tant que la page est ouverte.',
  forbidden: 'La page ne peut pas garder la partie dans ce navigateur\u00a0: elle dure tant que la page est ouverte.',
  openDeal: 'Terminer cette partie et jouer la donne du lien\u202f?',
  toBeat: (result) => `À battre\u00a0: ${result}`,
  playDeal: 'Jouer la donne',
  openMatch: 'Terminer cette partie et continuer celle du lien\u202f?',
  playMatch: 'La continuer',
  wrongLink: 'Ce lien n’ouvre aucune donne ici.',
  openFile: 'Terminer cette partie et continuer celle du fichier\u202f?',
  wrongFile: 'Ce fichier n’ouvre aucune partie ici.',
  dropHere: 'Déposez le fichier ici pour ouvrir la partie',
  dayNumber: {
    daily: (number) => `n°\u00a0${number}`,
    weekly: (number) => `semaine n°\u00a0${number}`,
  },
  expertMade: (results) =>
    results
      ? `Un expert avec vos cartes, ${results.times}\u00a0fois\u00a0: ${results.mean} en moyenne, de ${results.worst} à ${results.best}`
      : 'Un expert avec vos cartes\u00a0: …',
  expertShort: (result) => `expert ${result}`,
  share: 'Partager',
  copied: 'Copié',
  toCopy: 'Texte à copier',
};
