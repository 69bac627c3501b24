import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {before, describe, it, mock} from 'node:test';
import {verbs} from '@cartavola/cli';
import {ELEMENTS} from '@cartavola/cli/check/elements.js';
import {sampleSize} from '../sample-size.js';
import {COMMON} from './entrance.js';
import {COMMANDS, entrances, READERS, SCENED} from './entrances.js';
import {ofLinks} from './text-entrances.js';
import {excessOf, piecesOf, SHORT} from './growth.js';

/** Number of cases for each entrance, and for slow ones. */
const [CASES, SLOW_CASES] = [sampleSize(40, 1500), sampleSize(4, 200)];
/** Lengths for each case. A reader that takes exponential time fails at the short ones. */
const LENGTHS = [...SHORT, 1000, 10_000];
/** One case in so many has greater lengths too. */
const LONGER = sampleSize(20, 10);
const GREATER = [...LENGTHS, 100_000];
const GREATEST = [...GREATER, ...(sampleSize(0, 1) === 1 ? [1_000_000] : [])];
/** Step between the cases that are tried, a prime number, so that they cover all places and pieces. */
const STEP = 7919;

/** Texts that the kit once read in quadratic time or worse, keyed by entrance. Every run reads them. */
const ONCE: Readonly<Record<string, readonly (readonly [at: string, piece: string, end?: string])[]>> = {
  'check, a linked page': [['…cartavola.js', '<script ']],
  readAsked: [
    ['…', '\n'],
    ['{"game":…}', '\n'],
  ],
  lettersIn: [
    ['…', '\n'],
    ['letters…', '\n', '\u0001'],
  ],
  'readNotation, scopa': [
    ['players: 2\nnames: …', '/'],
    ['names: …\nhands: AS / KS', 'a/'],
    ['names: …\nhands: AS / KS', 'AS ', '\u0001'],
    ['hands: {…}', '„'],
  ],
  inlines: [['…', '[']],
  linkedParts: [['…', '[']],
  'check html': [
    ['<script src="cartavola….js"></script>', '-00.00', '!'],
    ['<script>a.addEventListener("…</script>', 'a'],
    ['<card-puzzle><script type="application/json">…</script></card-puzzle>', '[:'],
  ],
  'check markdown': [['```cartavola…\nAS\n```', '{']],
  'check data': [['{"format":"cartavola-puzzles/1","game":"scopa","puzzles":[…{}]}', '{"id":"a"},']],
  'renderElement, content of card-diagram': [['…', '<a slot=b']],
  'renderElement, content of card-puzzle': [['…', '<script type=application/json']],
};

/** Files and folders that read fields of links and addresses. */
const LINK_READERS = [
  'packages/elements/src/links',
  'packages/elements/src/frame',
  'packages/cartavola/src/learning/store.ts',
  'demo/builder/choice.ts',
];

const all = await entrances();

describe('Reading takes time in proportion to the text:', () => {
  // A warning may quote the text.
  before(() => void mock.method(console, 'warn', () => undefined));
  for (const {name, at, signs = '', pieces = [], isSlow = false, read} of all)
    it(name, async () => {
      const repeated = [...new Set([...piecesOf(COMMON), ...piecesOf(signs), ...pieces])];
      const cases = at.flatMap((place) =>
        repeated.flatMap((piece) => ['', '\u0001'].map((end) => ({place, piece, end}))),
      );
      const count = Math.min(isSlow ? SLOW_CASES : CASES, cases.length);
      const tried = [
        ...(ONCE[name] ?? []).map(([place, piece, end = '']) => ({place, piece, end, lengths: GREATER})),
        ...Array.from({length: count}, (_, turn) => ({
          ...cases[(turn * STEP) % cases.length]!,
          lengths: turn === 0 ? GREATEST : turn % LONGER === 0 ? GREATER : LENGTHS,
        })),
      ];
      const found: string[] = [];
      for (const {place, lengths, ...text} of tried) {
        const excess = await excessOf((long) => read(long, place), text, lengths);
        if (excess) found.push(`${JSON.stringify([place, text])}: ${excess}`);
      }
      assert.deepEqual(found, []);
    });
});

describe('The table of entrances', () => {
  it('has every element', () => {
    assert.deepEqual([...SCENED].sort(), Object.keys(ELEMENTS).sort());
  });

  it('has every verb of the command', () => {
    assert.deepEqual(Object.keys(COMMANDS).sort(), verbs.map(({name}) => name).sort());
  });

  it('has every field that the readers of links ask for', () => {
    const fields = LINK_READERS.flatMap((place) =>
      (place.endsWith('.ts') ? [place] : readdirSync(place).map((file) => `${place}/${file}`)).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\b(?:get|has|take)\('([\w-]+)'\)/g)].map(([, field]) => field!),
      ),
    );
    const places = ofLinks.flatMap(({at}) => at).join('\n');
    assert.ok(fields.length > 20);
    assert.deepEqual([...new Set(fields)].filter((field) => !places.includes(`${field}=…`)).sort(), []);
  });

  it('has every text that was once slow', () => {
    const names = all.map(({name}) => name);
    assert.deepEqual(
      Object.keys(ONCE).filter((name) => !names.includes(name)),
      [],
    );
  });

  it('has every public function that reads', () => {
    // `answerText` writes an answer, and `readLines` splits the bytes that the verbs read.
    const names = ['answerText', 'readLines', ...all.map(({name}) => name)].join('\n');
    assert.deepEqual([...new Set(READERS)].filter((name) => !names.includes(name)).sort(), []);
  });
});
