import path from 'node:path';
import {zipSync} from 'fflate';
import type {Problem} from '@cartavola/engine';
import {LongWork} from '../long-work.js';
import {problemLine, type OutputLine} from '../output-line.js';
import {fileError, FileError, textIn} from '../read-input.js';
import {WrongUse, type Surroundings} from '../surroundings.js';
import type {Verb} from '../verb.js';
import {AuthorPage} from './author-page.js';
import {manifestOf, type ScormVersion} from './manifest.js';
import {problem} from './own-files.js';
import {packPage} from './packed-page.js';

const VERSIONS: readonly ScormVersion[] = ['1.2', '2004'];

/** `cartavola scorm`: makes a package for learning platforms. */
export const scormVerb: Verb = {
  name: 'scorm',
  usage: `PAGE.html -o PACKAGE.zip [--version ${VERSIONS.join('|')}] [--folder FOLDER] [--force]`,
  summary: 'Make a SCORM package from a page with a lesson, for learning platforms.',
  help: `Packs a page that has <rules-explainer> and <script src="…cartavola.js">, the part of the built kit that it needs,
and the files that it loads from its folder, even through style sheets and scripts. The platform receives status,
score and time, and keeps the reader's place. For details and how to set a pass mark, see docs/moodle.md.

Prints a line, {"package","version","title","files","bytes","links","elsewhere"}. The files in links (which the page
links to) and in elsewhere (loaded from other sites) are not in the package. Makes no package, and prints what is
wrong, for
  scorm.page     a page that cannot be read, is empty, or is not UTF-8
  scorm.lesson   a page without a lesson
  scorm.script   a page without the kit's script
  scorm.file     a missing file
  scorm.outside  a file outside the page's folder, even through a link
  scorm.name     a file name with a backslash, a colon or a line break
  scorm.remote   a script on another site, other than the kit's
  scorm.address  an address from the root of a site, or with a % that encodes no character
  scorm.base     a page with <base>
  scorm.pass     a pass mark that is not a number from 0 to 100, such as 80 or 66.5
  scorm.kit      a missing built kit
  scorm.exists   an existing file with the package's name
  scorm.output   a package that cannot be written

Options:
  -o, --output FILE  the package; the same page gives the same bytes
  --version VERSION  ${VERSIONS.join(' or ')} (default: ${VERSIONS[0]})
  --folder FOLDER    folder whose files the page may load; it must contain the page (default: the page's folder)
  --force            overwrite an existing file`,
  options: {
    output: {type: 'string', short: 'o'},
    version: {type: 'string'},
    folder: {type: 'string'},
    force: {type: 'boolean'},
  },
  isLong: true,
  async *answers({options, names}, surroundings) {
    const [page, ...others] = names;
    if (page === undefined || others.length > 0) throw new WrongUse('scorm takes one page, such as PAGE.html');
    const {output, folder} = options;
    if (output === undefined) throw new WrongUse('scorm needs the name of the package: -o PACKAGE.zip');
    const version = VERSIONS.find((one) => one === (options['version'] ?? VERSIONS[0]));
    if (!version) throw new WrongUse(`--version must be ${VERSIONS.join(' or ')}`);
    if (path.resolve(output) === path.resolve(page))
      throw new WrongUse('the package cannot have the same name as the page');
    const isForced = options['force'] !== undefined;
    yield* await linesFor({page, output, version, folder, isForced}, surroundings);
  },
};

interface Asked {
  readonly page: string;
  readonly output: string;
  readonly version: ScormVersion;
  readonly folder: string | undefined;
  readonly isForced: boolean;
}

async function linesFor(
  {page, output, version, folder, isForced}: Asked,
  surroundings: Surroundings,
): Promise<readonly OutputLine[]> {
  const html = await pageText(page, folder ?? path.dirname(page), surroundings);
  if (typeof html !== 'string') return [problemLine(html)];
  const kit = await kitOf(surroundings);
  if ('code' in kit) return [problemLine(kit)];
  const author = new AuthorPage(page, html);
  const work = new LongWork(surroundings, 'file');
  const made = await packPage(author, {version, folder, kit, surroundings, work});
  if ('problems' in made) return made.problems.map(problemLine);
  const {packed} = made;
  const files = [...packed.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = manifestOf({
    version,
    title: author.title,
    page: packed.name,
    files: files.map(([name]) => name),
    ...(author.pass !== undefined && {pass: author.pass}),
  });
  const described = ['imsmanifest.xml', new TextEncoder().encode(manifest)] as const;
  // The manifest comes first, and replaces any file of the page with the same name.
  const all = Object.fromEntries([described, ...files, described]);
  // Zip files store local times, so use a local date to get the same bytes in every time zone.
  const bytes = zipSync(all, {level: 9, mtime: new Date(1980, 0, 1)});
  // Ctrl+C isn't handled during compression, so check for it now.
  await work.doPart(() => Promise.resolve());
  try {
    await surroundings.write(output, bytes, isForced);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      return [problemLine(problem('exists', output, 'This file already exists. Remove it, or add --force.'))];
    const {reason} = fileError(output, 'written', error);
    return [problemLine(problem('output', output, `The package cannot be written: ${reason}.`))];
  }
  const {title, links} = author;
  const {elsewhere} = packed;
  const told = {package: output, version, title, files: Object.keys(all).length, bytes: bytes.length, links, elsewhere};
  return [{text: JSON.stringify(told), refused: false}];
}

/** Reads the page, which must be in the folder. */
async function pageText(page: string, folder: string, surroundings: Surroundings): Promise<string | Problem> {
  try {
    return await textIn(page, surroundings, folder);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return problem(
      error.code === 'file.outside' ? 'outside' : 'page',
      page,
      `The page cannot be read: ${error.reason}.`,
    );
  }
}

/** Reads the built kit. */
async function kitOf({kit}: Surroundings): Promise<ReadonlyMap<string, Uint8Array> | Problem> {
  try {
    const files = await kit();
    if (files.has('cartavola.js') && files.has('learning.js')) return files;
  } catch {
    // The problem is reported below.
  }
  return problem(
    'kit',
    '',
    'The built kit is missing. Install the package cartavola or, in its repository, run npm run build',
  );
}
