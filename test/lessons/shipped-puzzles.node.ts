import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {gzipSync} from 'node:zlib';
import {proveAgain} from '@cartavola/bots/puzzles.js';
import {askExact} from '@cartavola/cli/ask-exact.js';
import {shippedPuzzles} from '@cartavola/cli/shipped-puzzles.js';
import {seededRandom, UNKNOWN, viewPosition, writePosition, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {
  answerText,
  askPuzzle,
  Defence,
  PuzzleSitting,
  readPuzzleSet,
  writePuzzleSet,
  type LessonGame,
  type Puzzle,
  type PuzzleSet,
  type SecuredMove,
} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {LANGUAGES, loadPuzzleWords} from '@cartavola/words';
import {command} from '../cli/in-process.js';
import {sampleOf} from '../sample-size.js';

/** Number of puzzles in each set. Half of them end with a move, and half are played to the end of the deal. */
const COUNT = 120;
const UNTOLD = {title: '', statement: '', hints: []};
/** Number of puzzles that a default run plays to the end of the deal. */
const FEW = 10;
/** Maximum compressed size of all sets in bytes. */
const MOST_BYTES = 60_000;

const textOf = async (game: string): Promise<string> => new TextDecoder().decode(await shippedPuzzles(game));

async function setOf(game: string): Promise<PuzzleSet> {
  const read = readPuzzleSet(JSON.parse(await textOf(game)), games);
  assert.ok(read.ok);
  assert.deepEqual(read.value.problems, []);
  return read.value;
}

/** Moves as sorted strings. */
const sorted = (texts: readonly string[]): string => [...texts].sort().join(' ');

/** Ids of the puzzles that don't meet a condition. */
const faultyIn = ({puzzles}: PuzzleSet, isFine: (puzzle: PuzzleSet['puzzles'][number]) => boolean): readonly string[] =>
  puzzles.filter((puzzle) => !isFine(puzzle)).map(({id}) => id);

/** The solver's choices, if it makes right moves and the others defend as well as possible. */
async function choicesIn(puzzle: Puzzle, source: LessonGame): Promise<readonly (readonly SecuredMove[])[]> {
  const defence = new Defence(askExact);
  const defended = {puzzle, source};
  const begun = await defence.begin(defended);
  assert.ok(begun.ok, puzzle.id);
  let {secured = []} = begun.value;
  let made = '';
  const choices: (readonly SecuredMove[])[] = [];
  while (secured.length > 0) {
    choices.push(secured);
    const {move} = secured.find(({meets}) => meets)!;
    made = `${made} ${puzzle.position.seat}:${answerText(move)}`.trim();
    const answer = await defence.answer(defended, made);
    assert.ok(answer.ok, puzzle.id);
    made = `${made} ${answer.value.replies}`.trim();
    ({secured} = answer.value);
  }
  return choices;
}

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
    assert.equal(puzzles.filter(({goal}) => goal === 'best').length, COUNT / 2);
    const ratings = puzzles.map(({rating}) => rating!);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
    assert.ok(ratings[0]! < 1000 && ratings.at(-1)! > 1700, ratings.join());
    assert.ok(new Set(ratings).size >= COUNT / 3, ratings.join());
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

  it('have two to four moves for the solver, two of which can go wrong, if they are played to the end of the deal', async () => {
    const {lesson} = await lessons[game.id]!();
    const faulty: string[] = [];
    const {puzzles} = await setOf(game.id);
    const playedOn = puzzles.filter(({goal}) => goal !== 'best');
    for (const puzzle of sampleOf(playedOn, FEW)) {
      const choices = await choicesIn(puzzle, lesson);
      const critical = choices.filter((secured) => secured.some(({meets}) => !meets));
      if (choices.length > 4 || critical.length < 2) faulty.push(puzzle.id);
    }
    assert.deepEqual(faulty, []);
  });

  it('keep showing all cards if they show them at the start', async () => {
    const {lesson} = await lessons[game.id]!();
    for (const puzzle of sampleOf(
      (await setOf(game.id)).puzzles.filter(({goal}) => goal !== 'best'),
      FEW,
    )) {
      const defence = new Defence(askExact);
      const begun = await defence.begin({puzzle, source: lesson});
      assert.ok(begun.ok, puzzle.id);
      const sitting = new PuzzleSitting(puzzle, lesson, UNTOLD, begun.value);
      sitting.showMove();
      // The best defence leaves exactly as many points as the goal asks for.
      assert.equal(`secure>=${sitting.points}`, puzzle.goal, puzzle.id);
      const answer = await defence.answer({puzzle, source: lesson}, sitting.made);
      assert.ok(answer.ok, puzzle.id);
      const {facts} = sitting.goOn(answer.value);
      for (const {view} of facts) assert.ok(!view.hands.flat().includes(UNKNOWN), puzzle.id);
    }
  });

  it('can be played without a fault, with a page’s solver', async () => {
    const set = JSON.parse(await textOf(game.id)) as {readonly puzzles: readonly unknown[]};
    const files = {'set.json': JSON.stringify({...set, puzzles: sampleOf(set.puzzles, 3 * FEW)})};
    const {status, lines, complaints} = await command(['check', 'set.json'], {files});
    assert.equal(status, 0, [...lines, ...complaints].slice(0, 3).join('\n'));
  });

  it('have the same answers and margins if the exact solver solves them again', async () => {
    const set = await setOf(game.id);
    const sample = {...set, puzzles: sampleOf(set.puzzles, 3 * FEW)};
    const faulty = faultyIn(sample, ({position, answers, proof, goal}) => {
      if (proof?.by !== 'exact') return true;
      const again = proveAgain(game.id, position, proof, goal === 'best' ? 'best' : 'secure');
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

  it('are proven by two searches that agree, each a hundred times as long as usual, if no solver can prove them', async () => {
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
