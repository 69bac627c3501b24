import type {
  Comments,
  Dealt,
  Game,
  Lines,
  MatchRecord,
  Move,
  Options,
  SeatMove,
  Start,
  View,
  Viewer,
} from '@cartavola/engine';

/** Asynchronously chooses a move, based on its seat's view. `{type: 'pass'}` declines an optional move out of turn. */
export type Think = (view: View) => Promise<Move>;

/** Player in a seat: a bot, or a person whose moves are passed to `submit`. */
export type Player = 'person' | Think;

/** A session's game, players, seed and starting point. */
export interface SessionSetup {
  readonly game: Game;
  readonly options: Options;
  /** Any string. Determines the packs of all deals that `record` doesn't contain. */
  readonly seed: string;
  /** Players, indexed by seat. */
  readonly players: readonly Player[];
  /** Viewer for whom the session emits events and returns the view. */
  readonly viewer: Viewer;
  /** A match to continue, as read by `readRecord`. */
  readonly record?: MatchRecord;
  /** Start of the first deal. By default, it is chosen at random. */
  readonly start?: Start;
}

/** A deal as the session stores it. Moves are appended. */
export interface PlayedDeal extends Dealt {
  readonly moves: SeatMove[];
  readonly comments?: Comments;
  readonly lines?: Lines;
  marks?: readonly number[];
}
