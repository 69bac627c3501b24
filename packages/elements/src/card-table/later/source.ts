import type {Game, MatchRecord, Problem, Result} from '@cartavola/engine';
import {recordChild, type Sources} from '../record-child.js';
import {load, save as keep} from '../../save.js';

/**
 * The match to go on with, from the first source there is: the property, a `<script type="application/json">` child, a
 * `<pre data-cartavola-record>` child, `src`, `save`. Undefined: a new match. Never throws.
 */
export async function findRecord({host, game, record, src, save}: Sources): Promise<Result<MatchRecord> | undefined> {
  if (record !== undefined && record !== null) return read(record, game);
  const child = recordChild(host);
  if (child) return read(child.textContent, game);
  if (src) return loadRecord(src, game);
  return save ? loadSaved(save, game) : undefined;
}

/** Only a page that has a record loads what reads one. */
async function read(record: unknown, game: Game): Promise<Result<MatchRecord>> {
  const {parseRecord, readRecord} = await import('@cartavola/engine/read-record.js');
  return typeof record === 'string' ? parseRecord(record, [game]) : readRecord(record, [game]);
}

async function loadRecord(src: string, game: Game): Promise<Result<MatchRecord>> {
  const problem: Problem = {code: 'record.load', path: 'src', message: `The record at ${src} could not be loaded.`};
  try {
    const response = await fetch(src);
    return response.ok ? await read(await response.text(), game) : {ok: false, problem};
  } catch {
    return {ok: false, problem};
  }
}

/** A match that an older version or another game has saved under this key is kept aside, not lost and not in the way. */
async function loadSaved(key: string, game: Game): Promise<Result<MatchRecord> | undefined> {
  const text = load(key);
  if (text === undefined) return undefined;
  const found = await read(text, game);
  if (found.ok) return found;
  keep(`${key} unread`, text);
  console.info(`Cartavola: the match saved as "${key}" cannot be read (${found.problem.code}); it is kept aside.`);
  return undefined;
}
