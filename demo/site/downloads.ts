import {copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {zipSync} from 'fflate';
import type {Plugin} from 'vite';
import {commandOutput, toolOutput} from './command-output.js';
import {besideHtml} from './documents.js';
import {pageHtml} from './layout.js';

const kit = fileURLToPath(new URL('../../packages/cartavola/dist/', import.meta.url));
const lessons = fileURLToPath(new URL('../../node_modules/.cache/site/lessons/', import.meta.url));

const GAMES = {scopa: 'Scopa', capodama: 'Capodama', capra: 'Capra', calypso: 'Calypso'};
const LANGUAGES = {en: 'English', fr: 'Français', it: 'Italiano'};
type Game = keyof typeof GAMES;
type Language = keyof typeof LANGUAGES;

/** Sheets for paper, by the end of their name: what is on them, and what the command is told. */
const SHEETS: Readonly<Record<string, readonly [what: string, ...options: string[]]>> = {
  exercises: ['Exercises', '--lesson'],
  puzzles: ['Puzzles', '--puzzles'],
  rules: ['Rules', '--rules'],
};

/** What the command asks to be told of a game of which several numbers can play. */
const PLAYERS: Partial<Record<Game, string>> = {scopa: '{"players":2}', capodama: '{"players":4}'};

/** Makes a file to download: its bytes, or the path of a file that has them. */
type Make = () => Uint8Array | Promise<Uint8Array | string>;

/** Packs the files of a folder, below a folder of another name. */
function zipOf(folder: string, name: string): Uint8Array {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(`${folder}/${file}`).isFile(),
  );
  const entries = files.map(
    (file) => [`${name}/${file.replaceAll(path.sep, '/')}`, readFileSync(`${folder}/${file}`)] as const,
  );
  return zipSync(Object.fromEntries(entries), {level: 9, mtime: new Date(1980, 0, 1)});
}

/** The folder for pages: what one puts on one's own site. */
const kitZip = (): Uint8Array => zipOf(kit, 'cartavola');

/** The packages, as a project installs them: until they are published. */
const packagesZip = async (): Promise<Uint8Array> => zipOf(await toolOutput('tarballs.mjs', [], ''), 'cartavola-npm');

/** A page that holds the lesson of a game, and nothing else: what is packed for platforms. */
function lessonPage(game: Game, lang: Language): string {
  const file = `${lessons}${game}-${lang}.html`;
  mkdirSync(lessons, {recursive: true});
  writeFileSync(
    file,
    `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${GAMES[game]}</title>
    <link rel="stylesheet" href="https://cartavola.example/cartavola.css" />
    <script type="module" src="https://cartavola.example/cartavola.js"></script>
  </head>
  <body>
    <rules-explainer game="${game}"></rules-explainer>
  </body>
</html>
`,
  );
  return file;
}

function scormPackage(game: Game, lang: Language): Promise<string> {
  const page = lessonPage(game, lang);
  return commandOutput(['scorm', page], '.zip', page);
}

function sheet(game: Game, lang: Language, [, what, ...others]: (typeof SHEETS)[string]): Promise<string> {
  const options = what === '--puzzles' || !PLAYERS[game] ? [] : ['--options', PLAYERS[game]];
  const about = what === '--puzzles' ? [what, game] : [game, what!];
  return commandOutput(['sheet', ...about, ...others, ...options, '--lang', lang], '.html');
}

const each = <T>(make: (game: Game, lang: Language) => T): readonly T[] =>
  (Object.keys(GAMES) as Game[]).flatMap((game) =>
    (Object.keys(LANGUAGES) as Language[]).map((lang) => make(game, lang)),
  );

const scormName = (game: Game, lang: Language): string => `scorm/${game}-${lang}.zip`;
const sheetName = (game: Game, lang: Language, kind: string): string => `sheets/${game}-${kind}-${lang}.html`;

