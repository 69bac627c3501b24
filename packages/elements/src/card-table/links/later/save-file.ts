import {writeRecord} from '@cartavola/engine';
import {recordNotation} from '@cartavola/engine/notation.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {mayBeBarred, saveFile} from '../../../page/save-file.js';
import type {SavedFile} from '../../scene/shared.js';
import type {DealLinks} from '../deal-links.js';
import {lettersOf} from './letters-of.js';

/** Saves the match on the table with all its cards, as JSON. */
export function saveRecord({host, keeper}: DealLinks): SavedFile {
  const {match} = keeper;
  const {scene} = host;
  if (!match || !scene) return {file: undefined};
  const {game} = host.layout;
  const {record} = match;
  const text = writeRecord(record, game);
  // What stands on the page shows no card that the reader may not see.
  const shown = scene.standing.finished < record.deals.length ? packRecord(record, game) : text;
  return save(`${game.id}-${today()}.json`, 'application/json', text, shown);
}

/** Saves the deals that are over as notation, which one can read. */
export function saveNotation({host, keeper}: DealLinks): SavedFile {
  const {match} = keeper;
  const {scene} = host;
  if (!match || !scene || scene.standing.finished === 0) return {file: undefined};
  const {game} = host.layout;
  const deals = match.record.deals.slice(0, scene.standing.finished);
  const text = recordNotation({...match.record, deals}, game, lettersOf(scene.language));
  return save(`${game.id}-${today()}.txt`, 'text/plain', text, text);
}

/** Has the browser save a text as a file. Where it may refuse, and tells nobody, `shown` is the text to copy by hand. */
function save(file: string, type: string, text: string, shown: string): SavedFile {
  saveFile(file, new Blob([text], {type}));
  return mayBeBarred() ? {file, text: shown} : {file};
}

/** Returns the reader's date, such as `2026-11-25`. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
