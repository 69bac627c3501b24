import {parseRecord, writeRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {problemLine, type OutputLine} from './output-line.js';

/** `cartavola canonical`: prints a record in canonical form. */
export function answerCanonical(line: string): OutputLine {
  const read = parseRecord(line, games);
  if (!read.ok) return problemLine(read.problem);
  const game = games.find(({id}) => id === read.value.game)!;
  return {text: writeRecord(read.value, game), refused: false};
}
