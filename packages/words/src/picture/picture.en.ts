import type {PictureWords} from './picture-words.js';

export const words: PictureWords = {
  saved: (file) => `Your browser is saving “${file}”.`,
  barred: (file) => `If “${file}” was not saved, this page isn’t allowed to save files.`,
  failed: 'The picture could not be made.',
};
