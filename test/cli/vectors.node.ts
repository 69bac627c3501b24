import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {describe, it} from 'node:test';
import {answerCanonical, answerRefusal, answerReplay, type Replay} from '@cartavola/cli';
import {vectorFiles} from '../vectors/read-vectors.js';
import {sampleOf} from '../sample-size.js';

interface Step {
  readonly legal?: readonly string[];
  readonly legalCount?: number;
  readonly legalHash?: string;
  readonly end?: unknown;
}

const KEYS = ['score', 'marks', 'totals', 'result'] as const;

const hash = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Sorts score lines, because their order doesn't matter. */
const inOrder = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])].sort(byText) : value);
const byText = (a: unknown, b: unknown): number => (textOf(a) < textOf(b) ? -1 : 1);
const textOf = (line: unknown): string => {
  const {rule, seat, side, points} = line as Record<string, unknown>;
  return JSON.stringify([rule, seat, side, points]);
};

describe('The command, tested against the vectors', () => {
  it('finds vector files', () => assert.ok(vectorFiles.length >= 26));

  for (const {variant, vectors, illegal, badRecords, lenient} of vectorFiles) {
    it(`replays ${variant}`, () => {
      for (const vector of sampleOf(vectors, 2)) {
        const {text, refused} = answerReplay(JSON.stringify(vector.record));
        assert.equal(refused, false, `${vector.name}: ${text.slice(0, 200)}`);
        const told = JSON.parse(text) as Replay;
        const steps = (vector.steps as readonly Step[]).filter((step) => !step.end);
        assert.equal(told.steps.length, steps.length, vector.name);
        told.steps.forEach(({legal}, ply) => {
          const {legal: expected, legalCount, legalHash} = steps[ply]!;
          const texts = legal.map((move) => JSON.stringify(move));
          if (expected) assert.deepEqual(texts, expected, `${vector.name}, move ${ply}`);
          else assert.deepEqual([texts.length, hash(texts)], [legalCount, legalHash], `${vector.name}, move ${ply}`);
        });
        for (const key of KEYS) {
          const sorted = key === 'score' ? inOrder : (value: unknown): unknown => value;
          // Keys that are missing from a vector are `null` in the output.
          assert.deepEqual(sorted(told[key]), sorted(vector[key] ?? null), `${vector.name}: ${key}`);
        }
      }
    });

    it(`refuses the illegal moves of ${variant}`, () => {
      for (const {name, record, move, refused} of sampleOf(illegal, 6)) {
        const answer = answerRefusal(JSON.stringify({record, move}));
        assert.deepEqual(JSON.parse(answer.text), {refusal: refused}, name);
        assert.equal(answer.refused, true, name);
      }
    });

    it(`rejects the bad records of ${variant} at the right path`, () => {
      for (const {name, record, refusedAt} of sampleOf(badRecords, 6)) {
        for (const answer of [
          answerReplay(JSON.stringify(record)),
          answerCanonical(JSON.stringify(record)),
          answerRefusal(JSON.stringify({record, move: null})),
        ]) {
          assert.equal(answer.refused, true, name);
          const {error} = JSON.parse(answer.text) as {error: Record<string, string>};
          assert.deepEqual(Object.keys(error), ['code', 'path', 'message'], name);
          assert.equal(error['path'], refusedAt, name);
        }
      }
    });

    it(`writes the records of ${variant} in canonical form`, () => {
      for (const {record} of sampleOf(vectors, 2)) {
        assert.deepEqual(answerCanonical(JSON.stringify(record)), {text: JSON.stringify(record), refused: false});
      }
      for (const {name, record, canonical} of sampleOf(lenient, 3)) {
        assert.equal(answerCanonical(JSON.stringify(record)).text, JSON.stringify(canonical), name);
      }
    });
  }
});
