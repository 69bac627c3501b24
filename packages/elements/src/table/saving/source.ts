import type {Game, MatchRecord, Result} from '@cartavola/engine';
import {busy} from '../../base/clock.js';
import type {FoundMatch, MatchTable} from '../match/kept-match.js';
import {writtenText} from '../../base/page/written-text.js';
import {recordChild, type Sources} from '../match/record-child.js';
import {Notice} from './notice.js';
import {SavedMatch} from './saved-match.js';

/**
 * Finds the match to continue. It comes from the first of these records: the property, a `<script
 * type="application/json">` child, a `<pre data-cartavola-record>` child, or `src`. With `save`, it continues where the
 * reader left off in that record. Rejects only if code can't be loaded.
 */
export async function findRecord(sources: Sources, table: MatchTable): Promise<Result<FoundMatch>> {
  const {save, seed, settings, beginning, signal} = sources;
  const base = beginning === 'new' ? undefined : await baseOf(sources, table);
  if (base && !base.ok) return base;
  const record = base?.value.record;
  const game = base?.value.game ?? sources.game;
  if (!save || signal.aborted) return {ok: true, value: {record, game, kept: undefined}};
  const options = record?.options ?? settings.options;
  const kept = new SavedMatch({save, game, options, you: settings.seats.indexOf('you'), seed, base: record}, table);
  await kept.enter();
  if (beginning !== 'found') kept.beginAnew(record);
  return {ok: true, value: {record, game, kept}};
}

/**
 * Record that a page provides, and the game with which to read and play it. The game supports positions if a deal
 * begins from one.
 */
interface Base {
  readonly record: MatchRecord;
  readonly game: Game;
}

/** Returns the record that the page provides. */
async function baseOf(
  {host, game, record, src, signal}: Sources,
  table: MatchTable,
): Promise<Result<Base> | undefined> {
  if (record !== undefined && record !== null) return read(record, game);
  const child = recordChild(host);
  if (child) return read(writtenText(child), game);
  if (!src) return undefined;
  const {loadText} = await busy(import('../../base/files/load-text.js'));
  const waiting = new Notice(table.host, 'waiting');
  table.notice = waiting;
  const loaded = await loadText(src, signal);
  if (table.notice === waiting) table.notice = undefined;
  return loaded.ok ? read(loaded.value, game) : loaded;
}

/** Reads a record. The code is loaded only in pages that provide one. */
async function read(data: unknown, rules: Game): Promise<Result<Base>> {
  const {parseRecord, readRecord} = await busy(import('@cartavola/engine/read-record.js'));
  const readBy = (game: Game): Result<MatchRecord> =>
    typeof data === 'string' ? parseRecord(data, [game]) : readRecord(data, [game]);
  const first = readBy(rules);
  const isPosition = !first.ok && /\.position\b/.test(first.problem.path);
  const game = isPosition ? ((await wholeGame(rules.id)) ?? rules) : rules;
  const record = game === rules ? first : readBy(game);
  return record.ok ? {ok: true, value: {record: record.value, game}} : record;
}

/** Loads a game with the code for beginning deals from positions. Resolves with undefined if there is no such code. */
async function wholeGame(id: string): Promise<Game | undefined> {
  const {lessons} = await import('@cartavola/lessons/games.js');
  return (await lessons[id]?.())?.lesson.game;
}
