import type {PictureWords} from './picture-words.js';

export const words: PictureWords = {
  saved: (file) => `Il browser salva «${file}».`,
  barred: (file) => `Se «${file}» non è stato salvato, è perché questa pagina non può farlo.`,
  failed: 'Non è stato possibile creare l’immagine.',
};
