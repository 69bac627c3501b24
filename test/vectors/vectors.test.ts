import {expect} from '@open-wc/testing';
import {readRecord, writeRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {gameOf, mustRead, playVector, refusedRule, type VectorFile} from './check-vectors.js';
import {ends} from './ends.js';

const VARIANTS = [
  'capodama-1',
  'capodama-2',
  'capodama-3',
  'capodama-4',
  'capodama-5',
  'capodama-6',
  'scopa-2-italian',
  'scopa-2-italian-lastScopa-true',
  'scopa-2-italian-redealKings-false',
  'scopa-2-italian-settebello-false',
  'scopa-2-italian-sevens-most',
  'scopa-2-source',
  'scopa-2-source-lastScopa-false',
  'scopa-2-source-redealKings-true',
  'scopa-2-source-settebello-true',
  'scopa-2-source-sevens-primiera',
  'scopa-4-italian',
  'scopa-4-italian-lastScopa-true',
  'scopa-4-italian-redealKings-false',
  'scopa-4-italian-settebello-false',
  'scopa-4-italian-sevens-most',
  'scopa-4-source',
  'scopa-4-source-lastScopa-false',
  'scopa-4-source-redealKings-true',
  'scopa-4-source-settebello-true',
  'scopa-4-source-sevens-primiera',
];

for (const variant of VARIANTS) {
  describe(`the independent vectors of ${variant}`, () => {
    let file: VectorFile;
    before(async () => {
      file = (await (await fetch(`/test/vectors/${variant}.json`)).json()) as VectorFile;
    });

    it('agree move by move, with every score, marks, totals and result', async () => {
      let moves = 0;
      for (const vector of file.vectors) {
        moves += await playVector(
          vector,
          gameOf(file),
          (actual, expected, what) => void expect(actual, what).to.deep.equal(expected),
          ends[file.game]!,
        );
      }
      expect(moves).to.be.greaterThan(0);
      console.log(`${variant}: ${file.vectors.length} records, ${moves} moves`);
    });

    it('refuse each illegal move with its rule', () => {
      for (const {name, record, move, refused} of file.illegal) {
        expect(refusedRule(record, move, gameOf(file)), name).to.equal(refused);
      }
      console.log(`${variant}: ${file.illegal.length} illegal moves`);
    });

    it('refuse each bad record at its path', () => {
      for (const {name, record, refusedAt} of file.badRecords) {
        const read = readRecord(record, games);
        expect(read.ok ? 'accepted' : read.problem.path, name).to.equal(refusedAt);
      }
      console.log(`${variant}: ${file.badRecords.length} bad records`);
    });

    it('accept each lenient record and write it canonically', () => {
      for (const {name, record, canonical} of file.lenient) {
        expect(writeRecord(mustRead(record), gameOf(file)), name).to.equal(JSON.stringify(canonical));
      }
      console.log(`${variant}: ${file.lenient.length} lenient records`);
    });
  });
}
