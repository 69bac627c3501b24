// `node tools/run.mjs release/publish`: publishes the tarballs of `npm run release` to npm, each after the packages that
// it depends on. Refuses tarballs whose metadata isn't that of `release.json`. Leaves out versions that npm already has,
// so you can run it again after a failure. All options are those of `npm publish`, such as `--dry-run`, `--otp=123456`
// and `--provenance`.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {demand, run} from '../test/counted.mjs';
import {missingMetadata, readMetadata, withMetadata} from './metadata.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tarballs = path.join(root, 'dist/tarballs');

/** Returns the manifests of the tarballs in a folder, each with its `file`. */
const manifestsIn = (folder) =>
  readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    return {file, ...JSON.parse(run('tar', ['-xOzf', file, 'package/package.json'], folder))};
  });

/** Sorts manifests so that each comes after those that it depends on. */
export function inOrder(manifests) {
  const sorted = new Set();
  const add = (manifest) => {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const needed = manifests.find((one) => one.name === name);
      if (needed) add(needed);
    }
    sorted.add(manifest);
  };
  manifests.forEach(add);
  return [...sorted];
}

/** Runs npm. Resolves to its exit status and its captured output. */
async function npm(args, stdio, env) {
  const child = spawn('npm', args, {stdio, env, shell: process.platform === 'win32'});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  return {status, output};
}

/** Throws if tarballs may not be published, because their metadata isn't complete or isn't that of `release.json`. */
export function demandMetadata(manifests, metadata) {
  const missing = missingMetadata(metadata);
  demand(missing.length === 0, `release.json lacks ${missing.join(', ')}. Fill them in, and run npm run release.`);
  for (const {file: _, ...manifest} of manifests) {
    const right = withMetadata(manifest, metadata, manifest.repository?.directory);
    demand(
      isDeepStrictEqual(manifest, right),
      `${manifest.name} was packed with other metadata than that in release.json. Run npm run release.`,
    );
  }
}

/** Publishes the tarballs in a folder. Returns the published versions. Throws if npm refuses one. */
async function publish(folder, options, {stdio = 'inherit', env = process.env} = {}) {
  const published = [];
  demand(existsSync(folder), `${folder} doesn't exist. Run npm run release.`);
  const manifests = inOrder(manifestsIn(folder));
  if (!options.includes('--dry-run')) demandMetadata(manifests, readMetadata(root));
  for (const {name, version, file} of manifests) {
    const id = `${name}@${version}`;
    const {output: found} = await npm(['view', id, 'version'], ['ignore', 'pipe', 'ignore'], env);
    if (found.trim() === version) {
      console.log(`npm already has ${id}.`);
      continue;
    }
    const {status, output} = await npm(['publish', file, ...options], stdio, env);
    demand(status === 0, `npm doesn't publish ${id}.\n${output}`);
    published.push(id);
  }
  return published;
}

/**
 * Publishes the tarballs in a folder with `--dry-run` and without credentials, to a local registry that has only the
 * packages in `known`, keyed by name. Returns the versions in the order in which npm would publish them.
 */
export async function tryPublishing(folder, known = {}) {
  const written = [];
  const server = createServer(({method, url}, response) => {
    if (method !== 'GET') written.push(`${method} ${url}`);
    const found = known[decodeURIComponent(url.slice(1))];
    response.writeHead(found ? 200 : 404, {'Content-Type': 'application/json'}).end(JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings = mkdtempSync(path.join(tmpdir(), 'cartavola-publish-'));
  const userconfig = path.join(settings, 'npmrc');
  writeFileSync(userconfig, '');
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${server.address().port}/`,
    npm_config_userconfig: userconfig,
  };
  try {
    const published = await publish(folder, ['--dry-run'], {stdio: ['ignore', 'pipe', 'pipe'], env});
    demand(written.length === 0, `npm has sent ${written.join(', ')}`);
    return published;
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(settings, {recursive: true});
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await publish(tarballs, process.argv.slice(2)).catch(({message}) => {
    console.error(message);
    process.exitCode = 1;
  });
