import type {Players} from '@cartavola/bots';
import type {Choice, ChooseOptions, Effort} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** Request for a choice in a view. */
export interface ThinkRequest extends Omit<Effort, 'iterations'> {
  readonly view: View;
  readonly options: ChooseOptions;
}

/** Chooses moves for the bots of a table. Rejects with the signal's reason when it is aborted. */
export interface Thinker {
  think(request: ThinkRequest, signal: AbortSignal): Promise<Choice>;
}

/** Loaders for a game's bots: the script of their worker, and the players for the main thread. */
export interface Thinkers {
  script(): Promise<{readonly source: string}>;
  players(): Promise<{readonly players: Players<never>}>;
}
