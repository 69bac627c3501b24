import type {PictureWords} from './picture-words.js';

export const words: PictureWords = {
  saved: (file) => `Your browser is saving “${file}”.`,
  barred: (file) => `If “${file}” was not saved, this page isn’t allowed to save files.`,
  notPng: (said) => `${said} It’s an SVG, because this browser doesn’t let pages create PNG images.`,
  failed: 'The picture could not be made.',
};
