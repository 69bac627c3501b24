// `npm run release -- --dry`: builds and packs every package, checks each tarball (publint, the types that TypeScript resolves, licence,
// README, size) and that the API report is up to date, and lists what would be published. Ends with `N passed, N failed`. `KEEP=1` keeps the tarballs.
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {check, run as runIn, tellCount} from './checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Largest sum of the files of a tarball without source maps, in bytes. */
const LARGEST = 1_200_000;
const LICENCE = readFileSync(path.join(root, 'LICENSE'), 'utf8');

if (!process.argv.includes('--dry')) {
  console.error(
    'npm run release -- --dry: there is no other way to run it: publishing is done by hand, from its tarballs.',
  );
  process.exit(2);
}

const run = (program, args) => runIn(program, args, root);

/** Lists tracked files that differ from the last commit. */
const changed = () => run('git', ['status', '--porcelain', '--untracked-files=no']);

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
      path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
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
  await check(`${name}: no source, no test, at most ${LARGEST} bytes without maps`, () => {
    const stray = files.filter((file) => /\.(?:test|node)\.|(?<!\.d)\.ts$|tsbuildinfo/.test(file.path));
    if (stray.length > 0) throw new Error(`${stray.map((file) => file.path).join(', ')} is in the tarball`);
    const bytes = files.reduce((sum, file) => (file.path.endsWith('.map') ? sum : sum + file.size), 0);
    if (bytes > LARGEST) throw new Error(`${bytes} bytes`);
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-release-'));
try {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => {
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
  await check('the API report is up to date', () => {
    const before = changed();
    run('npm', ['run', '--silent', 'api']);
    if (changed() !== before) throw new Error('`npm run api` changes docs/api');
  });
  await check('the packages are built', () => run('npm', ['run', '--silent', 'build']));
  const packed = await check('the packages are packed', () =>
    JSON.parse(run('npm', ['pack', '--silent', '--json', '--workspaces', '--pack-destination', folder])),
  );
  for (const one of packed ?? []) {
    const manifest = packages.find(({name}) => name === one.name);
    // Subpaths without `default` are for this repository alone; declarations of frameworks are tested by test:frameworks.
    const untyped = Object.entries(manifest.exports)
      .filter(
        ([subpath, value]) =>
          /\.(?:css|json|d\.ts)$/.test(subpath) || (typeof value !== 'string' && !('default' in value)),
      )
      .map(([subpath]) => subpath);
    await checkTarball(one, folder, {folder: manifest.folder, untyped});
  }
  console.log('\nwould be published');
  for (const {name, version, files, unpackedSize, size} of packed ?? []) {
    const bytes = files.reduce((sum, file) => (file.path.endsWith('.map') ? sum : sum + file.size), 0);
    console.log(
      `${`${name}@${version}`.padEnd(28)} ${String(files.length).padStart(4)} files ${String(size).padStart(8)} packed ${String(unpackedSize).padStart(8)} unpacked ${String(bytes).padStart(8)} without maps`,
    );
  }
} finally {
  if (process.env.KEEP) console.log(`The tarballs are in ${folder}`);
  else rmSync(folder, {recursive: true, force: true});
}
tellCount();
