// Test helper: all places where the kit and the command read text from outside.
import * as cli from '@cartavola/cli';
import * as diagrams from '@cartavola/diagrams';
import * as checks from '@cartavola/elements/checks.js';
import * as links from '@cartavola/elements/links.js';
import * as engine from '@cartavola/engine';
import * as notation from '@cartavola/engine/notation.js';
import * as letters from '@cartavola/engine/notation/letters.js';
import * as packed from '@cartavola/engine/packed.js';
import * as pads from '@cartavola/engine/pad.js';
import * as lessons from '@cartavola/lessons';
import {lessons as lessonGames} from '@cartavola/lessons/games.js';
import * as words from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {BookSearch} from '@cartavola/words/search/search-book.js';
import {command} from '../cli/in-process.js';
import {kindsOfPlaces, placesIn, type Holder} from '../fuzz/data-places.js';
import {entrance, JSON_TEXT, type Entrance} from './entrance.js';
import {ofData, ofElements, ofLinks, texts} from './text-entrances.js';
import {ofCheck, ofMarkdown, ofPages, SCENES, STRUCTURE} from './page-entrances.js';

// The command: standard input, files, options and other arguments of each verb.

/** How a verb is run: its arguments, and its input. */
interface Use {
  readonly names?: readonly string[];
  readonly options?: readonly string[];
  readonly input?: string;
  /** Files that it reads, with the long text in the place of `…`. */
  readonly files?: Readonly<Record<string, string>>;
}

const RECORD = '{"format":"cartavola/1","game":"scopa","options":{"players":2},"deals":[]}';
const LESSON =
  '<rules-explainer game="scopa"></rules-explainer><script src="https://cdn.example/cartavola.js"></script>';

/** Uses of each verb. Those that play are kept short. */
export const COMMANDS: Readonly<Record<string, Use>> = {
  replay: {input: RECORD},
  refusal: {input: `{"record":${RECORD},"move":{"seat":0,"type":"play","card":"7D"}}`},
  canonical: {input: RECORD},
  convert: {input: 'AS KH'},
  draw: {names: ['AS KH']},
  simulate: {names: ['scopa'], options: ['--options={"players":2}']},
  choose: {input: `{"record":${RECORD},"seat":0,"level":"beginner"}`},
  review: {input: RECORD, options: ['--iterations=1']},
  league: {names: ['scopa'], options: ['--levels=beginner', '--deals=1']},
  puzzles: {names: ['scopa'], options: ['--count=0']},
  rules: {names: ['scopa'], options: ['--options={"players":2}']},
  sheet: {names: ['scopa'], options: ['--rules', '--options={"players":2}'], files: {'set.json': '…'}},
  lesson: {names: ['new', 'scopa'], options: ['--lang=en']},
  check: {names: ['page.html'], files: {'page.html': '…'}},
  head: {names: ['scopa-table'], options: ['--address=/cartavola/']},
  oembed: {names: ['https://example.org/embed.html#game=scopa']},
  scorm: {
    names: ['lesson.html'],
    options: ['--output=lesson.zip'],
    files: {
      'lesson.html': `${LESSON}<link rel="stylesheet" href="a.css"><script src="a.js"></script><style>…</style><img srcset="…"><title>…</title>`,
      'a.css': '…',
      'a.js': '…',
    },
  },
};

const KIT = {
  'cartavola.js': 'import("./chunks/a.js")',
  'learning.js': '',
  'chunks/a.js': '',
  'define/scopa-table.js': '',
  'cartavola.css': '',
};

const ofCommand: readonly Entrance[] = cli.verbs.map((verb) => {
  const {names = [], options = [], input = '', files = {}} = COMMANDS[verb.name] ?? {};
  const named = Object.entries(verb.options).filter(([, {type}]) => type === 'string');
  return {
    name: `command, ${verb.name}`,
    isSlow: true,
    at: [
      'input',
      ...named.map(([name]) => `--${name}`),
      ...names.map((_, place) => `name ${place}`),
      ...Object.keys(files).map((file) => `file ${file}`),
    ],
    signs: ',:{}[]=',
    pieces: ['AS ', 'url(', '/*', 'import"', "from './", '@import ', ', ', '\\"', '{"a":', '[1,', ...STRUCTURE],
    read(text, at) {
      const [kind, where] = at.split(' ') as [string, string?];
      const given = names.map((one, place) => (kind === 'name' && place === Number(where) ? text : one));
      const others = options.filter((one) => !one.startsWith(`${kind}=`));
      const option = kind.startsWith('--') ? [`${kind}=${text}`] : [];
      const put = (file: string, content: string): string =>
        content.replaceAll('…', () => (file === where ? text : ''));
      return command([verb.name, ...given, ...others, ...option], {
        input: kind === 'input' ? text : input,
        files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, put(file, content)])),
        kit: KIT,
        written: new Map(),
      });
    },
  };
});

/** Readers of lines, which the command uses. */
const ofLines: readonly Entrance[] = [
  entrance('answerReplay', ['…'], cli.answerReplay, JSON_TEXT),
  entrance('answerRefusal', ['…', '{"record":…}'], cli.answerRefusal, JSON_TEXT),
  entrance('answerCanonical', ['…'], cli.answerCanonical, JSON_TEXT),
];

/** Entrances of lessons and rulebooks: a search, and progress that a platform or a browser stored. */
async function ofLessons(): Promise<readonly Entrance[]> {
  const {lesson: source} = await lessonGames['scopa']!();
  const {rulebook} = await rulebooks['scopa']!();
  const cards = await words.loadCardWords('en');
  const options = engine.readOptions(source.game, {...source.fallback});
  if (!options.ok) throw new Error(options.problem.message);
  const {steps} = await lessons.loadLesson(source, 'en', {cards, options: options.value});
  const begun = new lessons.Sitting(steps, source, options.value).bookmark(4000)!;
  const book = await words.loadRulebook(rulebook, 'en', {options: options.value});
  const search = await BookSearch.load(book, 'en', {cards, others: []});
  return [
    entrance('BookSearch.find', ['…', 'card …'], (text) => search.find(text), {
      ...{pieces: ['7♦ ', 'é', 'cards '], isSlow: true},
    }),
    entrance(
      'Sitting, bookmark',
      ['…', ...begun.split('.').map((_, place, parts) => parts.with(place, '…').join('.')), `${begun}…`],
      (kept) => new lessons.Sitting(steps, source, options.value, kept),
      {signs: '_*'},
    ),
    {
      name: 'resume',
      at: kindsOfPlaces(lessons.begin(steps)).map(([place]) => place!.path),
      read(text, at) {
        const progress = structuredClone(lessons.begin(steps)) as unknown as Holder;
        const {holder, key} = placesIn(progress).find(({path}) => path === at)!;
        holder[key] = text;
        return lessons.resume(steps, progress);
      },
    },
  ];
}

/** All entrances that don't need a page. */
export const entrances = async (): Promise<readonly Entrance[]> => [
  ...texts,
  ...ofElements,
  ...ofData,
  ...ofLinks,
  ...ofPages,
  ...ofCheck,
  ...ofMarkdown,
  ...ofLines,
  ...(await ofLessons()),
  ...ofCommand,
];

/** Public functions whose names say that they read something, and elements with their scenes, for checks of this table. */
export const READERS: readonly string[] = [
  engine,
  notation,
  letters,
  packed,
  pads,
  diagrams,
  words,
  lessons,
  links,
  checks,
  cli,
]
  .flatMap(Object.keys)
  .filter((name) => /^(?:read|parse|unpack|answer)[A-Z]/.test(name));
export const SCENED: readonly string[] = Object.keys(SCENES);
