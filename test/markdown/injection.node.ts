import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {loadPictures, type Pictures} from '@cartavola/markdown';
import fc from 'fast-check';
import {vectorFiles} from '../vectors/read-vectors.js';
import {elementsOf, TOOLS, type Found} from './rendered.js';
import {sampleRuns, sampleSize} from '../sample-size.js';

/** Strings that start or end markup if they aren't escaped. */
const HOSTILE = [
  ...['"', "'", '<', '>', '&', '=', ' ', '`', '\\', '/', '{', '}', ';', '\u0000', '\ufeff', '\u2028'],
  ...['<script>alert(1)</script>', '</script>', '<!--', '-->', ']]>', '<![CDATA[', '<?x?>', '<!doctype html>'],
  ...['<img src=x onerror=alert(1)>', '" onload="alert(1)', "' onload='alert(1)", ' onload=alert(1) '],
  ...['&quot;', '&#34;', '&lt;img src=x&gt;', '&amp;lt;', '&#x3c;', '&', '\\"', '\\<'],
  ...['</card-diagram>', '</game-replay>', '</pre>', '</figure>', '</figcaption>', '</svg>', '</title>'],
  ...['<svg><style>', '<math><mtext>', '<template>', '<textarea>', '<plaintext>', 'javascript:alert(1)'],
  ...['caption', 'game', 'style=x', 'a', 'é', '\u{1f0a1}'],
];

const hostile = fc.array(fc.constantFrom(...HOSTILE), {maxLength: 8}).map((parts) => parts.join(''));
/** Character that Markdown replaces. */
const NUL = '\u0000';
/** Number of runs of each test with each tool. */
const RUNS = sampleRuns(40, 400);

/** Attributes, keyed by element. */
const BOTH = ['game', 'deck', 'theme', 'letters', 'ply', 'seat', 'lang'];
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'card-diagram': ['translate', ...BOTH, 'caption', 'inline', 'dim', 'arrows'],
  'game-replay': [...BOTH, 'guess', 'speed'],
  pre: ['translate', 'data-cartavola-record'],
  figure: ['class', 'lang'],
  figcaption: [],
  p: [],
  code: ['class'],
};

const SHAPES = /^(?:svg|g|path|rect|circle|ellipse|line|polygon|polyline|use|defs|title|text)$/;

/** Fails if a page has an element or attribute that the plugin never generates. */
function checkElements(all: readonly Found[], html: string): void {
  for (const {name, attributes} of all) {
    const allowed = EXPECTED[name];
    if (!allowed) assert.match(name, SHAPES, html);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (allowed) assert.ok(allowed.includes(attribute), `${name} ${attribute} in ${html}`);
      assert.doesNotMatch(attribute, /^on|^style$|^srcdoc$|^src$/, html);
      if (attribute === 'href') assert.match(value, /^#[\w-]+$/);
    }
  }
}

const fenced = (info: string, text: string): string => `~~~~~~ ${info}\n${text}\n~~~~~~\n`;

describe('Untrusted Markdown', () => {
  let pictures: Pictures;
  before(async () => {
    pictures = await loadPictures();
  });

  for (const [tool, render] of Object.entries(TOOLS)) {
    it(`only produces the plugin’s elements and attributes, whatever follows the fence: ${tool}`, () => {
      let shown = 0;
      const caption = fc
        .constantFrom('caption="', "caption='", 'caption=', 'game="', '')
        .chain((start) => hostile.map((text) => start + text + start.slice(-1).replace(/[^"']/, '')));
      fc.assert(
        fc.property(fc.array(caption, {maxLength: 3}), fc.boolean(), fc.boolean(), (parts, isReplay, isDrawn) => {
          const info = `cartavola${isReplay ? '-replay' : ''} ${parts.join(' ')}`;
          const {html} = render(fenced(info, 'AS KH'), isDrawn ? {pictures} : {});
          const all = elementsOf(html);
          checkElements(all, html);
          shown += Number(all[0]?.name === 'card-diagram' || all[0]?.name === 'figure');
        }),
        RUNS,
      );
      assert.ok(shown > sampleSize(5, 50), `${shown} were shown`);
    });

    it(`keeps every caption: ${tool}`, () => {
      const text = hostile.map((one) =>
        one
          .replaceAll(NUL, '')
          .replaceAll(/["\\&]/g, '')
          .trim(),
      );
      fc.assert(
        fc.property(text, fc.boolean(), (caption, isDrawn) => {
          fc.pre(caption !== '');
          const {html, problems} = render(fenced(`cartavola caption="${caption}"`, 'AS'), isDrawn ? {pictures} : {});
          const all = elementsOf(html);
          checkElements(all, html);
          assert.deepEqual(problems, []);
          const told = isDrawn ? all.find(({name}) => name === 'figcaption')!.text : all[0]!.attributes['caption'];
          assert.equal(told, caption);
        }),
        RUNS,
      );
    });

    it(`keeps unreadable text as text: ${tool}`, () => {
      fc.assert(
        fc.property(hostile, fc.constantFrom('cartavola', 'cartavola-replay'), fc.boolean(), (text, name, isDrawn) => {
          const {html} = render(fenced(name, `AS 1X ${text}`), isDrawn ? {pictures} : {});
          const [only, ...others] = elementsOf(html);
          assert.deepEqual([only!.name, others], ['pre', []], html);
          assert.equal(only!.text, `AS 1X ${text}`.replaceAll(NUL, '\ufffd'));
        }),
        RUNS,
      );
    });

    it(`keeps players’ names and a match’s comments as text: ${tool}`, () => {
      const vector = vectorFiles.find(({game}) => game === 'capra')!.vectors[0]!;
      let drawn = 0;
      fc.assert(
        fc.property(hostile, hostile, fc.boolean(), (name, other, isDrawn) => {
          const json = JSON.stringify({...(vector.record as object), players: [name, other, 'A', 'B']});
          for (const block of ['cartavola', 'cartavola-replay']) {
            const {html, problems} = render(fenced(block, json), isDrawn ? {pictures} : {});
            const all = elementsOf(html);
            checkElements(all, html);
            if (problems.length > 0) continue;
            if (isDrawn && block === 'cartavola') drawn++;
            else assert.equal(all[0]!.text, json);
          }
        }),
        sampleRuns(10, 60),
      );
      assert.ok(drawn > 5, `${drawn} were drawn`);
    });

    it(`keeps inline code as code, or shows it as cards: ${tool}`, () => {
      fc.assert(
        fc.property(hostile, fc.boolean(), (text, isDrawn) => {
          const code = `cards: AS ${text.replaceAll(NUL, '').replaceAll('`', '')}`;
          const {html} = render(`a \`${code}\` b`, isDrawn ? {pictures} : {});
          const all = elementsOf(html);
          checkElements(all, html);
          assert.equal(all[0]!.name, 'p', html);
        }),
        RUNS,
      );
    });
  }
});
