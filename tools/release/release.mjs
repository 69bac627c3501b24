// `npm run release -- --dry`: builds and packs every package into `dist/tarballs`, checks each tarball (publint, types,
// licence, README, size), and checks that the changelog and README.md mention the version. Lists what would be
// published, and tries to publish it to a local registry. `npm run release` does the same, and fails if public metadata
// from `release.json` is missing.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {Ajv} from 'ajv';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {packageFolders} from '../build/package-folders.mjs';
import {check, demand, run as runIn, tellCount} from '../test/counted.mjs';
import {missingMetadata, readMetadata} from './metadata.mjs';
import {tryPublishing} from './publish.mjs';
import {packAll, publicDeclarations, publishedManifest} from './tarballs.mjs';

ensureInstalled('tools/release');
const {publint} = await import('publint');
const {formatMessage} = await import('publint/utils');

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (program, args) => runIn(program, args, root);
const textOf = (...parts) => readFileSync(path.join(root, ...parts), 'utf8');
const missing = missingMetadata(readMetadata(root));
const isDry = process.argv.includes('--dry');
if (!isDry && missing.length > 0) {
  console.error(
    `release.json lacks ${missing.join(', ')}. Fill them in, or add --dry to check the packages without them.`,
  );
  process.exit(2);
}
// Other runners of `npm run test:all` read the tarballs in `dist`.
const tarballs = path.join(root, process.env.REUSE ? 'node_modules/.cache/release' : 'dist/tarballs');
/**
 * Maximum total size in bytes of a tarball's files without source maps: see docs/decisions/one-package-to-install.md.
 */
const LARGEST = 2_200_000;

const bytesOf = (files) => files.reduce((sum, file) => (file.path.endsWith('.map') ? sum : sum + file.size), 0);
const listOf = (files) => files.map((file) => file.path ?? file).join(', ');

async function checkTarball({name, filename, files}, {folder, exports}) {
  await check(`${name}: publint`, async () => {
    const {buffer: tarball} = new Uint8Array(readFileSync(path.join(tarballs, filename)));
    const {messages, pkg} = await publint({pack: {tarball}, strict: true});
    demand(messages.length === 0, messages.map((message) => formatMessage(message, pkg, {color: false})).join('\n'));
  });
  // Skip subpaths without `default`. They are only for this repository, or are framework declarations, which
  // `test/frameworks/run.mjs` tests.
  const untyped = Object.keys(exports).filter((subpath) => !exports[subpath].default);
  await check(`${name}: types resolve like the scripts`, () => {
    const attw = 'tools/release/node_modules/@arethetypeswrong/cli/dist/index.js';
    const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
    const options = ['--profile', 'esm-only', '--quiet', ...excluded];
    run(process.execPath, [attw, path.join(tarballs, filename), ...options]);
  });
  await check(`${name}: README and licence`, () => {
    const lacking = ['README.md', 'LICENSE'].filter((file) => !files.some((one) => one.path === file));
    demand(lacking.length === 0, `${listOf(lacking)} is not in the tarball`);
    demand(textOf('packages', folder, 'LICENSE') === textOf('LICENSE'), 'its LICENSE is not that of the repository');
  });
  // If a declaration is missing, Are The Types Wrong falls back to the script.
  await check(`${name}: all imported declarations exist, and no others`, () => {
    const paths = files.map((file) => file.path);
    const needed = publicDeclarations(path.join(root, 'packages', folder), exports, paths);
    const stray = paths.filter((file) => /^(?:dist|lib)\/.*\.d\.ts$/.test(file) && !needed.has(file));
    demand(stray.length === 0, `${listOf(stray)} is in the tarball`);
  });
  await check(`${name}: no source, no test, at most ${LARGEST} bytes without maps`, () => {
    const stray = files.filter((file) => /\.(?:test|node)\.|(?<!\.d)\.ts$|tsbuildinfo/.test(file.path));
    demand(stray.length === 0, `${listOf(stray)} is in the tarball`);
    demand(bytesOf(files) <= LARGEST, `${bytesOf(files)} bytes`);
  });
}

const packages = packageFolders(root).map((folder) => ({
  folder,
  ...publishedManifest(JSON.parse(textOf('packages', folder, 'package.json'))),
}));
const [{version}] = packages;
await check('all packages have and depend on the same version', () => {
  for (const {name, dependencies = {}, ...own} of packages) {
    demand(own.version === version, `${name} has ${own.version}, not ${version}`);
    for (const [other, range] of Object.entries(dependencies))
      if (packages.some((one) => one.name === other)) demand(range === version, `${name} depends on ${other} ${range}`);
  }
});
await check(`the changelog has ${version}`, () => {
  const isThere = new RegExp(`^## ${version}\n\n.+`, 'm').test(textOf('CHANGELOG.md'));
  demand(isThere, `CHANGELOG.md has no text below "## ${version}"`);
});
await check('the packages are built', () => run('npm', ['run', '--silent', 'build']));
await check('README.md has this version, and the current sizes', () =>
  run(process.execPath, ['tools/release/readme.mjs', '--check']),
);
await check('the sizes of elements are within the limits', () => run(process.execPath, ['tools/release/size.mjs']));
const packed = (await check('the packages are packed', () => packAll(tarballs))) ?? [];
for (const tarball of packed) {
  await checkTarball(
    tarball,
    packages.find(({name}) => name === tarball.name),
  );
}
await check('release.json follows its schema', () => {
  const isValid = new Ajv().compile(JSON.parse(textOf('release.schema.json')));
  demand(
    isValid(JSON.parse(textOf('release.json'))),
    isValid.errors?.map(({instancePath, message}) => `${instancePath} ${message}`).join(', '),
  );
});
await check('npm would publish the packages, each after its dependencies', async () => {
  const published = await tryPublishing(tarballs);
  const early = packages.filter(({name, dependencies = {}}) =>
    Object.keys(dependencies).some(
      (other) => published.indexOf(`${other}@${version}`) > published.indexOf(`${name}@${version}`),
    ),
  );
  demand(published.length === packages.length, `it would publish only ${listOf(published)}`);
  demand(early.length === 0, `${listOf(early.map(({name}) => name))} is published too early`);
});
console.log(isDry ? '\nwould be published' : '\nto publish');
console.table(
  packed.map(({id, files, size, unpackedSize}) => ({
    id,
    files: files.length,
    packed: size,
    unpacked: unpackedSize,
    'without maps': bytesOf(files),
  })),
);
if (missing.length > 0) console.log(`not set in release.json: ${missing.join(', ')}`);
console.log(`\nThe tarballs are in ${path.relative(process.cwd(), tarballs)}.`);
tellCount();
