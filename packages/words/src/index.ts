export type {CardWords} from './cards/card-words.js';
export {languageFor, LANGUAGES, type Language} from './language.js';
export {loadCardWords, loadTableWords} from './load.js';
export type {TableWords, Who} from './table/table-words.js';