/** All files to download, by their path below `downloads/`. */
const FILES: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['cartavola.zip', kitZip],
  ['cartavola-npm.zip', packagesZip],
  ...each((game, lang) => [scormName(game, lang), () => scormPackage(game, lang)] as const),
  ...Object.entries(SHEETS).flatMap(([kind, options]) =>
    each((game, lang) => [sheetName(game, lang, kind), () => sheet(game, lang, options)] as const),
  ),
]);

/** A table with a row a game, and links in each language. */
function linksHtml(cells: (game: Game) => readonly (readonly [heading: string, (lang: Language) => string])[]): string {
  const rows = (Object.keys(GAMES) as Game[]).map((game) => {
    const links = cells(game).map(([heading, nameOf]) => {
      const named = Object.entries(LANGUAGES).map(
        ([lang, text]) =>
          `<a href="./downloads/${nameOf(lang as Language)}" lang="${lang}" hreflang="${lang}">${text}</a>`,
      );
      return `${heading}${named.join(' ')}`;
    });
    return `<li><strong>${GAMES[game]}</strong> ${links.join('<br />')}</li>`;
  });
  return `<ul class="pages downloads">${rows.join('\n')}</ul>`;
}

/** The page of downloads. */
export const downloadsPage = (): string =>
  pageHtml({
    path: 'downloads',
    title: 'Downloads',
    description:
      'The kit for your own site, free under the MIT licence; lessons for Moodle and other platforms (SCORM); sheets to print.',
    main: `<h1>Downloads</h1>
<p class="lead">Ready to use, without a program to install. All of it is under the MIT licence: free, also for money.</p>
<h2 id="kit">The kit, for your own site</h2>
<p><a href="./downloads/cartavola.zip">cartavola.zip</a>: unpack it, put the folder <code>cartavola</code> on your site, and <a href="./docs/start.html">paste two lines</a>.
Nothing runs on the server.</p>
<p><a href="./downloads/cartavola-npm.zip">cartavola-npm.zip</a>, for a project with React, Vite or another bundler, until a version is published: unpack it beside the project, and
<code>npm i ../cartavola-npm/*.tgz</code>. <a href="./docs/typescript.html">Frameworks and types</a>.</p>
<h2 id="scorm">Lessons for Moodle, Canvas, ILIAS</h2>
<p>SCORM 1.2 packages: add one to a course as “SCORM package”. The platform keeps how far each learner is, and the score.
<a href="./docs/learning-platforms.html">More about platforms</a>, and how to pack a lesson of your own. Where no marks are needed, <a href="./docs/frames.html">a frame</a> in a text does, too.</p>
${linksHtml((game) => [['', (lang) => scormName(game, lang)]])}
<h2 id="sheets">Sheets to print</h2>
<p>Open one, and print it in the browser. The solutions are on the last page. <a href="./docs/sheets.html">Other sheets</a>: packs to lay out, other rules, other paper.</p>
${linksHtml((game) =>
  Object.entries(SHEETS).map(([kind, [what]]) => [`${what}: `, (lang) => sheetName(game, lang, kind)]),
)}`,
    beside: besideHtml('downloads'),
    kind: 'document',
  });

/** A Vite plugin: makes the files when they are asked for, and all of them when one builds. */
export const downloads: Plugin = {
  name: 'downloads',
  configureServer({middlewares}) {
    middlewares.use((request, response, next) => {
      const name = /^\/downloads\/([^?#]+)/.exec(request.url ?? '')?.[1];
      const make = name && FILES.get(name);
      if (!make) return next();
      response.setHeader('Content-Type', name.endsWith('.zip') ? 'application/zip' : 'text/html; charset=utf-8');
      Promise.resolve(make()).then(
        (made) => response.end(typeof made === 'string' ? readFileSync(made) : made),
        (error: unknown) => next(error),
      );
    });
  },
  async writeBundle({dir}) {
    const waiting = [...FILES];
    const work = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const [name, make] = one;
        const file = `${dir!}/downloads/${name}`;
        mkdirSync(path.dirname(file), {recursive: true});
        const made = await make();
        if (typeof made === 'string') copyFileSync(made, file);
        else writeFileSync(file, made);
      }
    };
    // Two at a time: each is a process of its own.
    await Promise.all([work(), work()]);
  },
};
