import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, describe, it} from 'node:test';
import {BEST, ENDING, SCOPA_ENDING, setOf, SWEEP, TRUMPS, TWICE} from '../lessons/puzzle-examples.js';
import {command} from './in-process.js';

/** Returns the output of the check for a file. */
async function checked(text: string, file = 'puzzles.json'): Promise<readonly string[]> {
  const {lines, complaints} = await command(['check', file], {files: {[file]: text}});
  assert.deepEqual(complaints, []);
  return lines;
}

const written = (data: unknown): string => JSON.stringify(data, undefined, 1);
const SET = written(setOf(SWEEP, BEST, TWICE, SCOPA_ENDING));
const ALONE = written(ENDING);

/** Puzzles of the kit with the best move, proven exactly and by search, without their proofs. */
const [SCOPA_BEST, SCOPA_UNSEEN] = ['scopa-guard-013', 'scopa-cards-001'].map((id) => {
  const set = JSON.parse(readFileSync('packages/lessons/puzzles/scopa.json', 'utf8')) as {
    readonly puzzles: readonly {readonly id: string; readonly proof: unknown}[];
  };
  const {proof: _, ...puzzle} = set.puzzles.find((one) => one.id === id)!;
  return written({format: 'cartavola-puzzle/1', game: 'scopa', options: {players: 2}, ...puzzle});
}) as [string, string];

/** Authors' typical mistakes: the text to replace in the set or the ending, its replacement, and the finding. */
const FAULTS: readonly (readonly [name: string, text: string, was: string, is: string, found: string])[] = [
  ['not JSON', SET, '"title"', 'title', 'puzzle.json 4:2'],
  ['another format', SET, 'cartavola-puzzles/1', 'cartavola-puzzles/9', '(puzzle.format)'],
  ['an unknown game', SET, '"game": "scopa"', '"game": "scopone"', '(puzzle.game)'],
  ['a game other than that of the set', SET, '"id": "best"', '"id": "best", "game": "capra"', 'puzzle.'],
  ['two puzzles with the same id', SET, '"id": "best"', '"id": "sweep"', 'puzzle.repeated puzzles[1].id'],
  ['an invalid name', SET, '"id": "best"', '"id": "the best"', 'puzzle.id puzzles[1].id'],
  ['an unknown key', SET, '"rating": 900', '"difficulty": 900', 'puzzle.unknown puzzles[0].difficulty'],
  ['an invalid rating', SET, '"rating": 900', '"rating": 90', 'puzzle.rating puzzles[0].rating'],
  ['an invalid theme', SET, '"sweep"\n', '"The sweep"\n', 'puzzle.themes puzzles[0].themes[0]'],
  ['a card twice', SET, '"table": "4H AS 2D"', '"table": "4H AS 7C"', 'record.position puzzles[0].position.table'],
  ['an unknown option', SET, '"players": 2', '"players": 3', 'options.value puzzles[0].options.players'],
  ['an unknown goal', SET, '"goal": "scopa",', '"goal": "sweeps",', 'puzzle.goal puzzles[0].goal'],
  ['an impossible goal', SET, '"goal": "scopa",', '"goal": "captures=JS",', 'puzzle.impossible puzzles[0].goal'],
  ['a goal that every move meets', SET, '"goal": "scopa",', '"goal": "legal",', 'puzzle.trivial puzzles[0].goal'],
  ['an answer that is not a move', SET, '7C>4H,AS,2D', 'KC>4H,AS,2D', 'puzzle.answers puzzles[1].answers[0]'],
  ['an answer that is malformed', SET, '7C>4H,AS,2D', '7C takes 4H', 'puzzle.answers puzzles[1].answers[0]'],
  ['an answer that is not the best', SCOPA_BEST, '"3H"', '"JH"', '3H is better than JH by 1 point'],
  [
    'an answer that is not the best on average',
    SCOPA_UNSEEN,
    '"5C>AH,4D"',
    '"KD>KH"',
    '5C>AH,4D is better than KD>KH by 0.6 points',
  ],
  ['a reply that cannot be played', SET, '"reply": "1:5H"', '"reply": "1:QH"', 'puzzle.reply puzzles[2].reply'],
  ['an impossible second goal', SET, 'scopa / takes', 'scopa / captures=KC', 'puzzle.impossible puzzles[2].goal'],
  [
    'cards to be dealt before an exact goal',
    SET,
    '"secure>=1"',
    '"secure>=1", "reply": "1:5H"',
    'puzzle.reply puzzles[3]',
  ],
  ['an unknown card before an exact goal', SET, '4C 5S 6H', '4C 5S ??', 'puzzle.hidden puzzles[3].position.hands'],
  ['more points than can be had', SET, '"secure>=1"', '"secure>=9"', 'puzzle.impossible puzzles[3].goal'],
  ['a goal for points that all moves meet', ALONE, 'secure>=57', 'secure>=9', 'puzzle.trivial goal'],
  ['a range that cannot be reached', ALONE, 'secure>=57', 'secure=1-2', 'puzzle.impossible goal'],
  ['a range upside down', ALONE, 'secure>=57', 'secure=90-80', '(puzzle.goal)'],
  ['somebody else’s turn', ALONE, '"leader": 0', '"leader": 1', 'puzzle.turn position'],
  ['an unknown language', ALONE, '"goal"', '"texts": {"xx": {"title": "?"}}, "goal"', 'puzzle.texts texts.xx'],
  [
    'four hints',
    ALONE,
    '"goal"',
    '"texts": {"en": {"hints": ["a", "b", "c", "d"]}}, "goal"',
    'puzzle.texts texts.en.hints[3]',
  ],
  ['a proof by nobody', ALONE, '"goal"', '"proof": {"by": "eye"}, "goal"', 'puzzle.proof proof.by'],
];

