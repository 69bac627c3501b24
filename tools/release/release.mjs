// `npm run release -- --dry`: builds and packs every package, checks each tarball (publint, the types that TypeScript resolves, licence,
// README, size), that the changelog and README.md name the version, and lists what would be published, and what is not set.
// Leaves the tarballs in `dist/tarballs`, and ends with `N passed, N failed`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {check, demand, run as runIn, tellCount} from '../test/counted.mjs';
import {packageFolders} from '../build/package-folders.mjs';
import {packAll} from './packed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = path.join(root, 'tools/release');
ensureInstalled('tools/release');
const {publint} = await import('publint');
const {formatMessage} = await import('publint/utils');
/** Largest sum of the files of a tarball without source maps, in bytes: docs/decisions/how-large-packages-are.md. */
const LARGEST = 1_600_000;
/** Keys of a manifest that registries show, and that a release may lack. */
const WANTED = ['repository', 'homepage', 'bugs'];
const LICENCE = readFileSync(path.join(root, 'LICENSE'), 'utf8');

if (!process.argv.includes('--dry')) {
  console.error(
    'npm run release -- --dry: there is no other way to run it: publishing is done by hand, from its tarballs (docs/releasing.md).',
  );
  process.exit(2);
}

const run = (program, args) => runIn(program, args, root);

/** Checks one packed package. */
async function checkTarball({name, filename, files}, folder, manifest) {
  const tarball = path.join(folder, filename);
  await check(`${name}: publint`, async () => {
    const {messages, pkg} = await publint({pkgDir: path.join(root, 'packages', manifest.folder), strict: true});
    const faults = messages.map((message) => formatMessage(message, pkg, {color: false}));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  await check(`${name}: types resolve as the scripts do`, () =>
    run(process.execPath, [
      path.join(tools, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      tarball,
      '--profile',
      'esm-only',
      ...['--exclude-entrypoints', ...manifest.untyped],
      '--quiet',
    ]),
  );
  await check(`${name}: README and licence`, () => {
    const lacking = ['README.md', 'LICENSE', 'package.json'].filter((file) => !files.some((one) => one.path === file));
    if (lacking.length > 0) throw new Error(`${lacking.join(', ')} is not in the tarball`);
    if (readFileSync(path.join(root, 'packages', manifest.folder, 'LICENSE'), 'utf8') !== LICENCE)
      throw new Error('its LICENSE is not that of the repository');
  });
  await check(`${name}: every declaration that the public ones name is there`, () => {
    const named = new Set(manifest.declarations);
    // A set yields also what is added on the way.
    for (const file of named) {
      if (!files.some((one) => one.path === file)) throw new Error(`${file} is not in the tarball`);
      const text = readFileSync(path.join(root, 'packages', manifest.folder, file), 'utf8');
      for (const [, to] of text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g))
        named.add(path.posix.join(path.posix.dirname(file), `${to}.d.ts`));
    }
  });
  await check(`${name}: no source, no test, at most ${LARGEST} bytes without maps`, () => {
    const stray = files.filter((file) => /\.(?:test|node)\.|(?<!\.d)\.ts$|tsbuildinfo/.test(file.path));
    if (stray.length > 0) throw new Error(`${stray.map((file) => file.path).join(', ')} is in the tarball`);
    const bytes = files.reduce((sum, file) => (file.path.endsWith('.map') ? sum : sum + file.size), 0);
    if (bytes > LARGEST) throw new Error(`${bytes} bytes`);
  });
}

const folder = path.join(root, 'dist/tarballs');
const packages = packageFolders(root).map((name) => {
  const text = readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8');
  return {folder: name, ...JSON.parse(text)};
});
await check('all packages have one version', () => {
  const versions = new Set(packages.map(({version}) => version));
  if (versions.size > 1) throw new Error([...versions].join(', '));
  for (const {name, dependencies = {}} of packages)
    for (const [other, range] of Object.entries(dependencies))
      if (packages.some((one) => one.name === other) && !versions.has(range))
        throw new Error(`${name} depends on ${other} ${range}`);
});
const [{version}] = packages;
await check(`the changelog tells of ${version}`, () => {
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  demand(new RegExp(`^## ${version}\n\n.+`, 'm').test(changelog), `CHANGELOG.md has no text below "## ${version}"`);
});
await check('the packages are built', () => run('npm', ['run', '--silent', 'build']));
await check('README.md tells this version, and what a page loads', () =>
  run(process.execPath, ['tools/release/readme.mjs', '--check']),
);
const packed = await check('the packages are packed', () => packAll(root, folder));
for (const one of packed ?? []) {
  const manifest = packages.find(({name}) => name === one.name);
  // Subpaths without `default` are for this repository alone; files that stand for themselves export nothing, and declarations of
  // frameworks are tested by test/frameworks/run.mjs.
  const untyped = Object.entries(manifest.exports)
    .filter(([, value]) => typeof value === 'string' || !('default' in value))
    .map(([subpath]) => subpath);
  const declarations = Object.values(manifest.exports).flatMap(({types}) =>
    types ? [path.posix.normalize(types)] : [],
  );
  await checkTarball(one, folder, {folder: manifest.folder, untyped, declarations});
}
console.log('\nwould be published');
for (const {name, version, files, unpackedSize, size} of packed ?? []) {
  const bytes = files.reduce((sum, file) => (file.path.endsWith('.map') ? sum : sum + file.size), 0);
  console.log(
    `${`${name}@${version}`.padEnd(28)} ${String(files.length).padStart(4)} files ${String(size).padStart(8)} packed ${String(unpackedSize).padStart(8)} unpacked ${String(bytes).padStart(8)} without maps`,
  );
}
const lacks = (key) => packages.filter((manifest) => !(key in manifest)).map(({name}) => name);
const tells = (names) => (names.length === packages.length ? 'any package' : names.join(', '));
for (const key of WANTED) if (lacks(key).length > 0) console.log(`not set: "${key}" of ${tells(lacks(key))}`);
console.log(`\nThe tarballs are in ${path.relative(process.cwd(), folder)}.`);
tellCount();
