import {isObject} from '@cartavola/engine';
import {forget, load, save} from '../../base/page/save.js';

const keyOf = (game: string): string => `mistakes:${game}`;

/** The reader's mistakes in one game that this browser keeps as puzzles. */
export interface KeptMistakes {
  /** Set of puzzles as JSON. */
  readonly text: string;
  /** Ids of the puzzles, oldest first. */
  readonly ids: readonly string[];
}

/** Reads the mistakes kept for a game. Returns undefined if there are none. */
export function keptMistakes(game: string): KeptMistakes | undefined {
  const text = load(keyOf(game));
  try {
    const set: unknown = JSON.parse(text ?? '');
    const puzzles = isObject(set) && Array.isArray(set['puzzles']) ? (set['puzzles'] as readonly unknown[]) : [];
    const ids = puzzles.flatMap((one) => (isObject(one) && typeof one['id'] === 'string' ? [one['id']] : []));
    return ids.length > 0 ? {text: text!, ids} : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a set of mistakes as JSON. */
export const keepMistakes = (game: string, text: string): void => void save(keyOf(game), text);

/** Deletes the mistakes kept for a game. */
export const deleteMistakes = (game: string): void => forget(keyOf(game));