describe('The check of puzzle files', () => {
  let found = 0;
  after(() => console.log(`planted faults: ${FAULTS.length}, found: ${found}`));

  it('finds no fault in puzzles that readers can solve and fail', async () => {
    assert.deepEqual(await checked(SET), ['1 file, 1 element, 4 puzzles: no findings']);
    for (const text of [ALONE, SCOPA_BEST, SCOPA_UNSEEN])
      assert.deepEqual(await checked(text), ['1 file, 1 element, 1 puzzle: no findings']);
  });

  for (const [name, text, was, is, what] of FAULTS)
    it(`finds ${name}`, async () => {
      assert.ok(text.includes(was), `the file has ${was}`);
      const lines = await checked(text.replace(was, is));
      assert.ok(
        lines.some((line) => line.includes(what)),
        lines.join('\n'),
      );
      found++;
    });

  it('reports the line of a fault, and continues', async () => {
    const text = SET.replace('"rating": 900', '"rating": 90');
    const line = text.split('\n').findIndex((one) => one.includes('"rating": 90')) + 1;
    const lines = await checked(text);
    assert.match(lines[0]!, new RegExp(`^puzzles\\.json:${line}:.*\\(puzzle\\.rating `));
    assert.equal(lines.length, 2);
  });

  it('plays a page’s puzzles', async () => {
    const page = (puzzle: unknown): string =>
      `<div lang="en">\n<card-puzzle>\n<script type="application/json">${JSON.stringify(puzzle)}</script>\n</card-puzzle></div>`;
    assert.deepEqual(await checked(page(SWEEP), 'page.html'), ['1 file, 1 element, 1 puzzle: no findings']);
    const lines = await checked(page({...SWEEP, goal: 'legal'}), 'page.html');
    assert.match(lines[0]!, /^page\.html:3:.*\(puzzle\.trivial goal\)/);
    const daily = page(SWEEP).replace('<card-puzzle>', '<card-puzzle at="daily">');
    assert.deepEqual(await checked(daily, 'page.html'), ['1 file, 1 element, 1 puzzle: no findings']);
    assert.match((await checked(`<card-puzzle puzzle='{}'></card-puzzle>`, 'page.html'))[0]!, /puzzle\.format/);
  });

  it('reports that Calypso with penalties for revokes has no exact solver', async () => {
    const options = {revoke: 'penalise'};
    const lines = await checked(written({...TRUMPS, game: 'calypso', options, position: CALYPSO}));
    assert.ok(
      lines.some((line) => line.includes('puzzle.solver goal')),
      lines.join('\n'),
    );
  });
});

const CALYPSO = {hands: ['AS KS', 'QS JS', 'TS 9S', '8S 7S'], leader: 0, dealer: 3, trumps: 'SDHC'};
