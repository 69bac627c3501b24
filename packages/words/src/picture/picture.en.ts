import type {PictureWords} from './picture-words.js';

export const words: PictureWords = {
  saved: (file) => `The browser saves “${file}”.`,
  barred: (file) => `If “${file}” was not saved, this page may not save files.`,
  failed: 'The picture could not be made.',
};
