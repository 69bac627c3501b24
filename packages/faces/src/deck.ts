import type {NamedDeck} from '@cartavola/engine';
import type {Drawing} from './drawing.js';

/** Deck whose drawing is loaded on demand. */
export interface Deck extends NamedDeck {
  /** Loads the drawing. */
  drawing(): Promise<Drawing>;
}
