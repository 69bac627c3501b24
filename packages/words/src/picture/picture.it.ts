import type {PictureWords} from './picture-words.js';

export const words: PictureWords = {
  saved: (file) => `Il browser salva «${file}».`,
  barred: (file) => `Se «${file}» non è stato salvato, è perché questa pagina non può farlo.`,
  notPng: (said) => `${said} È un SVG, perché questo browser non permette alle pagine di creare immagini PNG.`,
  failed: 'Non è stato possibile creare l’immagine.',
};
