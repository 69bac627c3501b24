import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {askExact} from '@cartavola/cli/ask-exact.js';
import type {Fact} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {needsSolver} from '@cartavola/lessons';
import {LANGUAGES, loadCardWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {sampleOf, sampleSize} from '../sample-size.js';
import {askedPuzzle, puzzlesOf, type PuzzleMoves} from './explained-puzzles.js';

/** Number of puzzles of each kind in each game, and of wrong moves in each puzzle. */
const PUZZLES = sampleSize(2, 60);
const WRONG = sampleSize(2, 8);

const THEN = {
  en: /^(?:Then|Later) .+ takes? .+ with the /,
  fr: /^(?:Ensuite|Plus tard), .+ pren(?:d|ez) .+ avec (?:le |la |l’)/,
  it: /^(?:Poi|Più tardi) .+ con (?:il |lo |la |l’)/,
};

/** Asks the built-in puzzles of a game that are played to the end of the deal. */
async function* secured(game: string): AsyncGenerator<PuzzleMoves> {
  for (const puzzle of sampleOf((await puzzlesOf(game)).filter(needsSolver), PUZZLES)) yield askedPuzzle(puzzle);
}

/** The numbers of points in a sentence. */
const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

const isTaking = ({type}: Fact): boolean => type === 'taken' || type === 'built';

describe('The explanation of a puzzle that is played to the end of the deal', () => {
  for (const {id} of games) {
    it(`says how many points the best wrong move would lose, after a right move: ${id}`, async () => {
      for await (const asked of secured(id)) {
        const {puzzle, exercise, right, wrong} = asked;
        const {exact} = await askExact(exercise.view, {seat: exercise.seat});
        const valueOf = (move: object): number =>
          exact!.values[exercise.view.moves.findIndex((one) => JSON.stringify(one) === JSON.stringify(move))]!;
        const least = Math.max(...right.map(valueOf)) - Math.max(...wrong.map(valueOf));
        for (const language of LANGUAGES) {
          const {text = ''} = (await asked.explain(right[0]!, language))!;
          const coach = await loadCoach(id, language, await loadCardWords(language));
          assert.ok(
            wrong.some((move) => text.includes(coach.move(move, exercise.view.moves))),
            `${puzzle.id}: ${text}`,
          );
          assert.equal(numbersIn(text)[0], least, `${puzzle.id}: ${text}`);
        }
      }
    });

    it(`shows the best reply to a wrong move, and says who takes what with which card: ${id}`, async () => {
      let told = 0;
      let wrongs = 0;
      for await (const asked of secured(id)) {
        const {puzzle, exercise, wrong} = asked;
        for (const [place, move] of wrong.slice(0, WRONG).entries()) {
          const language = LANGUAGES[place % LANGUAGES.length]!;
          const {line = [], then} = (await asked.explain(move, language))!;
          wrongs++;
          const [first] = line;
          assert.ok(first && 'seat' in first && first.seat === exercise.seat, puzzle.id);
          if (then === undefined) continue;
          told++;
          assert.match(then, THEN[language], puzzle.id);
          assert.ok(line.some(isTaking), puzzle.id);
        }
      }
      // In Scopa, the others may take nothing more.
      assert.ok(told >= wrongs * (id === 'scopa' ? 0.4 : 0.9), `${told} of ${wrongs}`);
    });
  }
});

describe('The explanation of a puzzle that asks for the best move', () => {
  for (const {id} of games)
    it(`never prefers one right answer to another: ${id}`, async () => {
      const several = (await puzzlesOf(id)).filter(({answers}) => answers.length > 1);
      for (const puzzle of sampleOf(several, PUZZLES)) {
        const {exercise, right} = await askedPuzzle(puzzle);
        const {reasons} = finish(verdict(exercise.view, {made: right[0]!, right, iterations: 400}));
        for (const {id: reason, than} of reasons)
          if (reason !== 'as-good')
            assert.ok(!right.some((one) => JSON.stringify(one) === JSON.stringify(than?.move)), puzzle.id);
      }
    });

  for (const {id} of games)
    it(`names a fact about most wrong moves, without comparing it with the right one: ${id}`, async () => {
      const searched = (await puzzlesOf(id)).filter(({proof}) => proof?.by === 'search');
      let named = 0;
      let wrongs = 0;
      for (const puzzle of sampleOf(searched, 2 * PUZZLES)) {
        const asked = await askedPuzzle(puzzle);
        for (const move of asked.wrong.slice(0, WRONG)) {
          const {text = ''} = (await asked.explain(move, 'en')) ?? {};
          wrongs++;
          if (text !== '') named++;
          assert.doesNotMatch(text, /Rather than|either way|Both moves|neither move/i, puzzle.id);
        }
      }
      assert.ok(named >= 0.4 * wrongs, `${named} of ${wrongs}`);
    });

  it('names the player who takes the trick with two cards, and the card that would lose points', async () => {
    const puzzle = (await puzzlesOf('capra')).find((one) => one.id === 'capra-ruff-004')!;
    const asked = await askedPuzzle(puzzle);
    const said = await Promise.all(asked.right.map((move) => asked.explain(move, 'en')));
    assert.deepEqual(
      said.map((one) => one?.text),
      asked.right.map(
        () =>
          'With the seven of hearts and the six of hearts, it would be 10\u00a0points less. Then Inez takes the trick with the king of hearts and the eight of hearts, for 28\u00a0points.',
      ),
    );
  });
});
