// Test helper: readers of pages: elements on servers, the check, and the Markdown plugins.
import {readFileSync} from 'node:fs';
import {checkPage, type TextKind} from '@cartavola/cli/check-page.js';
import {finderFor} from '../../packages/cli/src/check/find-files.js';
import type {Surroundings} from '@cartavola/cli';
import {ELEMENTS} from '@cartavola/cli/check/elements.js';
import {renderElement} from '@cartavola/elements/server.js';
import {games} from '@cartavola/engine/games.js';
import * as lessons from '@cartavola/lessons';
import {markdownItCartavola} from '@cartavola/markdown/markdown-it.js';
import {remarkCartavola} from '@cartavola/markdown/remark.js';
import MarkdownIt from 'markdown-it';
import {SWEEP} from '../lessons/puzzle-examples.js';
import {CARDS, entrance, JSON_TEXT, NOTATION, NOTATION_PLACES, type Entrance} from './entrance.js';

// Elements on pages: their attributes and content, read by servers and by the check.

/** Attributes with which each element reads the others. */
export const SCENES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'calypso-table': {},
  'capodama-table': {},
  'capra-table': {},
  'scopa-table': {},
  'card-diagram': {notation: 'game: scopa / players: 2 / you: AS 7H / table: 2C 5D'},
  'card-puzzle': {puzzle: JSON.stringify(SWEEP)},
  'cartavola-settings': {},
  'coach-panel': {},
  'game-replay': {},
  'move-log': {},
  'playing-card': {card: 'QH'},
  'rules-explainer': {game: 'scopa', view: 'rules'},
  'score-pad': {game: 'scopa'},
  'score-sheet': {},
  'table-controls': {},
  'table-record': {},
};

const REPLAY =
  '<pre data-cartavola-record>game: scopa / players: 2\ndeal 1 / hands: AS 7D / 7H 2C / table: 2D 5D\nmoves: AS</pre>';

/** Attributes of each element that have a value, from the manifest. */
const ATTRIBUTES: readonly (readonly [element: string, attribute: string])[] = (
  JSON.parse(readFileSync('packages/elements/custom-elements.json', 'utf8')) as {
    readonly modules: readonly {
      readonly declarations: readonly {
        readonly tagName: string;
        readonly attributes?: readonly {readonly name: string; readonly type: {readonly text: string}}[];
      }[];
    }[];
  }
).modules
  .flatMap(({declarations}) => declarations)
  .flatMap(({tagName, attributes = []}) =>
    [...attributes.filter(({type}) => type.text !== 'boolean').map(({name}) => name), 'lang'].map(
      (name) => [tagName, name] as const,
    ),
  );

const MARKUP = {
  signs: ">='!#;{}[]`:,%",
  pieces: [
    '<!--',
    '-->',
    '</',
    '<a ',
    '<a b=',
    'a="',
    '&amp;',
    '&#39;',
    '<p>',
    '<i slot=a>',
    '<script>',
    '{{',
    '{%',
    '${',
    '<b>',
  ],
};

/** HTML around the content of elements. */
const CONTENTS = [
  ...['…', '<script>…</script>', '<script type="application/json">…</script>', '<!--…-->', '<!--…'],
  ...[
    '<pre data-cartavola-record>…</pre>',
    '<figcaption>…</figcaption>',
    '<i slot="…">a</i>',
    '<i …>a</i>',
    '<style>…',
  ],
];

export const ofPages: readonly Entrance[] = [
  {
    name: 'renderElement, attribute',
    isSlow: true,
    at: ATTRIBUTES.map((pair) => pair.join(' ')),
    signs: ',:>=?A',
    pieces: ['AS ', 'you ', '7D>5C,', '{"a":', '-00.00'],
    async read(text, at) {
      const [element, name] = at.split(' ') as [string, string];
      const content = element === 'game-replay' ? REPLAY : '';
      return await renderElement(element, {attributes: {...SCENES[element], [name]: text}, content});
    },
  },
  ...['card-diagram', 'card-puzzle', 'game-replay', 'rules-explainer', 'scopa-table'].map((element) =>
    entrance(
      `renderElement, content of ${element}`,
      CONTENTS,
      (content) => renderElement(element, {attributes: element === 'rules-explainer' ? SCENES[element]! : {}, content}),
      {...MARKUP, isSlow: true},
    ),
  ),
];

const lessonAround = (inside: string): string =>
  `<rules-explainer game="scopa"><lesson-step><p>a</p>${inside}</lesson-step></rules-explainer>`;
