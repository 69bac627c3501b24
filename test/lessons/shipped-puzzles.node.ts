import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {gzipSync} from 'node:zlib';
import {proveAgain} from '@cartavola/bots/puzzles.js';
import {shippedPuzzles} from '@cartavola/cli/shipped-puzzles.js';
import {seededRandom, viewPosition, writePosition, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {answerText, askPuzzle, readPuzzleSet, writePuzzleSet, type PuzzleSet} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {LANGUAGES, loadPuzzleWords} from '@cartavola/words';
import {command} from '../cli/in-process.js';

/** Number of puzzles in each set. */
const COUNT = 60;
/** Maximum compressed size of all sets in bytes. */
const MOST_BYTES = 60_000;

const textOf = async (game: string): Promise<string> => new TextDecoder().decode(await shippedPuzzles(game));

async function setOf(game: string): Promise<PuzzleSet> {
  const read = readPuzzleSet(JSON.parse(await textOf(game)), games);
  assert.ok(read.ok);
  assert.deepEqual(read.value.problems, []);
  return read.value;
}

/** Moves as sorted texts. */
const sorted = (texts: readonly string[]): string => [...texts].sort().join(' ');

/** Ids of the puzzles that fail a condition. */
const faultyIn = ({puzzles}: PuzzleSet, isFine: (puzzle: PuzzleSet['puzzles'][number]) => boolean): readonly string[] =>
  puzzles.filter((puzzle) => !isFine(puzzle)).map(({id}) => id);

describe('The shipped puzzles', () => {
  it('are small', async () => {
    const sizes = await Promise.all(games.map(async ({id}) => gzipSync(await textOf(id)).length));
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= MOST_BYTES, sizes.join());
  });

  for (const game of games) describe(`of ${game.id}`, () => of(game));
});

function of(game: WholeGame): void {
  it(`are ${COUNT} different puzzles, from easy to hard`, async () => {
    const {puzzles} = await setOf(game.id);
    assert.equal(puzzles.length, COUNT);
    const ratings = puzzles.map(({rating}) => rating!);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
    assert.ok(ratings[0]! < 1000 && ratings.at(-1)! > 1700, ratings.join());
    const positions = puzzles.map(({position}) => JSON.stringify(writePosition(position, game)));
    assert.equal(new Set(positions).size, COUNT);
  });

  it('have the same format as the command’s output', async () => {
    assert.equal(`${writePuzzleSet(await setOf(game.id), game)}\n`, await textOf(game.id));
  });

  it('have legal answers, and at least twice as many wrong moves', async () => {
    const faulty = faultyIn(await setOf(game.id), (puzzle) => {
      const {answers} = puzzle;
      const moves = viewPosition(game, puzzle.position, seededRandom('legal', 0, 'test')).moves.map(answerText);
      return answers.length > 0 && moves.length >= 3 * answers.length && answers.every((one) => moves.includes(one));
    });
    assert.deepEqual(faulty, []);
  });

  it('are accepted by the lesson judge with exactly their answers', async () => {
    const {lesson} = await lessons[game.id]!();
    const faulty = faultyIn(await setOf(game.id), (puzzle) => {
      if (puzzle.goal !== 'best') return true;
      const asked = askPuzzle(puzzle, lesson);
      return asked.ok && sorted(asked.value.question.right.map(answerText)) === sorted(puzzle.answers);
    });
    assert.deepEqual(faulty, []);
  });

  it('can be played without a fault, with a page’s solver', async () => {
    const files = {'set.json': await textOf(game.id)};
    const {status, lines, complaints} = await command(['check', 'set.json'], {files});
    assert.equal(status, 0, [...lines, ...complaints].slice(0, 3).join('\n'));
  });

  it('have the same answers and margins if the exact solver solves them again', async () => {
    const faulty = faultyIn(await setOf(game.id), ({position, answers, proof, goal}) => {
      if (proof?.by !== 'exact') return true;
      const again = proveAgain(game.id, position, proof);
      const isMet = goal === 'best' || goal === `secure>=${again?.proof.gain}`;
      return (
        again !== undefined &&
        isMet &&
        again.proof.margin === proof.margin &&
        sorted(again.right.map(answerText)) === sorted(answers)
      );
    });
    assert.deepEqual(faulty, []);
  });

  it('were proven by two agreeing searches, a hundred times as long as usual, if no solver could prove them', async () => {
    const faulty = faultyIn(
      await setOf(game.id),
      ({proof}) =>
        proof !== undefined &&
        (proof.by === 'exact' || (proof.iterations === 200_000 && new Set(proof.seeds).size === 2)),
    );
    assert.deepEqual(faulty, []);
  });

  it('have a title and a hint for their theme in every language', async () => {
    const set = await setOf(game.id);
    for (const language of LANGUAGES) {
      const {themes} = await loadPuzzleWords(language, game.id);
      assert.deepEqual(
        faultyIn(set, (puzzle) => Object.hasOwn(themes, puzzle.themes[0]!)),
        [],
      );
      assert.ok(set.title[language]);
    }
  });
}
