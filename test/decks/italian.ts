/** Exports the Italian deck for tests in packages that don't import decks. */
export {italian} from '@cartavola/faces/decks/italian.js';
