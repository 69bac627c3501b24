import type {Who} from './table/table-words.js';

/** Adds « a » before a name: « a te », « a Giulia », but « ad Ada ». */
export const toName = (who: Who): string =>
  who === undefined ? 'a te' : /^[aàáâä]/i.test(who) ? `ad ${who}` : `a ${who}`;
