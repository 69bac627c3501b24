import {describe, it} from 'node:test';
import {expect} from 'chai';
import fc from 'fast-check';
import {readFrameLink, readFrameScheme} from '../frame.js';
import {readLink, writeLink, type DealLink, type Link} from '../links.js';
import {sampleRuns} from '../../../../test/sample-size.js';

const SEED = 'cartavola daily 1 2026-11-22 scopa';
const DAILY: DealLink = {type: 'deal', game: 'scopa', options: {players: '4', 'aces-take-all': ''}, seed: SEED};

/** Links and their fragments. Links that readers have already shared must keep working. */
const LINKS: readonly [fragment: string, link: Link][] = [
  ['#cartavola=scopa.single-first', {type: 'rule', id: 'scopa.single-first'}],
  [
    '#cartavola=deal&game=scopa&players=4&aces-take-all=&seed=cartavola+daily+1+2026-11-22+scopa&beat=4-2',
    {...DAILY, beat: [4, 2]},
  ],
  [
    '#cartavola=deal&game=capra&seed=a&seat=3&level=expert&beat=12-0',
    {type: 'deal', game: 'capra', options: {}, seed: 'a', seat: 3, level: 'expert', beat: [12, 0]},
  ],
  [
    '#cartavola=deal&game=capra&seed=%C3%A9t%C3%A9+%26+%23',
    {type: 'deal', game: 'capra', options: {}, seed: 'été & #'},
  ],
  ['#cartavola=puzzle&for=set&id=settebello-017', {type: 'puzzle', element: 'set', id: 'settebello-017'}],
  ['#cartavola=puzzle&id=a', {type: 'puzzle', element: '', id: 'a'}],
  ['#cartavola=step&for=capra&id=trump-finish', {type: 'step', element: 'capra', id: 'trump-finish'}],
  ['#cartavola=step&id=step-2', {type: 'step', element: '', id: 'step-2'}],
  ['#cartavola=match&game=scopa&record=1-aZ_9', {type: 'match', game: 'scopa', packed: '1-aZ_9'}],
  [
    '#cartavola=match&game=scopa&record=1a&seat=1&level=strong',
    {type: 'match', game: 'scopa', packed: '1a', seat: 1, level: 'strong'},
  ],
  ['#cartavola=replay&for=ending&ply=12', {type: 'replay', id: 'ending', ply: 12}],
  [
    '#cartavola=replay&game=scopa&record=1-aZ_9&ply=3',
    {type: 'replay', id: '', ply: 3, match: {game: 'scopa', packed: '1-aZ_9'}},
  ],
];

const codeOf = (hash: string): string | undefined => {
  const read = readLink(hash);
  return read.ok ? undefined : `${read.problem.code} ${read.problem.path}`.trim();
};

const options = fc.dictionary(fc.stringMatching(/^[a-z][a-z-]{0,12}$/), fc.string({unit: 'grapheme', maxLength: 20}), {
  maxKeys: 5,
});
const dealLinks = fc
  .record(
    {
      game: fc.constantFrom('scopa', 'capra', 'a-game2'),
      options,
      seed: fc.string({unit: 'grapheme', minLength: 1, maxLength: 60}),
      seat: fc.nat(9),
      level: fc.constantFrom('beginner', 'casual', 'strong', 'expert'),
      beat: fc.array(fc.nat(99_999), {minLength: 2, maxLength: 6}),
    },
    {requiredKeys: ['game', 'options', 'seed']},
  )
  .filter(
    ({options}) => !['cartavola', 'game', 'seed', 'seat', 'level', 'beat', 'record'].some((name) => name in options),
  )
  .map((link): DealLink => ({type: 'deal', ...link, options: {...link.options}}));

