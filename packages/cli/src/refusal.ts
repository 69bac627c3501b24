import {
  failure,
  isObject,
  readMove,
  readRecord,
  refusalOf,
  success,
  type MatchRecord,
  type Result,
  type SeatMove,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {parseLine, problemLine, type OutputLine} from './output-line.js';
import {playRecord} from './play-record.js';

/** Id of the rule that forbids a move after a record's moves; null if it is legal. */
function refusalIn(record: MatchRecord, {seat, ...move}: SeatMove): string | null {
  const {game, deal} = playRecord(record);
  // Before anything is dealt no move is possible.
  return deal ? (refusalOf(game, deal, seat, move)?.rule ?? null) : 'common.type';
}

/** Reads a question; paths of problems are those of the record, or begin with `move`. */
function readQuestion(line: string): Result<{record: MatchRecord; move: SeatMove}> {
  const data = parseLine(line);
  if (!data.ok) return data;
  if (!isObject(data.value)) return failure('record.type', '', 'The line must be an object: {"record": …, "move": …}.');
  for (const key of ['record', 'move']) {
    if (!Object.hasOwn(data.value, key)) return failure('record.missing', key, `There must be a ${key}.`);
  }
  const record = readRecord(data.value['record'], games);
  if (!record.ok) return record;
  const game = games.find(({id}) => id === record.value.game)!;
  const move = readMove(data.value['move'], 'move', game, record.value.options);
  if (!move.ok) return move;
  const unknown = Object.keys(data.value).find((key) => key !== 'record' && key !== 'move');
  if (unknown !== undefined) return failure('record.unknown', unknown, `There is no key ${unknown} here.`);
  return success({record: record.value, move: move.value});
}

/** `cartavola refusal`: `{record, move}` → `{refusal}`. */
export function answerRefusal(line: string): OutputLine {
  const question = readQuestion(line);
  if (!question.ok) return problemLine(question.problem);
  const refusal = refusalIn(question.value.record, question.value.move);
  return {text: JSON.stringify({refusal}), refused: refusal !== null};
}
