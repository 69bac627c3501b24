import type {Comment, Dealt, Game, MatchRecord, Move, Options, SeatMove, Start, View, Viewer} from '@cartavola/engine';

/**
 * Chooses a move from what its seat can see; may take its time. `{type: 'pass'}`: it does not act where it may, but need not, out of
 * turn.
 */
export type Think = (view: View) => Promise<Move>;

/** A person's moves come through `submit`. */
export type Player = 'person' | Think;

/** Game, players and seed of a session, and where it begins. */
export interface SessionSetup {
  readonly game: Game;
  readonly options: Options;
  /** Any text: the packs of all deals that `record` does not hold follow from it. */
  readonly seed: string;
  /** By seat. */
  readonly players: readonly Player[];
  /** Whose view is told. */
  readonly viewer: Viewer;
  /** A match to go on with. It must have been read by `readRecord`. */
  readonly record?: MatchRecord;
  /** How the first deal begins; drawn if absent. */
  readonly start?: Start;
}

/** A deal as the session keeps it: it grows. */
export interface PlayedDeal extends Dealt {
  readonly moves: SeatMove[];
  readonly comments?: Readonly<Record<number, Comment>>;
  marks?: readonly number[];
}