describe('A link', () => {
  for (const [fragment, link] of LINKS)
    it(`is serialised and parsed as ${fragment}`, () => {
      expect(writeLink(link)).to.equal(fragment);
      expect(readLink(fragment)).to.deep.equal({ok: true, value: link});
    });

  it('to a deal is read as written, whatever its content', () => {
    fc.assert(
      fc.property(dealLinks, (link) => {
        const written = writeLink(link);
        expect(written).to.match(/^#[\w.*%+&=-]+$/);
        expect(readLink(written)).to.deep.equal({ok: true, value: link});
      }),
    );
  });

  it('that a mail program or chat has altered is repaired if only one interpretation is possible', () => {
    for (const [fragment, link] of LINKS) {
      const encoded = `#${encodeURIComponent(fragment.slice(1))}`;
      const ways = [
        fragment.replaceAll('&', '&amp;'),
        fragment.replaceAll('&', '&amp;amp;'),
        fragment.replaceAll('&', '&#38;'),
        encoded,
        fragment.replaceAll('&', '%26'),
        fragment.replaceAll('&', '%26amp%3B'),
        `${fragment}?utm_source=mail&utm_medium=a`,
        `${fragment}&utm_source=mail&fbclid=Iw-AR2_`,
        `${fragment}?lang=it`,
        `${fragment}#top`,
        `#/game?${fragment.slice(1)}`,
        `#!/${fragment.slice(1)}`,
        ...[')', '),', ').', ']', '}', ';', "'", ':', '!)'].map((sign) => fragment + sign),
        ...(/seed=(?!cartavola)[^&]*$/.test(fragment)
          ? []
          : ['.', '>', '%3E', '"', '%22', '%22%3E', '”', '%E2%80%9D', '»', '...', '…', '?', '*'].map(
              (sign) => fragment + sign,
            )),
      ];
      for (const way of ways) expect(readLink(way), way).to.deep.equal({ok: true, value: link});
    }
  });

  it('to a deal of the day ends with the game’s id', () => {
    const day = '#cartavola=deal&game=scopa&seed=cartavola+daily+1+2026-11-22+scopa';
    const read = readLink(day);
    for (const end of ['.', '%22', '>', '.)', '%E2%80%9D.']) expect(readLink(day + end), end).to.deep.equal(read);
  });

  it('keeps any text that may belong to it', () => {
    const seedOf = (text: string): unknown => {
      const read = readLink(`#cartavola=deal&game=scopa&seed=${text}`);
      return read.ok && read.value?.type === 'deal' ? read.value.seed : read;
    };
    for (const [text, seed] of [
      ['a.', 'a.'],
      ['why?', 'why?'],
      ['a%26b', 'a&b'],
      ['a%26b%3Dc', 'a&b=c'],
      ['a%22', 'a"'],
      ['%26amp%3B', '&amp;'],
    ] as const)
      expect(seedOf(text), text).to.equal(seed);
    expect(readLink(writeLink({type: 'puzzle', element: '', id: 'a.'}))).to.deep.equal({
      ok: true,
      value: {type: 'puzzle', element: '', id: 'a.'},
    });
  });

  it('to a frame is also repaired', () => {
    const read = (hash: string): unknown => readFrameLink(hash, ['scopa-table', 'game-replay'], 'https://example.org/');
    const frame = '#game=scopa&seed=a+b&players=4&lang=it';
    const expected = read(frame);
    expect(expected).to.deep.include({element: 'scopa-table'});
    for (const way of [
      frame.replaceAll('&', '&amp;'),
      frame.replaceAll('&', '%26'),
      `#${encodeURIComponent(frame.slice(1))}`,
      `${frame}&utm_source=x&fbclid=1`,
      `${frame}?utm_source=x`,
      `${frame}.`,
      `${frame}).`,
      `${frame}%22%3E`,
    ])
      expect(read(way), way).to.deep.equal(expected);
    expect(read('#element=game-replay&src=/a.json?v=2&caption=Well%26more%3D1.')).to.deep.include({
      attributes: new Map([
        ['src', '/a.json?v=2'],
        ['caption', 'Well&more=1.'],
      ]),
    });
  });

  it('is undefined if the URL does not refer to anything', () => {
    for (const hash of ['', '#', '#top', '#cartavola=', '#cartavola', '#other=deal&game=scopa'])
      expect(readLink(hash), hash).to.deep.equal({ok: true, value: undefined});
  });

  it('with an invalid part reports a code and a path', () => {
    const deal = '#cartavola=deal&game=scopa&seed=a';
    for (const [hash, code] of [
      ['#cartavola=deal', 'link.game game'],
      ['#cartavola=deal&game=%3Cb%3E&seed=a', 'link.game game'],
      ['#cartavola=deal&game=scopa', 'link.seed seed'],
      [`#cartavola=deal&game=scopa&seed=${'a'.repeat(201)}`, 'link.seed seed'],
      [`${deal}&players=${'4'.repeat(101)}`, 'link.option players'],
      [`${deal}${Array.from({length: 41}, (_, index) => `&o${'x'.repeat(index)}=1`).join('')}`, 'link.options'],
      [`${deal}&seat=`, 'link.seat seat'],
      [`${deal}&seat=-1`, 'link.seat seat'],
      [`${deal}&seat=12`, 'link.seat seat'],
      [`${deal}&seat=1.5`, 'link.seat seat'],
      [`${deal}&level=`, 'link.level level'],
      [`${deal}&level=Expert`, 'link.level level'],
      [`${deal}&level=__proto__`, 'link.level level'],
      [`${deal}&beat=4`, 'link.beat beat'],
      [`${deal}&beat=4--2`, 'link.beat beat'],
      [`${deal}&beat=4-2-1-1-1-1-1`, 'link.beat beat'],
      [`${deal}&beat=123456-2`, 'link.beat beat'],
      ['#cartavola=step', 'link.id id'],
      [`#cartavola=step&id=${'a'.repeat(81)}`, 'link.id id'],
      ['#cartavola=puzzle', 'link.id id'],
      ['#cartavola=puzzle&id=%3Cb%3E', 'link.id id'],
      [`#cartavola=puzzle&id=${'a'.repeat(500)}`, 'link.id id'],
      ['#cartavola=match&record=1a', 'link.game game'],
      ['#cartavola=match&game=scopa', 'link.record record'],
      ['#cartavola=match&game=scopa&record=', 'link.record record'],
      ['#cartavola=match&game=scopa&record=a1', 'link.record record'],
      ['#cartavola=match&game=scopa&record=1%3Cb%3E', 'link.record record'],
      [`#cartavola=match&game=scopa&record=1${'a'.repeat(20_000)}`, 'link.record record'],
      ['#cartavola=match&game=scopa&record=1a&seat=12', 'link.seat seat'],
      ['#cartavola=match&game=scopa&record=1a&level=best', 'link.level level'],
      [`${deal}&x=${'a'.repeat(1_000_000)}`, 'link.large'],
    ] as const)
      expect(codeOf(hash), hash.slice(0, 80)).to.equal(code);
  });

  it('can be read from any string within its limits, without throwing', () => {
    const part = fc.oneof(
      fc.string(),
      fc.string({unit: 'binary'}),
      fc.constantFrom(
        '#',
        '&',
        '=',
        '%',
        '%ff',
        'cartavola=deal',
        'cartavola=match',
        'record=1a',
        'game=scopa',
        'seed=a',
        'beat=4-2',
        'seat=1',
        'level=strong',
        '__proto__=1',
      ),
      fc.constantFrom(
        'constructor=1',
        'seed=%00',
        'game=__proto__',
        'players=%F0',
        '-',
        'beat=-1',
        'seat=1e1',
        'seat=٣',
        'level=constructor',
        'element=a',
        'src=javascript:1',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, {maxLength: 12}), fc.constantFrom('&', ''), (parts, joint) => {
        const hash = `#${parts.join(joint)}`;
        const read = readLink(hash);
        readFrameLink(hash, ['scopa-table'], 'https://example.org/');
        expect(read.ok ? 'link.ok' : read.problem.code).to.match(/^link\.\w+$/);
        const link = read.ok ? read.value : undefined;
        if (link?.type !== 'deal') return;
        expect(link.game).to.match(/^[a-z][a-z0-9-]*$/);
        expect(Object.keys(link.options).every((name) => /^[a-z-]+$/.test(name))).to.equal(true);
        expect(Object.getPrototypeOf(link.options)).to.equal(Object.prototype);
        expect(link.seat ?? 0).to.be.within(0, 9);
        expect(['beginner', 'casual', 'strong', 'expert', undefined]).to.include(link.level);
        expect((link.beat ?? []).every(Number.isInteger)).to.equal(true);
      }),
      sampleRuns(200, 2000),
    );
  });

  it('to a deal or match shows the matching table in a frame', () => {
    const read = (hash: string): unknown => readFrameLink(hash, ['scopa-table'], 'https://example.org/');
    expect(read(writeLink(DAILY))).to.deep.include({element: 'scopa-table', attributes: new Map()});
    expect(read('#cartavola=match&game=scopa&record=1a')).to.deep.include({
      element: 'scopa-table',
      attributes: new Map(),
      record: undefined,
    });
    expect(read('#cartavola=deal&game=scopa')).to.deep.include({code: 'link.seed'});
  });

  it('may set the colour scheme of a frame, whatever the frame shows', () => {
    const read = (hash: string): unknown => readFrameLink(hash, ['scopa-table', 'game-replay'], 'https://example.org/');
    for (const shown of [
      '#game=scopa',
      '#element=game-replay',
      writeLink(DAILY),
      '#cartavola=match&game=scopa&record=1a',
    ])
      for (const scheme of ['light', 'dark']) {
        const hash = `${shown}&scheme=${scheme}`;
        expect(readFrameScheme(hash)).to.equal(scheme);
        expect(read(hash)).to.deep.equal(read(shown));
        expect(readFrameScheme(hash.replaceAll('&', '&amp;'))).to.equal(scheme);
      }
    expect(readFrameScheme('#game=scopa')).to.equal(undefined);
    for (const wrong of ['', 'Dark', 'dark light', 'normal', 'dark;', 'constructor']) {
      const hash = `#game=scopa&scheme=${encodeURIComponent(wrong)}`;
      expect(readFrameScheme(hash)).to.equal(undefined);
      expect(read(hash)).to.deep.include({code: 'embed.scheme', path: 'scheme'});
    }
    expect(readFrameScheme(`#scheme=dark&x=${'x'.repeat(1_000_000)}`)).to.equal(undefined);
  });
});
