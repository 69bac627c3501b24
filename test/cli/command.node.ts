import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {verbs} from '@cartavola/cli';
import {games} from '@cartavola/engine/games.js';
import {lessons} from '@cartavola/lessons/games.js';
import {rulebooks} from '@cartavola/words/games.js';
import {command} from './in-process.js';
import {vectorFiles} from '../vectors/read-vectors.js';

const records = vectorFiles.map(({vectors}) => JSON.stringify(vectors[0]!.record));
const {record, move, refused} = vectorFiles[0]!.illegal[0]!;
const refusable = JSON.stringify({record, move});
const errorOf = (line: string | undefined): unknown => (JSON.parse(line!) as {error: unknown}).error;
const NO_JSON = {code: 'record.json', path: '1:11'};

describe('The cartavola command', () => {
  it('prints its usage', async () => {
    for (const flag of ['--help', '-h']) {
      const {status, lines, complaints} = await command([flag]);
      assert.deepEqual([status, complaints], [0, []]);
      for (const {name, summary} of verbs) assert.match(lines.join('\n'), new RegExp(`${name} +${summary}`));
    }
  });

  for (const {name, usage} of verbs) {
    it(`prints the usage of ${name}, whatever else is given`, async () => {
      for (const args of [['--help'], ['-h'], ['FILE', '--help']]) {
        const {status, lines, complaints} = await command([name, ...args]);
        assert.deepEqual([status, complaints], [0, []]);
        assert.ok(lines.join('\n').startsWith(`cartavola ${name} ${usage}\n`));
        for (const line of lines.join('\n').split('\n')) assert.ok(line.length <= 120, line);
      }
    });
  }

  it('prints the usage of a verb for “help VERB”, as for --help', async () => {
    assert.deepEqual(await command(['help']), await command(['--help']));
    for (const {name} of verbs) assert.deepEqual(await command(['help', name]), await command([name, '--help']));
  });

  it('has the same defaults as a table', async () => {
    for (const game of games) {
      const {rulebook} = await rulebooks[game.id]!();
      const {lesson} = await lessons[game.id]!();
      assert.deepEqual(rulebook.fallback, lesson.fallback);
      const {status, lines} = await command(['simulate', game.id]);
      const {options} = JSON.parse(lines[0]!) as {options?: Record<string, unknown>};
      assert.equal(status, 0);
      for (const [name, value] of Object.entries(rulebook.fallback)) assert.equal(options![name], value);
      const league = await command(['league', game.id, '--levels', 'casual,casual', '--deals', '1']);
      assert.deepEqual([league.status, league.lines.length], [0, 1]);
      assert.match(league.lines[0]!, /; 1 pack$/);
    }
  });

  it('prints its version', async () => {
    assert.deepEqual(await command(['--version']), {status: 0, lines: ['1.2.3'], complaints: []});
  });

  for (const [args, about] of [
    [[], /a verb is missing/],
    [['shuffle'], /verb shuffle/],
    [['--quick'], /option --quick/],
    [['replay', '--quick'], /--quick/],
    [['replay', 'lost.jsonl'], /lost\.jsonl cannot be read/],
    [['simulate'], /one game/],
    [['simulate', 'whist'], /"whist" is not a game/],
    [['simulate', 'scopa', 'scopa'], /one game/],
    [['simulate', 'scopa', '--options', '{'], /--options must be JSON/],
    [['simulate', 'scopa', '--options', '{"players":3}'], /options\.players/],
    [['simulate', 'scopa', '--options', '{"players":2}', '--deals', '0'], /--deals/],
    [['simulate', 'scopa', '--options', '{"players":2}', '--deals', 'ten'], /--deals/],
    [['simulate', 'scopa', '--deals'], /^cartavola: --deals needs a value\. See cartavola simulate --help$/],
    [['simulate', 'scopa', '--deals', '-1'], /^cartavola: --deals must be a whole number from 1$/],
    [['simulate', 'scopa', '--deals', '0x10'], /--deals must be a whole number from 1/],
    [['simulate', 'scopa', '--deals', '1e3'], /--deals must be a whole number from 1/],
    [['simulate', 'scopa', '--deals='], /--deals must be a whole number from 1/],
    [
      ['simulate', 'scopa', '--seed', '--deals', '2'],
      /--seed needs a value\. To begin it with a dash, write --seed=--deals\./,
    ],
    [['simulate', 'scopa', '--level', 'casual'], /no option --level\. Did you mean `--levels`\?$/],
    [['simulate', 'scopa', '--iter', '1'], /no option --iter\. Did you mean `--iterations`\?$/],
    [['simulate', 'scopa', '-x'], /no option -x\. See cartavola simulate --help$/],
    [['simulate', 'scopa', '--levels', 'casuall'], /"casuall" is not a level.* Did you mean `casual`\?$/],
    [['simulate', 'scoppa'], /"scoppa" is not a game.* Did you mean `scopa`\?$/],
    [['league', 'capra', '--json=yes'], /--json takes no value/],
    [['chek', 'page.html'], /no verb chek\. Did you mean `check`\?$/],
    [['--versoin'], /no option --versoin\. Did you mean `--version`\?$/],
    [['help', 'chek'], /no verb chek\. Did you mean `check`\?$/],
    [['help', 'check', 'draw'], /help takes the name of one verb/],
  ] as const) {
    it(`refuses incorrect usage: cartavola ${args.join(' ')}`, async () => {
      const {status, lines, complaints} = await command(args);
      assert.deepEqual([status, lines, complaints.length], [2, [], 1]);
      assert.match(complaints[0]!, about);
      assert.match(complaints[0]!, /^cartavola: /);
    });
  }

  it('prints no control characters from files and arguments, which a terminal would obey', async () => {
    const sequence = '\u001b]0;title\u0007\u001b[2J\u009b31m\u007f\r\u0000';
    const record = vectorFiles[0]!.vectors[0]!.record as object;
    const players = [0, 1, 2, 3].map((seat) => `${sequence}${seat}`);
    const puzzle = {format: 'cartavola-puzzle/1', id: `x${sequence}`, [sequence]: sequence};
    const files = {
      'page.html': `<title>${sequence}</title><scopa-table level="${sequence}" l${sequence}="1"></scopa-table><card-diagram>AS ${sequence}</card-diagram>`,
      'page.md': `# A\n\n\`\`\`cartavola x=${sequence}\n${sequence}\n\`\`\`\n`,
      'notes.txt': `hands: ${sequence}`,
      'puzzle.json': JSON.stringify(puzzle),
      'record.json': JSON.stringify({...record, players}),
      [`${sequence}.html`]: '<scopa-table levle></scopa-table>',
    };
    const checks = ['json', 'text', 'github', 'sarif'].map((one) => ['check', ...Object.keys(files), '--format', one]);
    let escapes = 0;
    for (const args of [
      ...checks,
      ['check', 'page.html', '--answers'],
      ['replay', 'record.json'],
      ['convert', 'record.json'],
      ['convert', '--to', 'record', 'record.json'],
      ['draw', '@record.json'],
      ['draw', sequence],
      ['draw', '@notes.txt'],
      ['oembed', 'https://example.org/embed.html#game=scopa', '--title', sequence],
      ['lesson', 'new', 'scopa', '--kit', `/a${sequence}.js`],
      ['lesson', 'new', 'scopa', '-o', `${sequence}.txt`],
      ['sheet', 'scopa', '--duplicate', sequence],
      ['sheet', '--puzzles', 'puzzle.json'],
      ['scorm', 'page.html', '-o', `${sequence}.zip`],
      ['simulate', 'scopa', '--seed', sequence, '--players', 'random'],
      [sequence],
    ]) {
      const ran = await command(args, {files});
      const printed = [...ran.lines, ...ran.complaints].join('\n');
      assert.doesNotMatch(printed, /[^\P{Cc}\n\t]/u, args.join(' '));
      escapes += Number(printed.includes(String.raw`\u009b`));
    }
    assert.ok(escapes > 10, `${escapes} outputs contain the sequence`);
  });

  it('reads standard input if no file is given, and for the file -', async () => {
    const input = records.join('\n');
    for (const args of [['canonical'], ['canonical', '-']]) {
      assert.deepEqual(await command(args, {input}), {status: 0, lines: records, complaints: []});
    }
  });

  it('reads several files in order, including standard input', async () => {
    const [first, second, third] = records as [string, string, string];
    const files = {one: `${first}\n`, two: second};
    const {status, lines} = await command(['canonical', 'two', '-', 'one'], {input: third, files});
    assert.deepEqual([status, lines], [0, [second, third, first]]);
  });

  it('answers every line in order, including bad ones, and skips blank ones', async () => {
    const input = `\n${records[0]}\n  \t\r\n{"format":\n${records[1]}\r\nnull\n\n`;
    for (const verb of ['replay', 'canonical']) {
      const {status, lines} = await command([verb], {input});
      assert.equal(status, 1);
      assert.equal(lines.length, 4);
      assert.deepEqual(
        lines.map((line) => 'error' in (JSON.parse(line) as object)),
        [false, true, false, true],
      );
      assert.deepEqual({...(errorOf(lines[1]) as object), message: ''}, {...NO_JSON, message: ''});
      assert.deepEqual((errorOf(lines[3]) as {code: string}).code, 'record.type');
    }
  });

  it('prints nothing for empty input', async () => {
    for (const verb of ['replay', 'refusal', 'canonical']) {
      assert.deepEqual(await command([verb], {input: '\n\n'}), {status: 0, lines: [], complaints: []});
    }
  });

  it('exits with 1 if a move is refused, and otherwise with 0', async () => {
    const legal = JSON.parse((await command(['replay'], {input: records[0]!})).lines[0]!) as {
      steps: {legal: unknown[]}[];
    };
    const begun = JSON.parse(records[0]!) as {deals: Record<string, unknown>[]; totals?: unknown};
    const {marks: _marks, ...first} = begun.deals[0]!;
    const {totals: _totals, ...rest} = begun;
    const fine = JSON.stringify({
      record: {...rest, deals: [{...first, moves: []}]},
      move: legal.steps[0]!.legal[0],
    });
    assert.deepEqual(await command(['refusal'], {input: fine}), {
      status: 0,
      lines: ['{"refusal":null}'],
      complaints: [],
    });
    assert.deepEqual(await command(['refusal'], {input: `${refusable}\n${fine}`}), {
      status: 1,
      lines: [`{"refusal":"${refused}"}`, '{"refusal":null}'],
      complaints: [],
    });
  });

  it('refuses any move before the first deal, and after the last', async () => {
    for (const {vectors} of vectorFiles) {
      const whole = vectors[0]!.record as {deals: {moves: unknown[]; marks?: unknown}[]; totals?: unknown};
      const {totals: _totals, ...rest} = whole;
      const move = whole.deals[0]!.moves[0];
      const input = [{...rest, deals: []}, whole].map((record) => JSON.stringify({record, move})).join('\n');
      const {status, lines} = await command(['refusal'], {input});
      assert.equal(status, 1);
      assert.deepEqual(lines, ['{"refusal":"common.type"}', '{"refusal":"common.type"}']);
    }
  });

  it('reports what is wrong with a question', async () => {
    const asked: readonly (readonly [unknown, string, string])[] = [
      [[], 'record.type', ''],
      [{move}, 'record.missing', 'record'],
      [{record}, 'record.missing', 'move'],
      [{record, move: null}, 'record.type', 'move'],
      [{record, move: {...move, seat: 99}}, 'record.seat', 'move.seat'],
      [{record, move: {...move, type: 'fly'}}, 'record.type', 'move.type'],
      [{record, move: {...move, note: ''}}, 'record.unknown', 'move.note'],
      [{record, move, note: ''}, 'record.unknown', 'note'],
      [{record: {...(record as object), format: 'x'}, move}, 'record.format', 'format'],
    ];
    for (const [data, code, path] of asked) {
      const {status, lines} = await command(['refusal'], {input: JSON.stringify(data)});
      const {message, ...told} = errorOf(lines[0]) as Record<string, string>;
      assert.deepEqual([status, told], [1, {code, path}]);
      assert.ok(message!.length > 10);
    }
  });

  it('prints null before a match starts, and for an unfinished deal', async () => {
    for (const {vectors} of vectorFiles) {
      const {
        totals: _totals,
        deals,
        ...rest
      } = vectors[0]!.record as {totals?: unknown; deals: {marks?: unknown; moves: unknown[]}[]};
      const {marks: _marks, ...first} = deals[0]!;
      const unfinished = {...first, moves: first.moves.slice(0, -1)};
      const input = [[], [unfinished]].map((some) => JSON.stringify({...rest, deals: some})).join('\n');
      const {status, lines} = await command(['replay'], {input});
      assert.equal(status, 0);
      const nothing = {score: null, marks: null, totals: null, result: null};
      assert.deepEqual(JSON.parse(lines[0]!), {steps: [], ...nothing});
      const {steps, ...told} = JSON.parse(lines[1]!) as {steps: unknown[]};
      assert.deepEqual([steps.length, told], [unfinished.moves.length, nothing]);
    }
  });
});
