// Checks the repository's rules that linters don't cover: forbidden words, style sheets and samples.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {run} from '../test/counted.mjs';
import {checkSamples} from './sample-list.mjs';
import {checkStyles} from './style-features.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READ = /(?:\.(?:ts|mjs|js|html|css|md|json|ya?ml)|(?:^|\/)\.ci\/run)$/;
const GENERATED = /(?:^|\/)package-lock\.json$|^test\/vectors\/.*\.json$|^test\/samples\/\d/;

const SOURCE = /^packages\/[^/]+\/src\/.*\.ts$/;
const SHIPPED = /^packages\/[^/]+\/src\/.*(?<!\.(?:test|node))\.ts$/;
/** Matches modules with classes, which must not define elements. */
const CLASSES = /^packages\/[^/]+\/src\/(?!(?:base\/)?define[./]).*(?<!\.(?:test|node))\.ts$/;
const WITHOUT_DOM = /^packages\/(?!(?:elements|faces|cartavola)\/)[^/]+\/tsconfig[^/]*\.json$/;

/** Patterns that files must not contain, with advice on what to use instead. */
const FORBIDDEN = [
  [/./, /\b(?:TO[D]O|FIX[M]E)\b/g, 'do it now, or open an issue'],
  [/^(?!tools\/build\/new|CONTRIBUTING)/, /\bFILL IN\b.*/g, '`npm run new` left this to write'],
  [/./, /(?<![\w.:/*\])}-])\/(?:home|root|Users|tmp|work|mnt)\/\w/g, 'a path of one machine: make it relative'],
  [/./, /\b[A-Z]:\\{1,2}Users\b/g, 'a path of one machine: make it relative'],
  [
    /^(?!\.ci\/|packages\/wordpress\/)/,
    /\bnode tools\/(?!run\.mjs\b)[\w/-]+\.mjs/g,
    'installs nothing: write node tools/run.mjs FOLDER/NAME',
  ],
  [/\.(?:ts|mjs|js)$/, /\b(?:describe|it|suite|test|context)\.only\(/g, 'one test alone: run them all'],
  [SOURCE, /^ *export\s+default\b|\bas\s+default\b/gm, 'default export: name it'],
  [SHIPPED, /(?<![\w.-])style=(?:["']|\$\{)/g, 'a strict policy blocks style attributes: use a class, or .style=${…}'],
  [SHIPPED, /\bstyleMap\b/g, 'styleMap sets the attribute on the first render: use a class, or .style=${…}'],
  [SHIPPED, /\bunsafe(?:HTML|SVG)\b/g, 'unsafe markup throws under Trusted Types: use html`` or svg``'],
  [SHIPPED, /\b(?:inner|outer)HTML\b/g, 'markup from text throws under Trusted Types: use html``, or textContent'],
  [SHIPPED, /data:image/g, 'a strict policy blocks data: images: draw it with svg``'],
  [SHIPPED, /\b(?:deck|level)(?:\.id)?\s*[!=]==?\s*['"`]/g, 'a deck or a level by its name: ask it what you need'],
  [
    /^packages\/elements\/src\/.*(?<!\.(?:test|node))\.ts$/,
    /\binstanceof (?:Node|Element|HTML\w+|Text|Document|ShadowRoot)\b/g,
    'false for nodes from another window: use base/page/node-kind.ts',
  ],
  [CLASSES, /\bcustomElements\s*\.\s*define\b|@customElement\b/g, 'add a row to registry.ts'],
  [WITHOUT_DOM, /"lib"/g, 'this package has no DOM: take "lib" out, and pass in what the package needs'],
];

const GAMES = readdirSync(path.join(root, 'packages/engine/src/games'));
/** Words that belong to a single game. Shared code must not contain them. */
const GAME_WORDS = 'scopas?|calypsos?|capos?|dama|settebello|primiera|goat|eggs';
/**
 * Matches modules of strings in a language that the kit doesn't support yet, in which a game's word may be an ordinary
 * word.
 */
const BEGUN = /\.(?!en|fr|it)[a-z]{2,3}\.ts$/;
/** Matches files to which each new game adds a line, and lists of strings in an unfinished language. */
const NAMES_GAMES =
  /(?:^|\/)(?:(?:games|registry|cartavola|elements\/src\/index|cli\/src\/check\/elements)\.ts|begun\/\w+\.ts)$/;

/**
 * Returns the pattern of forbidden game words in a file: the names of other games and, in shared code, the words of any
 * game.
 */
function gamesIn(file) {
  const others = GAMES.filter((game) => !file.toLowerCase().includes(game)).join('|');
  return new RegExp(others.length === GAMES.join('|').length ? `${others}|\\b(?:${GAME_WORDS})\\b` : others, 'gi');
}

const VAGUE = /(?<=^|\/\.?|-)(?:utils?|utility|utilities|helpers?|types?|common|misc)(?=[-./]|$)/;

/** Lists a file's faults as `file:line message`. `file` is relative to the root. */
export function faultsOf(file, text) {
  const faults = [];
  const report = (line, message) => faults.push(`${file}:${line} ${message}`);
  const forbid = (pattern, advice) => {
    for (const {0: found, index} of text.matchAll(pattern))
      report(text.slice(0, index).split('\n').length, `"${found.trim()}": ${advice}`);
  };
  const [vague] = VAGUE.exec(file) ?? [];
  if (vague) report(1, `"${vague}" says nothing: name the file after the one idea in it`);
  for (const [files, pattern, advice] of FORBIDDEN) if (files.test(file)) forbid(pattern, advice);
  if (SHIPPED.test(file) && !NAMES_GAMES.test(file) && !BEGUN.test(file))
    forbid(gamesIn(file), "a game's word in shared code: ask the Game, or move it to the game's folder or to games.ts");
  checkStyles(file, text, report);
  return faults;
}

/**
 * Lists the planted faults whose original text doesn't occur exactly once in the file. `texts` contains all files,
 * keyed by path.
 */
export const unplantable = (texts) =>
  [...texts]
    .filter(([file]) => file.startsWith('test/planted-faults/'))
    .flatMap(([list, text]) =>
      JSON.parse(text)
        .filter(({file, find}) => texts.get(file)?.split(find).length !== 2)
        .map(({file, claim}) => `${list}: its text must occur exactly once in ${file}: ${claim}`),
    );

/** Reads all hand-written files. The keys are their paths. */
function readTexts() {
  const list = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], root);
  const files = list.split('\0').filter((file) => READ.test(file) && !GENERATED.test(file));
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return new Map(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const texts = readTexts();
  const faults = [...texts].flatMap(([file, text]) => faultsOf(file, text));
  faults.push(...checkSamples(root), ...unplantable(texts));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The workspace follows its rules.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
