import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {vectorFiles} from '../vectors/read-vectors.js';
import {command} from './in-process.js';

const converted = async (input: string, ...args: readonly string[]): Promise<string> => {
  const {status, lines} = await command(['convert', ...args], {input});
  assert.equal(status, 0, lines.join('\n'));
  return lines.join('\n');
};

describe('cartavola convert', () => {
  it('converts files of records to notation, and back to the same lines', async () => {
    for (const {vectors} of vectorFiles.slice(0, 12)) {
      const records = vectors.slice(0, 3).map(({record}) => JSON.stringify(record));
      const text = await converted(records.join('\n'), '--letters', 'it');
      assert.equal(text.split('\n').filter((line) => line === '---').length, records.length - 1);
      const {lines} = await command(['canonical'], {input: records.join('\n')});
      assert.equal(await converted(text), lines.join('\n'));
    }
  });

  it('packs matches for links, and unpacks them', async () => {
    for (const {vectors} of vectorFiles.slice(0, 12)) {
      const records = vectors.slice(0, 3).map(({record}) => ({...(record as object), players: undefined}));
      const bare = JSON.stringify(records, (key, value: unknown) => (key === 'comments' ? undefined : value));
      const input = (JSON.parse(bare) as object[]).map((record) => JSON.stringify(record)).join('\n');
      const packed = await converted(input, '--to', 'packed');
      assert.match(packed, /^(?:[a-z]+ 1[\w-]*\n?)+$/);
      const {lines} = await command(['canonical'], {input});
      assert.equal(await converted(packed), lines.join('\n'));
      assert.equal(await converted(await converted(packed, '--to', 'notation'), '--to', 'packed'), packed);
    }
  });

  it('converts a typed position to JSON, and back', async () => {
    const typed = 'you: AS 7H KD / table: 2C 5D / stock 24';
    const position = await converted(typed, '--game', 'scopa', '--options', '{"players":2}');
    assert.deepEqual(JSON.parse(position), {
      format: 'cartavola-position/1',
      game: 'scopa',
      options: {players: 2},
      hands: ['AS 7H KD', '?? ?? ??'],
      leader: 0,
      dealer: 1,
      table: '5D 2C',
      stock: Array.from({length: 24}, () => '??').join(' '),
    });
    assert.equal(await converted(await converted(position, '--letters', 'fr')), position);
  });

  it('reports the fault in each unreadable piece of notation, with its line in the file', async () => {
    const {status, lines} = await command(['convert', 'a.txt'], {
      files: {'a.txt': 'game: capra\nfoo: 3\n---\nAS KS\n---\ngame: scopa\nplayers: 2\nyou: AS 7H KD / table: 7B\n'},
    });
    assert.equal(status, 1);
    const faults = lines.map((line) => (JSON.parse(line) as {error: {code: string; path: string}}).error);
    assert.deepEqual(
      faults.map(({code, path}) => `${code} ${path}`),
      ['notation.key 2:1', 'notation.cards 1:1', 'notation.card 8:24'],
    );
  });

  it('refuses invalid records, and unknown letters, games and files', async () => {
    const refused = async (args: readonly string[], input = ''): Promise<string> => {
      const {status, lines, complaints} = await command(['convert', ...args], {input});
      return [
        status,
        ...lines.map((line) => (JSON.parse(line) as {error: {code: string}}).error.code),
        ...complaints,
      ].join(' ');
    };
    assert.equal(await refused([], '{"format":"cartavola/1"}'), '1 record.missing');
    assert.equal(await refused([], '{"format":'), '1 record.json');
    assert.equal(await refused([], 'scopa 1!'), '1 notation.card');
    assert.equal(await refused([], 'scopa 1zzz'), '1 record.packed');
    assert.equal(await refused([], 'whist 1zzz'), '1 record.game');
    assert.equal(await refused(['--to', 'packed'], 'game: scopa\nplayers: 2\nyou: AS 7H KD'), '1 record.packed');
    assert.match(await refused(['--to', 'paper']), /^2 cartavola: --to must be one of record, notation, packed/);
    assert.match(await refused(['--letters', 'de']), /^2 cartavola: --letters must be one of en, fr, it/);
    assert.equal(await refused([], 'game: scopa\ndeal'), '1 options.missing');
    assert.equal(await refused(['--options', '{"sevens":[]}'], 'game: scopa\nplayers: 2\nyou: AS'), '1 options.value');
    assert.match(await refused(['--options', '[']), /^2 cartavola: --options must be JSON/);
    assert.match(await refused(['--game', 'whist']), /^2 cartavola: "whist" is not a game/);
    assert.match(await refused(['none.txt']), /^2 cartavola: none\.txt cannot be read/);
  });
});
