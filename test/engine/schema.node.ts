import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, it} from 'node:test';
import {readOptions, readRecord, type Option} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {vectorFiles} from '../vectors/read-vectors.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

type Data = Record<string, unknown>;

const published = createRequire(path.resolve('package.json'));
const [record, position] = ['record', 'position'].map(
  (name) => JSON.parse(readFileSync(published.resolve(`@cartavola/engine/schema/${name}.schema.json`), 'utf8')) as Data,
) as [Data, Data];

// The schemas spread keys and their types over several subschemas, which the rules turned off here don't allow.
const ajv = new Ajv2020({strictTypes: false, strictTuples: false, strictRequired: false, strict: true});
ajv.addSchema([record, position]);
const validatorOf = (schema: Data): ValidateFunction => ajv.getSchema(schema['$id'] as string)!;
const isRecord = validatorOf(record);
const isPosition = validatorOf(position);

const whyNot = (): string => JSON.stringify(isRecord.errors?.[0]);

/** Problems that a schema can't find, because they only appear when the moves are played. */
const MEANING = new RegExp(
  [
    'twice in the pack',
    'illegal move',
    'wrong next (dealer|leader)',
    'after the end',
    'after an unfinished',
    'unfinished deal',
    'finished deal without',
    'though a deal is finished',
    'that are wrong',
    'more moves than there are',
    'not where it must be',
  ].join('|'),
);

/** Returns each key of each object and list in the data, with that object or list. */
function placesIn(holder: unknown): (readonly [holder: Data, key: string])[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const data = holder as Data;
  return Object.keys(data).flatMap((key) => [[data, key] as const, ...placesIn(data[key])]);
}

/** Returns every key that a schema allows in an object, with the key's schema. */
const propertiesIn = (schema: Data): (readonly [key: string, schema: Data])[] =>
  placesIn({schema}).flatMap(([holder, key]) =>
    key === 'properties' ? Object.entries(holder[key] as Record<string, Data>) : [],
  );

describe('The schemas', () => {
  it('are valid themselves, and have their published URLs as ids', () => {
    for (const schema of [record, position]) {
      assert.ok(ajv.validateSchema(schema), JSON.stringify(ajv.errors));
      assert.equal(schema['$schema'], 'https://json-schema.org/draft/2020-12/schema');
      assert.match(schema['$id'] as string, /^https:.*\/@cartavola\/engine\/schema\/[a-z]+\.schema\.json$/);
    }
  });

  it('describe every key', () => {
    for (const schema of [record, position]) {
      const keys = propertiesIn(schema);
      const described = keys.flatMap(([key, {description}]) => (typeof description === 'string' ? [key] : []));
      assert.deepEqual(new Set(described), new Set(keys.map(([key]) => key)));
    }
  });
});

