// Measures elements of the kit beside elements of others, in one run.
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath, URLSearchParams} from 'node:url';
import {startChrome} from '../../../test/packages/table-page.mjs';
import {bundleAlone} from './bundle-alone.mjs';
import {CONTENDERS, COUNTERPARTS, MODULES} from './contenders.mjs';
import {insertInTurns} from './insertions.mjs';
import {kilobytes, mediansOf} from './numbers.mjs';
import {serveContenders} from './serve-contenders.mjs';
import {tablesAgainstBoards} from './tables-against-boards.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const COUNTS = [1, 20];

/** Bundles each contender alone; returns them by name, and the reason for each that is missing. */
async function bundleAll() {
  const alone = {};
  const missing = {};
  for (const [name, {ours}] of Object.entries(CONTENDERS)) {
    try {
      const file = ours ? `${root}packages/elements/src/define/${name}.ts` : fileURLToPath(MODULES[name]());
      if (!existsSync(file)) throw new Error('not installed');
      alone[name] = await bundleAlone(file);
    } catch {
      missing[name] = `${name} is not installed: \`npm install\``;
    }
  }
  return {alone, missing};
}

/** Version of the package of each of the others. */
const versionOf = (name) => JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, 'utf8')).version;

const markupOf = (name) => {
  const {tag, attributes, content = ''} = CONTENDERS[name];
  return `\`<${[tag, attributes].filter(Boolean).join(' ')}>${content}${content ? `</${tag}>` : ''}\``;
};

const labelOf = (name) => (CONTENDERS[name].ours ? `\`<${name}>\`` : `${name} ${versionOf(name)}`);
const ratio = (one, other) => (other === 0 ? '' : (one / other).toFixed(2));

function insertionTables(measured, alone) {
  const times = Object.values(measured).map(({name, times: {1: one, 20: many}, elements}) => [
    ...[labelOf(name), one.first, one.again, one.work, many.first, many.again, many.work, elements],
  ]);
  const bytes = Object.values(measured).map(({name, bytes: loaded}) => [
    labelOf(name),
    ...[alone[name].bytes.atOnce, loaded, alone[name].bytes.all].map(kilobytes),
  ]);
  const ratios = Object.entries(COUNTERPARTS).flatMap(([ours, others]) =>
    others
      .filter((other) => measured[ours] && measured[other])
      .map((other) => {
        const [mine, theirs] = [measured[ours], measured[other]];
        const of = (many, key) => ratio(mine.times[many][key], theirs.times[many][key]);
        return [
          ...[labelOf(ours), labelOf(other), of(1, 'first'), of(1, 'again'), of(20, 'first'), of(20, 'again')],
          ...[of(20, 'work'), ratio(mine.elements, theirs.elements), ratio(mine.bytes, theirs.bytes)],
        ];
      }),
  );
  return [
    {
      title: 'What is compared',
      columns: ['', 'markup', 'what it does, and does not'],
      rows: Object.keys(measured).map((name) => [labelOf(name), markupOf(name), CONTENDERS[name].does]),
    },
    {
      title: 'Milliseconds from the insertion until ready, and elements',
      columns: [
        '',
        '1, first',
        '1, again',
        '1, work',
        '20, first',
        '20, again',
        '20, work',
        'elements in the DOM, each',
      ],
      rows: times,
    },
    {
      title: 'Kilobytes (gzip)',
      columns: [
        '',
        'its module bundled alone',
        'loaded until one is ready',
        'all its scripts, with what may come later',
      ],
      rows: bytes,
    },
    {
      title: 'Ratios: ours to the other (below 1, ours is less)',
      columns: ['ours', 'beside', '1, first', '1, again', '20, first', '20, again', '20, work', 'elements', 'loaded'],
      rows: ratios,
    },
  ];
}

export const rivals = {
  id: 'rivals',
  title: 'Beside elements of others',
  runs: ['node tools/lab/bench-tables.mjs --ready'],
  isBuilt: true,
  async measure({insertions, loads}) {
    const {alone, missing} = await bundleAll();
    const bundles = new Map();
    for (const [name, {entry, chunks}] of Object.entries(alone))
      if (!CONTENDERS[name].ours)
        for (const [file, {code}] of chunks) bundles.set(file === entry ? `${name}.js` : file, code);
    const assets = alone['cm-chessboard'] && fileURLToPath(new URL('../assets/', MODULES['cm-chessboard']()));
    const browser = await startChrome();
    const served = await serveContenders(bundles, assets);
    try {
      const measured = await insertInTurns(browser, served, insertions, COUNTS, Object.keys(alone));
      const tables = insertionTables(measured, alone);
      if (alone.gchessboard) {
        const addressOf = (script) => (body) => `${served.origin}/?${new URLSearchParams({body, script})}`;
        const rows = await tablesAgainstBoards(
          browser,
          addressOf('/kit/cartavola.js'),
          addressOf('/gchessboard.js'),
          loads,
        );
        tables.push({
          title: 'Milliseconds from the beginning of the navigation until twenty are ready',
          columns: ['', '20 tables', '20 boards of gchessboard', 'ratio', 'elements a table, most', 'in view'],
          rows: rows.map(({name, tables: ours, boards, ...row}) => [
            ...[name, ours, boards, row.ratio.toFixed(2), row.elements, row.inView],
          ]),
        });
      }
      return {
        said: `From the insertion of 1 or 20 elements into a page whose script has run, to the end of the frame in which all can be seen and used, in headless Chromium; ${mediansOf(insertions, 'round')}, each in a new page without a cache; and in the last table from the beginning of a navigation, ${mediansOf(loads, 'load')}.`,
        tables,
        notes: [
          'None of the others plays cards: each is the nearest of its kind, so a ratio tells what a page pays, not which is better.',
          'First: none was there before, and what the element loads by itself is waited for, from a server on the same machine. Again: once those are gone. Work: what the main thread of the page worked, the first time. A frame is 16.7 ms, so short times are one frame or two, and work tells them apart.',
          'Loaded: scripts, style sheets and drawings of each. Ours load what they need in pieces, with all that elements of the kit share; the others bring one module. What may come later are, in ours, all languages, decks and panels.',
          ...Object.values(missing).map((why) => `Not measured: ${why}.`),
        ],
      };
    } finally {
      await browser.close();
      served.stop();
    }
  },
};
