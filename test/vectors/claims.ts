import {readRecord, writeRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {gameOf, mustRead, playVector, refusedRule, type Expect, type VectorFile} from './check-vectors.js';
import {ends} from './ends.js';

/** A claim about vector files, checked both in browsers and in Node. */
interface Claim {
  readonly name: string;
  /** Compares everything with `same`. Returns a summary of the checks. */
  check(file: VectorFile, same: Expect): Promise<string> | string;
}

export const claims: readonly Claim[] = [
  {
    name: 'agree move by move, with every score, marks, totals and result',
    async check(file, same) {
      let moves = 0;
      for (const vector of file.vectors) moves += await playVector(vector, gameOf(file), same, ends[file.game]!);
      same(moves > 0, true, 'has moves');
      return `${file.vectors.length} records, ${moves} moves`;
    },
  },
  {
    name: 'refuse each illegal move with its rule',
    check(file, same) {
      for (const {name, record, move, refused} of file.illegal) {
        same(refusedRule(record, move, gameOf(file)), refused, name);
      }
      return `${file.illegal.length} illegal moves`;
    },
  },
  {
    name: 'refuse each bad record at its path',
    check(file, same) {
      for (const {name, record, refusedAt} of file.badRecords) {
        const read = readRecord(record, games);
        same(read.ok ? 'accepted' : read.problem.path, refusedAt, name);
      }
      return `${file.badRecords.length} bad records`;
    },
  },
  {
    name: 'accept each lenient record and write it canonically',
    check(file, same) {
      for (const {name, record, canonical} of file.lenient) {
        same(writeRecord(mustRead(record), gameOf(file)), JSON.stringify(canonical), name);
      }
      return `${file.lenient.length} lenient records`;
    },
  },
];
