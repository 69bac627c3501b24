import {parseRecord, writeRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {answerProblem, type Answer} from './answer.js';

/** `cartavola canonical`: a record → its canonical bytes. */
export function answerCanonical(line: string): Answer {
  const read = parseRecord(line, games);
  if (!read.ok) return answerProblem(read.problem);
  const game = games.find(({id}) => id === read.value.game)!;
  return {text: writeRecord(read.value, game), refused: false};
}
