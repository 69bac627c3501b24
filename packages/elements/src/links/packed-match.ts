/** Match in a link. It contains all cards. */
export interface PackedMatch {
  /** Id of the game. */
  readonly game: string;
  /** Match, as packed by `packRecord` from `@cartavola/engine/packed.js`. */
  readonly packed: string;
}

/** Longest packed match in a link, in characters. */
export const LONGEST_PACKED = 20_000;

/** Returns whether a string may be a game's id. */
export const isGameId = (text: string): boolean => /^[a-z][a-z0-9-]{0,40}$/.test(text);

/** Returns whether a string may be a packed match. */
export const isPacked = (text: string): boolean => /^\d[\w-]*$/.test(text) && text.length <= LONGEST_PACKED;

/** Returns the match in the fields of a fragment, or undefined if it is missing or malformed. */
export function packedIn(fields: Pick<ReadonlyMap<string, string>, 'get'> | URLSearchParams): PackedMatch | undefined {
  const [game, packed] = [fields.get('game') ?? '', fields.get('record') ?? ''];
  return isGameId(game) && isPacked(packed) ? {game, packed} : undefined;
}
