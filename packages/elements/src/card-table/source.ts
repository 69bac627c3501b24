import {parseRecord, readRecord, type Game, type MatchRecord, type Problem, type Result} from '@cartavola/engine';
import {load, save as keep} from './save.js';

export interface Sources {
  readonly host: HTMLElement;
  readonly game: Game;
  /** The property `record`: data, or its JSON text. */
  readonly record: unknown;
  readonly src: string | undefined;
  readonly save: string | undefined;
}

/**
 * The match to go on with, from the first source there is: the property, a `<script type="application/json">` child, a
 * `<pre data-cartavola-record>` child, `src`, `save`. Undefined: a new match. Never throws.
 */
export async function findRecord({host, game, record, src, save}: Sources): Promise<Result<MatchRecord> | undefined> {
  if (record !== undefined && record !== null) {
    return typeof record === 'string' ? parseRecord(record, [game]) : readRecord(record, [game]);
  }
  const child = recordChild(host);
  if (child) return parseRecord(child.textContent, [game]);
  if (src) return loadRecord(src, game);
  return save ? loadSaved(save, game) : undefined;
}

/** The child that holds a record. */
export const recordChild = (host: HTMLElement): Element | null =>
  host.querySelector(':scope > script[type="application/json"]') ??
  host.querySelector(':scope > pre[data-cartavola-record]');

async function loadRecord(src: string, game: Game): Promise<Result<MatchRecord>> {
  const problem: Problem = {code: 'record.load', path: 'src', message: `The record at ${src} could not be loaded.`};
  try {
    const response = await fetch(src);
    return response.ok ? parseRecord(await response.text(), [game]) : {ok: false, problem};
  } catch {
    return {ok: false, problem};
  }
}

/** A match that an older version or another game has saved under this key is kept aside, not lost and not in the way. */
function loadSaved(key: string, game: Game): Result<MatchRecord> | undefined {
  const text = load(key);
  if (text === undefined) return undefined;
  const read = parseRecord(text, [game]);
  if (read.ok) return read;
  keep(`${key} unread`, text);
  console.info(`Cartavola: the match saved as "${key}" cannot be read (${read.problem.code}); it is kept aside.`);
  return undefined;
}