describe('The record schema', () => {
  for (const {variant, vectors, illegal, lenient, badRecords} of vectorFiles) {
    it(`accepts every record of ${variant} that the rules accept`, () => {
      const good = [
        ...vectors.map((vector) => vector.record),
        ...illegal.map((one) => one.record),
        ...lenient.flatMap((one) => [one.record, one.canonical]),
      ];
      for (const data of good) assert.ok(isRecord(data), whyNot());
    });

    it(`rejects the malformed records of ${variant}`, () => {
      for (const {name, record: data} of badRecords) {
        if (!isRecord(data)) continue;
        assert.match(name, MEANING);
        assert.equal(readRecord(data, games).ok, false, name);
      }
    });
  }

  it('rejects most bad records', () => {
    const bad = vectorFiles.flatMap(({badRecords}) => badRecords);
    const refused = bad.filter((one) => !isRecord(one.record)).length;
    assert.ok(refused / bad.length > 0.75, `${refused} of ${bad.length}`);
  });

  it('does not reject records that a reader accepts', () => {
    const anyRecord = fc.constantFrom(
      ...vectorFiles.flatMap(({vectors, lenient}) => [...vectors, ...lenient].map((one) => JSON.stringify(one.record))),
    );
    const values = [undefined, null, true, 0, 1, 2, 9, -1, 0.5, 'S', 'ah', '10♥', '', 'source', [], {}, [0, 0], 'HCSD'];
    let accepted = 0;
    fc.assert(
      fc.property(anyRecord, fc.nat(), fc.constantFrom<unknown>(...values), (text, which, value) => {
        const data = JSON.parse(text) as Data;
        const places = placesIn(data);
        const [holder, key] = places[which % places.length]!;
        if (value === undefined && !Array.isArray(holder)) delete holder[key];
        else holder[key] = value;
        if (!readRecord(data, games).ok) return;
        accepted++;
        assert.ok(isRecord(data), whyNot());
      }),
      sampleRuns(80, 2000),
    );
    assert.ok(accepted > sampleSize(0, 10), `${accepted} accepted`);
  });

  for (const game of games) {
    it(`contains the options of ${game.id}`, () => {
      const begun = (options: Data): Data => ({format: 'cartavola/1', game: game.id, options, deals: []});
      const least = Object.fromEntries(
        game.options.flatMap((option) => (option.fallback === undefined ? [[option.name, valuesOf(option)[0]]] : [])),
      );
      assert.ok(isRecord(begun(least)), whyNot());
      const asRead = (options: Data): void =>
        assert.equal(isRecord(begun(options)), readOptions(game, options).ok, JSON.stringify(options));
      for (const option of game.options) {
        const {[option.name]: _left, ...rest} = least;
        asRead(rest);
        for (const value of [...valuesOf(option), ...STRANGE]) asRead({...least, [option.name]: value});
      }
      asRead({...least, speed: 1});
    });

    it(`lets a deal of ${game.id} start with either a position or a pack`, () => {
      const {record: data} = vectorFiles.find((file) => file.game === game.id)!.vectors[0]!;
      const {deals, totals: _totals, ...rest} = data as {deals: Data[]; totals: unknown};
      const {pack, marks: _marks, ...deal} = deals[0]!;
      const place = {hands: ['AH KS', 'AS', '', 'AD 10c']};
      const withDeal = (start: Data): boolean => isRecord({...rest, deals: [{...deal, ...start}]});
      assert.ok(withDeal({pack}), whyNot());
      assert.ok(withDeal({position: place}), whyNot());
      const wrong = [{}, {pack, position: place}, {position: {}}, {position: {...place, note: 1}}];
      // The record already has these.
      const twice = [{format: 'cartavola-position/1'}, {game: game.id}, {dealer: 0}].map((more) => ({
        position: {...place, ...more},
      }));
      for (const start of [...wrong, ...twice, {position: {hands: ['AH ??']}}]) {
        assert.ok(!withDeal(start), JSON.stringify(start));
      }
    });
  }
});

const STRANGE = [null, '', 'true', 0, -1, 1, 1.5, 2 ** 53, 99, [], {}, true, false, 'source', 'free'];
const valuesOf = ({values}: Option): readonly unknown[] => (values === 'count' ? [1, 2, 1000] : values);

describe('The position schema', () => {
  const P = {format: 'cartavola-position/1'};

  for (const data of [
    {...P, game: 'capodama', options: {players: 4}, seat: 0, hands: ['9C 7H KH AS', '?? ??', '', '??'], trick: 'AC 8C'},
    {
      ...P,
      game: 'capodama',
      options: {players: 3},
      hands: [''],
      trick: '2:AC 3:8C',
      double: 'S',
      fourth: 'AS',
      capo: 2,
    },
    {
      ...P,
      game: 'scopa',
      options: {players: 2, rules: 'italian'},
      hands: ['AS'],
      table: '7D 3♠',
      scopas: [0, 2],
      piles: ['', 'KH'],
    },
    {
      ...P,
      game: 'capra',
      hands: [null, '??'],
      leader: 1,
      dealer: 0,
      trump: 'H',
      trick: '1:AH 1:TH 2:?? 2:??',
      stock: '?? KD',
    },
    {...P, game: 'calypso', options: {draw: true}, trumps: 'CSDH', calypsos: ['AH KH', '', '', 'AD'], hands: ['']},
  ]) {
    it(`accepts ${JSON.stringify(data)}`, () => assert.ok(isPosition(data), JSON.stringify(isPosition.errors)));
  }

  for (const data of [
    {},
    {...P, game: 'calypso'},
    {...P, game: 'calypso', hands: []},
    {...P, game: 'whist'},
    {...P, game: 'capodama'},
    {...P, game: 'capodama', options: {players: 4}, table: '7D', hands: ['']},
    {...P, game: 'capodama', options: {players: 4}, double: 'H', hands: ['']},
    {...P, game: 'capodama', options: {players: 4}, trick: '2:AC, 3:8C', hands: ['']},
    {...P, game: 'scopa', options: {players: 3}, hands: ['']},
    {...P, game: 'scopa', options: {players: 2}, capo: 1, hands: ['']},
    {...P, game: 'capra', hands: ['AH  KH']},
    {...P, game: 'capra', hands: ['1H']},
    {...P, game: 'calypso', trumps: 'HSCD', hands: ['']},
    {...P, game: 'calypso', seat: 4, hands: ['']},
    {...P, game: 'calypso', note: '', hands: ['']},
    {...P, format: 'cartavola/1', game: 'calypso', hands: ['']},
  ]) {
    it(`rejects ${JSON.stringify(data)}`, () => assert.ok(!isPosition(data)));
  }
});
