import {writeRecord} from '@cartavola/engine';
import {recordNotation} from '@cartavola/engine/notation.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {saveText, today} from '../../base/files/save-text.js';
import type {SavedFile} from '../scene/shared.js';
import type {Links} from '../match/link-table.js';
import {lettersOf} from './letters-of.js';

/** Saves the match on the table with all its cards, as JSON. */
export function saveRecord({host, matchController}: Links): SavedFile {
  const {match} = matchController;
  const {scene} = host;
  if (!match || !scene) return {file: undefined};
  const {game} = host.layout;
  const {record} = match;
  const text = writeRecord(record, game);
  // The text shown in the page must not reveal cards that the reader may not see.
  const shown = scene.standing.finished < record.deals.length ? packRecord(record, game) : text;
  return saveText(`${game.id}-${today()}.json`, 'application/json', text, shown);
}

/** Saves the finished deals as human-readable notation. */
export function saveNotation({host, matchController}: Links): SavedFile {
  const {match} = matchController;
  const {scene} = host;
  if (!match || !scene || scene.standing.finished === 0) return {file: undefined};
  const {game} = host.layout;
  const deals = match.record.deals.slice(0, scene.standing.finished);
  const text = recordNotation({...match.record, deals}, game, lettersOf(scene.language));
  return saveText(`${game.id}-${today()}.txt`, 'text/plain', text, text);
}
