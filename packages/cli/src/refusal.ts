import {readMove, refusalOf, type MatchRecord, type SeatMove} from '@cartavola/engine';
import {problemLine, type OutputLine} from './output-line.js';
import {playRecord} from './play-record.js';
import {readQuestion} from './question.js';

/** Returns the id of the rule that forbids a move after a record's moves, or null if the move is legal. */
function refusalIn(record: MatchRecord, {seat, ...move}: SeatMove): string | null {
  const {game, deal} = playRecord(record);
  // No move is possible before the first deal.
  return deal ? (refusalOf(game, deal, seat, move)?.rule ?? null) : 'common.type';
}

/** `cartavola refusal`: `{record, move}` → `{refusal}`. */
export function answerRefusal(line: string): OutputLine {
  const question = readQuestion(line, {needed: ['record', 'move']});
  if (!question.ok) return problemLine(question.problem);
  const {record, game, data} = question.value;
  const move = readMove(data['move'], 'move', game, record.options);
  if (!move.ok) return problemLine(move.problem);
  const refusal = refusalIn(record, move.value);
  return {text: JSON.stringify({refusal}), refused: refusal !== null};
}
