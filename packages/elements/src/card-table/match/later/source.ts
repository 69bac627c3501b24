import type {Game, MatchRecord, Result} from '@cartavola/engine';
import type {FoundMatch, MatchTable} from '../kept-match.js';
import {recordChild, type Sources} from '../record-child.js';

/**
 * Finds the match to go on with. It comes from the first record there is: the property, a `<script type="application/json">` child, a `<pre
 * data-cartavola-record>` child, or `src`. With `save`, it continues from where the reader has left that record. Never throws.
 */
export async function findRecord(sources: Sources, table: MatchTable): Promise<Result<FoundMatch>> {
  const {game, save, seed, settings, beginning, signal} = sources;
  const base = beginning === 'new' ? undefined : await baseOf(sources, table);
  if (base && !base.ok) return base;
  const record = base?.value;
  if (!save || signal.aborted) return {ok: true, value: {record, kept: undefined}};
  const {SavedMatch} = await import('./saved-match.js');
  const options = record?.options ?? settings.options;
  const kept = new SavedMatch({save, game, options, you: settings.seats.indexOf('you'), seed, base: record}, table);
  await kept.enter();
  if (beginning !== 'found') kept.beginAnew(record);
  return {ok: true, value: {record, kept}};
}

/** Returns the record that the page provides. */
async function baseOf(
  {host, game, record, src, signal}: Sources,
  table: MatchTable,
): Promise<Result<MatchRecord> | undefined> {
  if (record !== undefined && record !== null) return read(record, game);
  const child = recordChild(host);
  if (child) return read(child.textContent, game);
  if (!src) return undefined;
  const [{loadText}, {Notice}] = await Promise.all([import('../../../page/load-text.js'), import('./notice.js')]);
  const waiting = new Notice(table.host, 'waiting');
  table.notice = waiting;
  const loaded = await loadText(src, signal);
  if (table.notice === waiting) table.notice = undefined;
  return loaded.ok ? read(loaded.value, game) : loaded;
}

/** Reads a record. The code for it is loaded only by a page that has one. */
async function read(record: unknown, game: Game): Promise<Result<MatchRecord>> {
  const {parseRecord, readRecord} = await import('@cartavola/engine/read-record.js');
  return typeof record === 'string' ? parseRecord(record, [game]) : readRecord(record, [game]);
}
