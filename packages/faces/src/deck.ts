import type {NamedDeck} from '@cartavola/engine';
import type {Drawing} from './drawing.js';

/** A deck with its drawing, which is loaded on demand. */
export interface Deck extends NamedDeck {
  /** Loads the drawing. */
  drawing(): Promise<Drawing>;
}