const POSITION = '<lesson-position hand="KC AS" table="7H 3S 6C 4D"></lesson-position>';
const ASK = '<lesson-ask kind="play" goal="scopa"></lesson-ask>';

/** HTML with a text in each place that the check reads. */
const HTML = [
  ...['…', '<p …>', '<….></….>', '<p id="…">a</p>', '<scopa-table …></scopa-table>', '<scopa-tabel …></scopa-tabel>'],
  ...['', 'x/', 'cartavola', 'x/cartavola@', 'cartavola-', 'a/cartavola-0', 'cartavola.js?elements='].map(
    (before) => `<script type="module" src="${before}…"></script>`,
  ),
  ...[
    '<script src="cartavola….js"></script>',
    '<script src="…/cartavola.js"></script>',
    '<script data-prefix="…"></script>',
  ],
  ...[
    '<script>…</script>',
    '<script>a = …</script>',
    '<script>a.addEventListener("…")</script>',
    '<script>on(…)</script>',
  ],
  '<script>const a = document.querySelector("…"); a.addEventListener("table-mov", b)</script>',
  ...['<style>…</style>', '<style>scopa-table…::part(x) {}</style>', '<p style="…">a</p>'],
  ...['', '#', '#cartavola=', '#cartavola=deal&game=', '#cartavola=replay&ply=1&for=', '#ply-'].map(
    (before) => `<a href="${before}…">a</a><scopa-table id="abcd"></scopa-table>`,
  ),
  ...[
    '…embed.html#game=scopa',
    'embed.html#…',
    'embed.html#game=…',
    'embed.html?…',
    'x/embed.html#element=card-diagram&dim=…',
  ].map((address) => `<iframe title="a" src="${address}"></iframe>`),
  '<iframe title="a" src="embed.html#game=scopa" sandbox="…"></iframe>',
  ...ATTRIBUTES.map(([element, name]) => `<${element} ${name}="…">AS</${element}>`),
  ...Object.keys(ELEMENTS).flatMap((element) => CONTENTS.map((content) => `<${element}>${content}</${element}>`)),
  ...['…', '<lesson-step>…</lesson-step>', '<lesson-step …></lesson-step>'].map(
    (inside) => `<rules-explainer game="scopa">${inside}</rules-explainer>`,
  ),
  ...Object.entries(lessons.LESSON_ATTRIBUTES).flatMap(([element, names]) =>
    ['id', 'lang', ...names].map((name) =>
      element === 'lesson-step'
        ? `<rules-explainer game="scopa"><lesson-step ${name}="…">a</lesson-step></rules-explainer>`
        : lessonAround(`${POSITION}${element === 'lesson-ask' ? '' : ASK}<${element} ${name}="…">a</${element}>`),
    ),
  ),
  ...games.flatMap((game) =>
    lessons
      .positionAttributes(game)
      .map((name) => lessonAround(`<lesson-position ${name}="…"></lesson-position>${ASK}`).replace('scopa', game.id)),
  ),
  ...['moves', 'open'].map((name) => lessonAround(`<lesson-position hand="KC AS" ${name}="…"></lesson-position>`)),
  lessonAround('<lesson-position><script type="application/json">…</script></lesson-position>'),
];

export const STRUCTURE = [
  ...['<lesson-step>a</lesson-step>', '<lesson-hint>a</lesson-hint>', '<lesson-choice>a</lesson-choice>'],
  ...[
    '<lesson-answer card="KC">a</lesson-answer>',
    '<lesson-step skill="a">b</lesson-step>',
    '<lesson-comment move="1">a',
  ],
  ...[
    '<scopa-tabel>',
    '<score-sheet for="a"></score-sheet>',
    '<a href="#abce">',
    '<div>',
    'addEventListener("table-mov",',
    'define("a")',
  ],
  ...['-00.00', '-min', '::part(', '--cartavola-a ', 'a-b ', 'querySelector("', 'Event("', 'cartavola-0', 'a@'],
];

