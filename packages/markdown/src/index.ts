export type {Attributes} from './attributes.js';
export {loadPictures, type PictureOptions, type Pictures} from './pictures.js';
