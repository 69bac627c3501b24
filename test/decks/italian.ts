/** The Italian deck, for tests in packages that do not import decks. */
export {italian} from '@cartavola/faces/decks/italian.js';
