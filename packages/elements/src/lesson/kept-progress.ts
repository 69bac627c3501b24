import type {Progress} from '@cartavola/lessons';
import {forget, load, save} from '../base/page/save.js';

/** Returns the reader's local date in the form `2026-03-31`. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/**
 * Reads the progress saved under a name, without validating it. Returns undefined if there is no progress or no name.
 */
export function readProgress(name: string | undefined): unknown {
  const text = name ? load(`lesson:${name}`) : undefined;
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Saves progress under a name. Does nothing if there is no name. */
export function keepProgress(name: string | undefined, progress: Progress): void {
  if (name) save(`lesson:${name}`, JSON.stringify(progress));
}

/** Deletes the progress saved under a name. */
export function eraseProgress(name: string | undefined): void {
  if (name) forget(`lesson:${name}`);
}
