import type {Move, MoveKey} from '@cartavola/engine';

/** The move with the keys of its type alone, as the record has it. */
export function ownKeys(move: Move, keysOf: Readonly<Record<string, readonly MoveKey[]>>): Move {
  const own = (keysOf[move.type] ?? []).filter((key) => move[key] !== undefined).map((key) => [key, move[key]]);
  return {type: move.type, ...(Object.fromEntries(own) as Omit<Move, 'type'>)};
}