const CHECKED: Readonly<Record<TextKind, Omit<Entrance, 'name' | 'read'>>> = {
  html: {at: HTML, signs: MARKUP.signs, pieces: [...MARKUP.pieces, ...STRUCTURE]},
  markdown: {
    at: [
      ...[
        '…',
        '---\n…\n---\n',
        '+++\n…',
        '`…`',
        '``…` ',
        '`cards: …`',
        '[a](…)',
        '[a](#cartavola=…)',
        '{{…}}',
        '{%…%}',
        '${…}',
      ],
      ...[
        '```cartavola …\nAS\n```',
        '```cartavola {…}\nAS\n```',
        '```cartavola\n…\n```',
        '```cartavola-replay id=…\na\n```',
      ],
      ...[
        '{{< card-diagram … >}}',
        '{{< card-diagram dim="…" >}}',
        '<scopa-table …>',
        '<card-diagram>\n…</card-diagram>',
      ],
    ],
    signs: `${MARKUP.signs}*_~|\\()`,
    pieces: [...MARKUP.pieces, '> ', '* ', '- ', '](', '[a](', '```\n', '~~~\n', '# ', '| ', '{{< a-b ', '\r\n'],
  },
  css: {
    at: ['…', '--cartavola-…', 'var(--cartavola-…)', 'scopa-table…::part(x) {}', 'scopa-table::part(…)'],
    signs: '{}:;,()',
    pieces: ['--cartavola-a ', '::part(', 'a-b ', 'scopa-table::part(a){}'],
  },
  data: {
    at: [
      ...['…', '{"format":"cartavola/1","game":…}', '{"format":"cartavola-puzzle/1","id":"…"}', '[…]'],
      '{"format":"cartavola-pad/1","game":"scopa","rounds":[…]}',
      '{"format":"cartavola-puzzles/1","game":"scopa","puzzles":[…]}',
      '{"format":"cartavola-puzzles/1","game":"scopa","puzzles":[{"id":"…"}]}',
    ],
    signs: JSON_TEXT.signs,
    pieces: [...JSON_TEXT.pieces, '{},', '{"id":"a"},', `${JSON.stringify(SWEEP)},`],
  },
};

/** Looks for the page `b.html`, which contains this text, as the check does for a link. */
function linked(text: string): unknown {
  async function* open(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(new TextEncoder().encode(text));
  }
  const file = {name: 'a.html', folder: '.', isSite: false, kit: undefined, isNamed: true};
  return finderFor(file, {open} as unknown as Surroundings, new Map())('b.html');
}

export const ofCheck: readonly Entrance[] = [
  ...Object.entries(CHECKED).map(([kind, grammar]): Entrance => ({
    name: `check ${kind}`,
    isSlow: kind === 'html' || kind === 'markdown',
    ...grammar,
    read: (text, at) =>
      checkPage(
        at.replace('…', () => text),
        {kind: kind as TextKind},
      ),
  })),
  {
    name: 'check, a linked page',
    at: ['…', '…cartavola.js', '<p id="…', '<p id=…'],
    signs: '<>="\' ',
    pieces: ['<script ', '<script src="cartavola.js">', ' id=', ' id="a"', ' name='],
    read: (text, at) => linked(at.replace('…', () => text)),
  },
];

// Markdown plugins. The tools themselves parse the rest of the text.

const FENCE = {signs: '=\'"{}', pieces: ['a=', 'a="', '="', 'a=b ', 'caption="a" ', 'id=a ']};
const BLOCKS = ['cartavola', 'cartavola-replay'];

const markdownIt = new MarkdownIt().use(markdownItCartavola, {onProblem: () => undefined});
const byRemark = (node: object): unknown =>
  remarkCartavola()({type: 'root', children: [node]} as {type: string}, {message: () => undefined});

export const ofMarkdown: readonly Entrance[] = [
  ...BLOCKS.flatMap((lang) => [
    entrance(`remark, ${lang}`, NOTATION_PLACES, (value) => byRemark({type: 'code', lang, value}), NOTATION),
    entrance(
      `remark, attributes of ${lang}`,
      ['…', 'a="…', "a='…", 'id=…', 'caption="…"'],
      (meta) => byRemark({type: 'code', lang, meta, value: 'AS'}),
      FENCE,
    ),
    entrance(`markdown-it, ${lang}`, NOTATION_PLACES, (text) => markdownIt.render(`\`\`\`${lang}\n${text}\n\`\`\``), {
      ...NOTATION,
      isSlow: true,
    }),
    entrance(
      `markdown-it, attributes of ${lang}`,
      ['…', 'a="…', "a='…", 'id=…', 'caption="…"'],
      (info) => markdownIt.render(`\`\`\`${lang} ${info.replaceAll('\n', ' ')}\nAS\n\`\`\``),
      FENCE,
    ),
  ]),
  entrance('remark, inline', ['…', 'cards: …', ' cards:…'], (value) => byRemark({type: 'inlineCode', value}), CARDS),
  entrance('markdown-it, inline', ['…', 'cards: …'], (text) => markdownIt.render(`\`${text}\``), CARDS),
];
