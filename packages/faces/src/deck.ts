import type {NamedDeck} from '@cartavola/engine';
import type {Drawing} from './drawing.js';

/** A deck with its drawing, loaded lazily. */
export interface Deck extends NamedDeck {
  /** Loads the drawing. */
  drawing(): Promise<Drawing>;
}
