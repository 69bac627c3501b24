import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {seededRandom, viewPosition, type Seat, type View, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {
  askPuzzle,
  knownIn,
  readPuzzle,
  readPuzzles,
  readPuzzleSet,
  textsOfPuzzle,
  type LessonGame,
  type Puzzle,
} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadCardWords, loadPuzzleWords} from '@cartavola/words';
import {BEST, SWEEP, TRUMPS} from './puzzle-examples.js';
import {sampleRuns} from '../sample-size.js';

const SECURE = TRUMPS;

const read = (data: unknown): Puzzle => {
  const puzzle = readPuzzle(data, games);
  assert.ok(puzzle.ok, JSON.stringify(puzzle));
  return puzzle.value;
};
const lessonGame = async (game: string): Promise<LessonGame> => (await lessons[game]!()).lesson;

/** Opens a puzzle from a built-in set. Returns its game, its seat, and that seat's view. */
const shipped = async (
  game: string,
  id: string,
): Promise<{readonly game: LessonGame; readonly view: View; readonly seat: Seat; readonly puzzle: Puzzle}> => {
  const set = readPuzzleSet(JSON.parse(readFileSync(`packages/lessons/puzzles/${game}.json`, 'utf8')), games);
  assert.ok(set.ok);
  const puzzle = set.value.puzzles.find((one) => one.id === id)!;
  const {position} = puzzle;
  const lesson = await lessonGame(game);
  const view = viewPosition(lesson.game, position, seededRandom('partners', 0, 'test'));
  return {game: lesson, view, seat: position.seat, puzzle};
};

const NAMES = ['Bo', 'Ada', 'Inez', 'Hugo'];
type Known = ReturnType<typeof knownIn>;
/** Returns what the puzzle's seat, or another one, knows about the players. The seat may see another view. */
const known = ({puzzle, game, view, seat}: Awaited<ReturnType<typeof shipped>>, seen = view, at = seat): Known =>
  knownIn(puzzle, game, {view: seen, seat: at}, NAMES);

