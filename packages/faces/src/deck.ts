import type {NamedDeck} from '@cartavola/engine';
import type {Drawing} from './drawing.js';

/** Deck with a drawing that is loaded on demand. */
export interface Deck extends NamedDeck {
  /** Loads the drawing. */
  drawing(): Promise<Drawing>;
}
