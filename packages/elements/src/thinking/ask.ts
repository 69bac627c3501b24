import type {Choice, ChooseOptions, Effort} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** A view to think about. */
export interface Ask extends Omit<Effort, 'iterations'> {
  readonly view: View;
  readonly options: ChooseOptions;
}

/** Whoever thinks for the bots of a table. Rejects with the signal's reason once that is aborted. */
export interface Thinker {
  think(ask: Ask, signal: AbortSignal): Promise<Choice>;
}