describe('A puzzle', () => {
  it('is judged like a lesson step: accepts exactly the right moves', async () => {
    const scopa = await lessonGame('scopa');
    for (const data of [SWEEP, BEST]) {
      const turn = askPuzzle(read(data), scopa);
      assert.ok(turn.ok, JSON.stringify(turn));
      const {question} = turn.value;
      const {moves} = question.exercise.view;
      const right = moves.filter((move) => question.judge({kind: 'play', move}).right);
      assert.deepEqual(
        right.map(({takes}) => takes?.length),
        [3],
      );
      assert.ok(moves.length > 1);
    }
  });

  it('identifies the reader’s partners, unless they are secret', async () => {
    const capodama = await shipped('capodama', 'capodama-duck-008');
    assert.deepEqual(known(capodama).partners, ['Bo'], 'the dama’s is the capo');
    const {dama: _, ...secret} = capodama.view as View & {readonly dama?: Seat};
    for (const other of [0, 1, 3]) assert.deepEqual(known(capodama, secret, other).partners, []);
    for (const [id, partners] of [
      ['scopa-guard-010', ['Inez']],
      ['scopa-endgame-003', []],
    ] as const) {
      assert.deepEqual(known(await shipped('scopa', id)).partners, partners);
    }
  });

  it('gives the score so far if the view shows the sides', async () => {
    const capodama = await shipped('capodama', 'capodama-duck-008');
    const {view, seat} = capodama;
    const {points} = view as View & {readonly points: readonly number[]};
    const sum = (seats: readonly Seat[]): number => seats.reduce((total, one) => total + points[one]!, 0);
    const side = [seat, 0];
    const others = [0, 1, 2, 3].filter((one) => !side.includes(one));
    assert.deepEqual(known(capodama).score, [sum(side), sum(others)]);
    const {dama: _, ...secret} = view as View & {readonly dama?: Seat};
    assert.equal(known(capodama, secret, 1).score, undefined);
    assert.equal(known(await shipped('scopa', 'scopa-endgame-003')).score, undefined);
    const words = await loadPuzzleWords('en', 'capodama');
    const cards = await loadCardWords('en');
    const {statement} = textsOfPuzzle(read(BEST), {words, cards, language: 'en', score: [33, 21]});
    assert.equal(statement, 'Points at the start: your side 33, the other side 21.');
  });

  it('has its goal as the title, and not its theme, unless the author wrote a title or statement', async () => {
    const told = {
      words: await loadPuzzleWords('en', 'scopa'),
      cards: await loadCardWords('en'),
      language: 'en',
    } as const;
    const textsOf = (texts: object): readonly string[] => {
      const {title, statement} = textsOfPuzzle(read({...BEST, ...texts}), told);
      return [title, statement];
    };
    assert.deepEqual(textsOf({}), ['Find the best move.', '']);
    assert.deepEqual(textsOf({texts: {en: {title: 'Well kept'}}}), ['Well kept', 'Find the best move.']);
    assert.deepEqual(textsOf({texts: {en: {statement: 'Take it?'}}}), ['Your move', 'Take it?']);
  });

  it('says who has a public role if the partners are secret', async () => {
    const told = {
      words: await loadPuzzleWords('en', 'capodama'),
      cards: await loadCardWords('en'),
      language: 'en',
    } as const;
    const capodama = await shipped('capodama', 'capodama-duck-008');
    const {dama: _, ...secret} = capodama.view as View & {readonly dama?: Seat};
    const statement = (seen: View): string =>
      textsOfPuzzle(capodama.puzzle, {...told, ...known(capodama, seen)}).statement;
    assert.match(statement(capodama.view), /^You play with Bo\. Points at the start/);
    assert.match(statement({...secret, viewer: 1}), /^\w+ is the capo\./);
    // The position contains the dama’s seat, which is secret.
    assert.doesNotMatch(statement({...secret, viewer: 1}), /dama/);
  });

  it('says who made the last capture if the position does', async () => {
    const names = [undefined, 'Ada', 'Inez', 'Hugo'];
    const cards = await loadCardWords('en');
    const words = await loadPuzzleWords('en', 'scopa');
    const scopa = await lessonGame('scopa');
    const stated = (position: object, seat: Seat, options = {players: 2}): string => {
      const puzzle = read({...BEST, options, position: {...BEST.position, ...position}});
      const view = viewPosition(scopa.game, puzzle.position, seededRandom('taker', 0, 'test'));
      const {taker} = knownIn(puzzle, scopa, {view, seat}, names);
      return textsOfPuzzle(puzzle, {words, cards, language: 'en', taker}).statement;
    };
    assert.equal(stated({}, 0), '');
    assert.equal(stated({taker: 1}, 0), 'Ada made the last capture before this.');
    assert.equal(stated({taker: 1}, 1), 'You made the last capture before this.');
    const four = {hands: ['7C 4D JS'], stock: Array<string>(24).fill('??').join(' ')};
    for (const [taker, side] of ['Your', 'The other', 'Your'].entries())
      assert.equal(stated({...four, taker}, 0, {players: 4}), `${side} side made the last capture before this.`);
  });

  it('has the usual number of players by default', () => {
    const {options: _options, ...rest} = SWEEP;
    assert.equal(read(rest).options['players'], 2);
    assert.equal(read({...rest, options: {rules: 'italian'}}).options['sevens'], 'primiera');
    assert.equal(readPuzzle({...rest, options: []}, games).ok, false);
  });

  it('uses the exact solver’s result if its goal is played to the end', async () => {
    const game = await lessonGame('capodama');
    const puzzle = read(SECURE);
    const asked = askPuzzle({...puzzle, goal: 'legal'}, game);
    assert.ok(!asked.ok && asked.problem.code === 'puzzle.trivial');
    const none = askPuzzle(puzzle, game, {secured: []});
    assert.ok(!none.ok && none.problem.code === 'puzzle.impossible', JSON.stringify(none));
  });

  const without = (key: string): object => Object.fromEntries(Object.entries(SWEEP).filter(([name]) => name !== key));
  const FAULTS: readonly (readonly [code: string, path: string, data: unknown])[] = [
    ['puzzle.type', '', 'scopa'],
    ['puzzle.type', '', undefined],
    ['puzzle.format', 'format', without('format')],
    ['puzzle.game', 'game', {...SWEEP, game: 'whist'}],
    ['puzzle.id', 'id', {...SWEEP, id: 'x'.repeat(500)}],
    ['puzzle.id', 'id', {...SWEEP, id: 'a puzzle'}],
    ['puzzle.unknown', 'hint', {...SWEEP, hint: 'Look.'}],
    ['options.value', 'options.players', {...SWEEP, options: {players: 9}}],
    ['puzzle.type', 'position', without('position')],
    ['puzzle.unknown', 'position.game', {...SWEEP, position: {...SWEEP.position, game: 'scopa'}}],
    ['record.position', 'position.table', {...SWEEP, position: {...SWEEP.position, table: '7C AS'}}],
    ['puzzle.goal', 'goal', {...SWEEP, goal: 'secure=9-3'}],
    ['puzzle.goal', 'goal', {...SWEEP, goal: 'wins best'}],
    ['puzzle.answers', 'answers', {...SWEEP, goal: 'best'}],
    ['puzzle.answers', 'answers[0]', {...BEST, answers: ['0:7C']}],
    ['puzzle.hidden', 'position.hands', {...SWEEP, goal: 'secure>=2'}],
    ['puzzle.reply', 'reply', {...SWEEP, reply: 'whatever'}],
    ['puzzle.reply', 'reply', {...BEST, reply: '1:4C'}],
    ['puzzle.rating', 'rating', {...SWEEP, rating: 3000}],
    ['puzzle.themes', 'themes[0]', {...SWEEP, themes: ['Last take']}],
    ['puzzle.proof', 'proof.by', {...SWEEP, proof: {by: 'guess'}}],
    ['puzzle.texts', 'texts.en.title', {...SWEEP, texts: {en: {title: 'x'.repeat(500)}}}],
    ['puzzle.texts', 'texts.en.hints[3]', {...SWEEP, texts: {en: {hints: ['a', 'b', 'c', 'd']}}}],
  ];
  for (const [code, path, data] of FAULTS)
    it(`is rejected with ${code} at "${path}"`, () => {
      const puzzle = readPuzzle(data, games);
      assert.ok(!puzzle.ok);
      assert.deepEqual([puzzle.problem.code, puzzle.problem.path], [code, path]);
    });

  const UNASKED: readonly (readonly [code: string, path: string, change: object])[] = [
    ['puzzle.trivial', 'goal', {goal: 'legal'}],
    ['puzzle.impossible', 'goal', {goal: 'captures=JS'}],
    ['puzzle.goal', 'goal', {goal: 'wins-all'}],
    ['puzzle.answers', 'answers[0]', {answers: ['KD']}],
    ['puzzle.answers', 'answers[1]', {answers: ['7C>4H,AS,2D', '4D>4H']}],
  ];
  for (const [code, path, change] of UNASKED)
    it(`is rejected when it is asked, with ${code} at "${path}"`, async () => {
      const turn = askPuzzle(read({...SWEEP, ...change}), await lessonGame('scopa'));
      assert.ok(!turn.ok);
      assert.deepEqual([turn.problem.code, turn.problem.path], [code, path]);
    });

  it('never throws, whatever its data', () => {
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const data of [hostile, cyclic, 10n, Symbol('one'), () => 1]) assert.ok(!readPuzzle(data, games).ok);
    const keys = Object.keys({...SECURE, ...BEST, texts: 1, proof: 1, rating: 1, reply: 1, title: 1, puzzles: 1});
    const change = fc.tuple(fc.constantFrom(...keys), fc.jsonValue({maxDepth: 3}));
    fc.assert(
      fc.property(fc.constantFrom(SWEEP, BEST, SECURE), change, (data, [key, value]) => {
        const changed = {...data, [key]: value};
        for (const reader of [readPuzzle, readPuzzles]) reader(changed, games);
        readPuzzleSet({format: 'cartavola-puzzles/1', game: 'scopa', puzzles: [changed, value]}, games);
      }),
      sampleRuns(50, 500),
    );
  });
});

