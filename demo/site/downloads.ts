import {copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {env} from 'node:process';
import {fileURLToPath} from 'node:url';
import {zipSync} from 'fflate';
import type {Plugin} from 'vite';
import {commandOutput, toolOutput} from './command-output.js';
import {games} from '../pages/games.en.js';
import {GAME_NAMES, SITE_LANGUAGES, type GameName, type SiteLanguage} from './site-pages.js';

const kit = fileURLToPath(new URL('../../packages/cartavola/dist/', import.meta.url));
const plugin = fileURLToPath(new URL('../../packages/wordpress/cartavola-wordpress.zip', import.meta.url));
const tarballs = fileURLToPath(new URL('../../dist/tarballs/', import.meta.url));
const lessons = fileURLToPath(new URL('../../node_modules/.cache/site/lessons/', import.meta.url));

/** Printable sheets: the command's options, keyed by kind. */
export const SHEETS = {exercises: '--lesson', puzzles: '--puzzles', rules: '--rules'} as const;
export type Sheet = keyof typeof SHEETS;

/** Suffixes of the sheets' file names, which readers see when they save a sheet. */
const SHEET_FILES: Readonly<Record<SiteLanguage, Readonly<Record<Sheet, string>>>> = {
  en: {exercises: 'exercises', puzzles: 'puzzles', rules: 'rules'},
  fr: {exercises: 'exercices', puzzles: 'problemes', rules: 'regles'},
  it: {exercises: 'esercizi', puzzles: 'problemi', rules: 'regole'},
};

/** Returns the options that the command needs for a game, if any. In Italian, Scopa has Italian rules. */
function optionsOf(game: GameName, lang: SiteLanguage): Readonly<Record<string, unknown>> | undefined {
  if (game === 'capodama') return {players: 4};
  return game === 'scopa' ? {players: 2, ...(lang === 'it' && {rules: 'italian'})} : undefined;
}

const isItalian = (game: GameName, lang: SiteLanguage): boolean => game === 'scopa' && lang === 'it';

const deckOptions = (game: GameName, lang: SiteLanguage): readonly string[] =>
  isItalian(game, lang) ? ['--deck', 'italian'] : [];

const KINDS: Readonly<Record<string, string>> = {
  '.zip': 'application/zip',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** Creates a download. Returns its bytes, or the path of a file that contains them. */
type Make = () => Uint8Array | Promise<Uint8Array | string>;

/** Packs a folder's files into a zip file, under another folder name. */
function zipOf(folder: string, name: string): Uint8Array {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(`${folder}/${file}`).isFile(),
  );
  const entries = files.map(
    (file) => [`${name}/${file.replaceAll(path.sep, '/')}`, readFileSync(`${folder}/${file}`)] as const,
  );
  return zipSync(Object.fromEntries(entries), {level: 9, mtime: new Date(1980, 0, 1)});
}

/** The folder to copy to a site. */
const kitZip = (): Uint8Array => zipOf(kit, 'cartavola');

/**
 * Packages for projects that use npm, offered until they are published. In test runs, they have already been packed.
 */
const packagesZip = async (): Promise<Uint8Array> =>
  zipOf(env['REUSE'] && existsSync(tarballs) ? tarballs : await toolOutput('release/tarballs.mjs'), 'cartavola-npm');

/** Page with only a game's lesson, to be packaged for learning platforms. */
function lessonPage(game: GameName, lang: SiteLanguage): string {
  const file = `${lessons}${game}-${lang}.html`;
  mkdirSync(lessons, {recursive: true});
  writeFileSync(
    file,
    `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${games[game].name}</title>
    <link rel="stylesheet" href="https://cartavola.example/cartavola.css" />
    <script type="module" src="https://cartavola.example/cartavola.js"></script>
  </head>
  <body>
    <rules-explainer game="${game}"${isItalian(game, lang) ? ' rules="italian" deck="italian"' : ''}></rules-explainer>
  </body>
</html>
`,
  );
  return file;
}

function scormPackage(game: GameName, lang: SiteLanguage): Promise<string> {
  const page = lessonPage(game, lang);
  return commandOutput(['scorm', page], '.zip', page);
}

function sheet(game: GameName, lang: SiteLanguage, what: (typeof SHEETS)[Sheet]): Promise<string> {
  const given = optionsOf(game, lang);
  const options = what === '--puzzles' || !given ? [] : ['--options', JSON.stringify(given)];
  const about = what === '--puzzles' ? [what, game] : [game, what];
  return commandOutput(['sheet', ...about, ...options, '--lang', lang, ...deckOptions(game, lang)], '.html');
}

const each = <T>(make: (game: GameName, lang: SiteLanguage) => T): readonly T[] =>
  GAME_NAMES.flatMap((game) => SITE_LANGUAGES.map((lang) => make(game, lang)));

export const scormName = (game: GameName, lang: SiteLanguage): string => `scorm/${game}-${lang}.zip`;
export const sheetName = (game: GameName, lang: SiteLanguage, kind: Sheet): string =>
  `sheets/${game}-${SHEET_FILES[lang][kind]}-${lang}.html`;

/**
 * Path of the WordPress plugin below `downloads/`, or undefined if it hasn't been built. Building it takes extra tools.
 */
export const pluginName = (): string | undefined => (existsSync(plugin) ? 'cartavola-wordpress.zip' : undefined);

/** Downloads, keyed by their path below `downloads/`. */
const FILES: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['cartavola.zip', kitZip],
  ['cartavola-npm.zip', packagesZip],
  ...each((game, lang) => [scormName(game, lang), () => scormPackage(game, lang)] as const),
  // Starter pages for “Write a lesson”, saved as text files because they aren't pages of the site.
  ...GAME_NAMES.map((game) => [`lessons/${game}.txt`, () => commandOutput(['lesson', 'new', game], '.txt')] as const),
  ...each(
    (game, lang) =>
      [
        `lessons/${game}-${lang}.txt`,
        () => commandOutput(['lesson', 'new', game, '--lang', lang, ...deckOptions(game, lang)], '.txt'),
      ] as const,
  ),
  ...Object.entries(SHEETS).flatMap(([kind, what]) =>
    each((game, lang) => [sheetName(game, lang, kind as Sheet), () => sheet(game, lang, what)] as const),
  ),
]);

/** All downloads that can be created here. */
function filesNow(): ReadonlyMap<string, Make> {
  const name = pluginName();
  return name === undefined ? FILES : new Map([...FILES, [name, () => Promise.resolve(plugin)]]);
}

/** Vite plugin that creates downloads on request, or all of them in a build. */
export const downloads: Plugin = {
  name: 'downloads',
  configureServer({middlewares}) {
    middlewares.use((request, response, next) => {
      const name = /^\/downloads\/([^?#]+)/.exec(request.url ?? '')?.[1];
      const make = name && filesNow().get(name);
      if (!make) return next();
      response.setHeader('Content-Type', KINDS[path.extname(name)]!);
      Promise.resolve(make()).then(
        (made) => response.end(typeof made === 'string' ? readFileSync(made) : made),
        (error: unknown) => next(error),
      );
    });
  },
  async writeBundle({dir}) {
    for (const [name, make] of filesNow()) {
      const file = `${dir!}/downloads/${name}`;
      mkdirSync(path.dirname(file), {recursive: true});
      const made = await make();
      if (typeof made === 'string') copyFileSync(made, file);
      else writeFileSync(file, made);
    }
  },
};
