/** The Italian deck, for tests in packages that know none. */
export {italian} from '@cartavola/faces/decks/italian.js';