describe('A set of puzzles', () => {
  const set = {format: 'cartavola-puzzles/1', game: 'scopa', title: {en: 'Sweeps'}};
  const inSet = ({format: _format, game: _game, ...puzzle}: typeof SWEEP): object => puzzle;

  it('skips those that are faulty or repeat an id', () => {
    const read = readPuzzleSet(
      {...set, puzzles: [inSet(SWEEP), SECURE, {...inSet(SWEEP), goal: 'trails'}, 5, BEST]},
      games,
    );
    assert.ok(read.ok);
    assert.deepEqual(
      read.value.puzzles.map(({id, goal}) => [id, goal]),
      [
        ['sweep', 'scopa'],
        ['best', 'best'],
      ],
    );
    assert.deepEqual(
      read.value.problems.map(({code, path}) => [code, path]),
      [
        ['puzzle.game', 'puzzles[1].game'],
        ['puzzle.repeated', 'puzzles[2].id'],
        ['puzzle.type', 'puzzles[3]'],
      ],
    );
  });

  const FAULTS: readonly (readonly [code: string, path: string, change: object, games?: readonly WholeGame[]])[] = [
    ['puzzle.format', 'format', {format: 'cartavola-puzzles/2'}],
    ['puzzle.game', 'game', {game: 'whist'}],
    ['puzzle.game', 'game', {}, []],
    ['puzzle.puzzles', 'puzzles', {puzzles: []}],
    ['puzzle.puzzles', 'puzzles', {puzzles: 'all'}],
    ['puzzle.unknown', 'author', {author: 'me'}],
    ['puzzle.texts', 'title.it', {title: {it: 7}}],
  ];
  for (const [code, path, change, known = games] of FAULTS)
    it(`is rejected as a whole with ${code} at "${path}"`, () => {
      const read = readPuzzleSet({...set, puzzles: [SWEEP], ...change}, known);
      assert.ok(!read.ok);
      assert.deepEqual([read.problem.code, read.problem.path], [code, path]);
    });

  it('may be a single puzzle', () => {
    const read = readPuzzles(SWEEP, games);
    assert.ok(read.ok && read.value.puzzles.length === 1 && read.value.problems.length === 0);
  });
});
