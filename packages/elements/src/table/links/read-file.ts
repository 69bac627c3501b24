import {failure, type Game, type MatchRecord, type Options, type Result} from '@cartavola/engine';
import {decodeText} from '../../base/files/decode-text.js';
import {readNotation, type Letters} from '@cartavola/engine/notation.js';
import {unpackRecord} from '@cartavola/engine/packed.js';
import {parseRecord} from '@cartavola/engine/read-record.js';

/** Maximum size of a file in bytes, the same as for a record in `src`. */
const LARGEST = 2_000_000;

/** The table's defaults for what notation leaves out. */
interface Table {
  readonly game: Game;
  /** Options to use if the text doesn't give any. */
  readonly options: Options;
  /** Card letters to use if the text doesn't declare any. */
  readonly letters: Letters;
}

/** Reads a match from a file that contains a record as JSON, a packed record, or notation. Never rejects. */
export async function readFile(file: Blob, table: Table): Promise<Result<MatchRecord>> {
  if (file.size > LARGEST) return failure('record.large', '', 'The file is larger than 2 MB.');
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text.ok ? readText(text.value.trim(), table) : text;
  } catch {
    // The file was changed or deleted, or is a folder.
    return failure('record.load', '', 'The file cannot be read.');
  }
}

function readText(text: string, {game, options, letters}: Table): Result<MatchRecord> {
  if (/^[[{]/.test(text)) return parseRecord(text, [game]);
  if (/^\d[\w-]+$/.test(text)) return unpackRecord(text, game);
  const read = readNotation(text, {games: [game], game: game.id, options, letters});
  if (!read.ok) return read;
  if (read.value.kind === 'record') return {ok: true, value: read.value.record};
  return failure('notation.match', '', 'The text has no deals.');
}
