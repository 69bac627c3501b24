import type {PictureWords} from './picture-words.js';

export const words: PictureWords = {
  saved: (file) => `Le navigateur enregistre «\u00a0${file}\u00a0».`,
  barred: (file) => `Si «\u00a0${file}\u00a0» n’a pas été enregistré, c’est que cette page n’en a pas le droit.`,
  notPng: (said) => `${said} C’est un fichier SVG, car ce navigateur empêche les pages de créer des images PNG.`,
  failed: 'L’image n’a pas pu être créée.',
};
