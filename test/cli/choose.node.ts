import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {botSeed, LEVELS} from '@cartavola/bots';
import {Match, readRecord, seededRandom, type Deal, type MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {command} from './in-process.js';
import {sampleOf, sampleSize} from '../sample-size.js';

interface Written {
  readonly game: string;
  readonly deals: readonly {readonly pack: string; readonly moves: readonly {readonly seat: number}[]}[];
}

interface Chosen {
  readonly move: Readonly<Record<string, unknown>> & {readonly seat: number; readonly type: string};
  readonly value: number;
  readonly reasons: readonly {
    readonly id: string;
    readonly cards: readonly string[];
    readonly points?: number;
    readonly than?: Readonly<Record<string, unknown>>;
    readonly against?: boolean;
    readonly answer?: {readonly seat: number};
    readonly text?: string;
  }[];
}

const VARIANTS = [
  ['capodama', '{"players":1}'],
  ['capodama', '{"players":3}'],
  ['capodama', '{"players":5}'],
  ['scopa', '{"players":2}'],
  ['scopa', '{"players":4,"rules":"italian"}'],
  ['capra', '{}'],
  ['calypso', '{}'],
] as const;
/** Variants to test. */
const TRIED = sampleOf(VARIANTS, 4);

/** Returns the first match that bots play with a seed. */
async function matchOf(game: string, options: string, seed = 'asked'): Promise<Written> {
  const {lines} = await command(['simulate', game, '--options', options, '--levels', 'casual', '--seed', seed]);
  return JSON.parse(lines[0]!) as Written;
}

/** Truncates a match after some moves of its first deal. */
const upTo = ({deals, ...match}: Written, moves: number): object => {
  const {pack, moves: made, ...rest} = deals[0]!;
  const {marks: _, ...start} = rest as Record<string, unknown>;
  const {totals: __, ...begun} = match as Record<string, unknown>;
  return {...begun, deals: [{...start, pack, moves: made.slice(0, moves)}]};
};

/** Plays the last deal in a record. Returns undefined if the rules refuse it. */
function lastDeal(record: object): {readonly deal: Deal; readonly record: MatchRecord} | undefined {
  const read = readRecord(record, games);
  if (!read.ok) return undefined;
  const game = games.find(({id}) => id === read.value.game)!;
  const dealt = read.value.deals[0]!;
  const deal = new Match(game, read.value.options, '').deal(dealt);
  for (const {seat, ...move} of dealt.moves) deal.play(seat, move);
  return {deal, record: read.value};
}

const ask = async (questions: readonly object[], ...args: readonly string[]): Promise<readonly Chosen[]> => {
  const {lines} = await command(['choose', ...args], {input: questions.map((one) => JSON.stringify(one)).join('\n')});
  return lines.map((line) => JSON.parse(line) as Chosen);
};

describe('Choices, line by line', () => {
  for (const [id, options] of TRIED) {
    const game = games.find((one) => one.id === id)!;

    it(`are legal moves, with sentences: ${id} ${options}`, async () => {
      const match = await matchOf(id, options);
      const made = match.deals[0]!.moves;
      const asked = sampleOf([0, 1, 3, 7, 12, made.length - 1], 2).flatMap((moves) => {
        const record = upTo(match, moves);
        return lastDeal(record)!.deal.actors.flatMap((seat) =>
          LEVELS.map((level) => ({record, seat, level, iterations: sampleSize(16, 50), seed: 'x'})),
        );
      });
      const answers = await ask(asked, '--lang', 'fr');
      assert.equal(answers.length, asked.length);
      for (const [place, {move, value, reasons}] of answers.entries()) {
        const {record, seat} = asked[place]!;
        const {seat: told, ...rest} = move;
        assert.equal(told, seat);
        assert.equal(typeof value, 'number');
        for (const {id: reason, cards, points, text} of reasons) {
          assert.match(text!, /\.$/u);
          assert.ok(
            cards.every((card) => /^[AKQJT2-9][SHDC]$/.test(card)),
            cards.join(),
          );
          assert.equal(reason === 'on-average', points !== undefined);
        }
        if (move.type === 'pass') continue;
        const {lines} = await command(['refusal'], {input: JSON.stringify({record, move: {seat, ...rest}})});
        assert.equal(lines[0], '{"refusal":null}');
      }
      assert.deepEqual(await ask(asked, '--lang', 'fr'), answers);
    });

    it(`do not depend on hidden cards: ${id} ${options}`, async () => {
      const match = await matchOf(id, options, 'hidden');
      const random = seededRandom('swaps', 0, id);
      let tried = 0;
      for (const moves of sampleOf([2, 6, 11], 1)) {
        const record = upTo(match, moves) as Written;
        const {deal} = lastDeal(record)!;
        const seat = deal.actors[0]!;
        const seen = JSON.stringify(game.view(deal, seat));
        const others: object[] = [];
        for (let swap = 0; swap < 400 && others.length < 3; swap++) {
          const pack = record.deals[0]!.pack.split(' ');
          const [one, other] = [random.below(pack.length), random.below(pack.length)];
          [pack[one], pack[other]] = [pack[other]!, pack[one]!];
          const changed = {...record, deals: [{...record.deals[0]!, pack: pack.join(' ')}]};
          const played = changed.deals[0]!.pack === record.deals[0]!.pack ? undefined : lastDeal(changed);
          if (played && JSON.stringify(game.view(played.deal, seat)) === seen) others.push(changed);
        }
        const question = {seat, level: 'expert', iterations: sampleSize(20, 60), seed: 'x'};
        const [first, ...rest] = await ask([record, ...others].map((one) => ({...question, record: one})));
        for (const answer of rest) assert.deepEqual(answer, first);
        tried += rest.length;
      }
      assert.ok(tried > 0 || id === 'capodama', `${tried} other worlds`);
    });
  }

  it('say what distinguishes a move from the next best one', async () => {
    const matches = [await matchOf('scopa', '{"players":2}'), await matchOf('scopa', '{"players":2}', 'another')];
    const records = matches.flatMap((match) => Array.from({length: 24}, (_, place) => upTo(match, place)));
    const asked = records.map((record) => ({record, seat: lastDeal(record)!.deal.actors[0]!}));
    const answers = await ask(
      asked.map((one) => ({...one, level: 'expert', iterations: 200})),
      '--lang',
      'en',
    );
    const compared = answers.flatMap(({move, reasons}) => reasons.map((reason) => ({move, ...reason})));
    const rather = compared.filter(({than}) => than !== undefined);
    assert.ok(rather.length > answers.length / 3, `${rather.length} of ${answers.length}`);
    for (const {move, than, against, answer, points, text} of rather) {
      assert.equal(than!['seat'], move.seat);
      assert.notDeepEqual(than, move);
      assert.equal(typeof against, 'boolean');
      assert.match(text!, /^Rather than .+: .+\.$|^About as good: .+\.$/);
      if (answer) assert.notEqual(answer.seat, move.seat);
      if (points !== undefined) assert.ok(text!.includes(`${points}\u00a0point`), text ?? '');
    }
    assert.ok(rather.some(({answer}) => answer !== undefined));
  });

  it('respect a time limit', async () => {
    const record = upTo(await matchOf('scopa', '{"players":2}'), 4);
    const seat = lastDeal(record)!.deal.actors[0]!;
    const [answer] = await ask([{record, seat, level: 'expert', milliseconds: 5}]);
    assert.equal(answer!.move.seat, seat);
  });

  it('report an invalid question, and continue', async () => {
    const match = await matchOf('scopa', '{"players":2}');
    const record = upTo(match, 4);
    const seat = lastDeal(record)!.deal.actors[0]!;
    const right = {record, seat, level: 'casual'};
    const wrong: readonly (readonly [object, string, string])[] = [
      [{seat, level: 'casual'}, 'record.missing', 'record'],
      [{record, level: 'casual'}, 'record.missing', 'seat'],
      [{...right, seat: 1 - seat}, 'choose.seat', 'seat'],
      [{...right, seat: '0'}, 'choose.seat', 'seat'],
      [{...right, record: match}, 'choose.seat', 'seat'],
      [{...right, level: 'clever'}, 'choose.level', 'level'],
      [{...right, iterations: 0}, 'choose.iterations', 'iterations'],
      [{...right, milliseconds: 1.5}, 'choose.milliseconds', 'milliseconds'],
      [{...right, seed: 3}, 'choose.seed', 'seed'],
      [{...right, haste: true}, 'record.unknown', 'haste'],
      [{...right, record: {...record, game: 'whist'}}, 'record.game', 'game'],
    ];
    const input = [...wrong.map(([one]) => one), right].map((one) => JSON.stringify(one)).join('\n');
    const {status, lines} = await command(['choose'], {input});
    assert.equal(status, 1);
    for (const [place, [, code, path]] of wrong.entries()) {
      const {error} = JSON.parse(lines[place]!) as {error: {code: string; path: string}};
      assert.deepEqual([error.code, error.path], [code, path]);
    }
    assert.equal((JSON.parse(lines.at(-1)!) as Chosen).move.seat, seat);
  });
});

describe('Matches between bots', () => {
  for (const [id, options] of TRIED) {
    it(`are complete and canonical, and depend on the seed: ${id} ${options}`, async () => {
      const args = ['simulate', id, '--options', options, '--levels', 'strong', '--seed', 'one'];
      const {status, lines} = await command(args);
      assert.equal(status, 0);
      assert.deepEqual((await command(['canonical'], {input: lines.join('\n')})).lines, lines);
      const {lines: told} = await command(['replay'], {input: lines.join('\n')});
      for (const line of told) assert.notEqual((JSON.parse(line) as {result: unknown}).result, null);
      assert.deepEqual((await command(args)).lines, lines);
    });
  }

  it('use the given level for each seat, and make that level’s moves', async () => {
    const levels = ['beginner', 'strong'];
    const {lines} = await command([
      ...['simulate', 'scopa', '--options', '{"players":2,"target":1}'],
      ...['--levels', levels.join(), '--seed', 'mixed'],
    ]);
    const match = JSON.parse(lines[0]!) as Written;
    const {moves} = match.deals[0]!;
    const answers = await ask(
      moves.map(({seat}, made) => ({
        record: upTo(match, made),
        seat,
        level: levels[seat]!,
        seed: botSeed('mixed/0', 0),
      })),
    );
    assert.deepEqual(
      answers.map(({move}) => move),
      moves,
    );
  });

  for (const [args, about] of [
    [['--levels', 'casual,clever'], /"clever" is not a level/],
    [['--levels', 'casual,casual,casual'], /one for each of 2 seats/],
    [['--levels', 'casual', '--iterations', 'many'], /--iterations/],
    [['--levels', 'casual', '--milliseconds', '0'], /--milliseconds/],
  ] as const) {
    it(`refuse ${args.join(' ')}`, async () => {
      const {status, complaints} = await command(['simulate', 'scopa', '--options', '{"players":2}', ...args]);
      assert.equal(status, 2);
      assert.match(complaints.join(), about);
    });
  }
});
