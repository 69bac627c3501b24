import {execFile} from 'node:child_process';
import {createReadStream, cpSync, existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';
import type {Plugin} from 'vite';

const built = fileURLToPath(new URL('../../packages/cartavola/dist/', import.meta.url));

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Path of one of the kit's files. */
export const kitFile = (name: string): string => built + name;

/** Returns the gzip size in bytes of each of the kit's files, for the builder. */
export function kitSizes(): Readonly<Record<string, number>> {
  const files = readdirSync(built, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(?:js|css)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, gzipSync(readFileSync(built + file), {level: 9}).length]));
}

/** Returns the file for a URL below `cartavola/`. */
function fileAt(address: string): string | undefined {
  const rest = /^\/cartavola\/([^?#]+)/.exec(address)?.[1];
  if (!rest) return undefined;
  const file = path.join(built, path.posix.normalize(`/${decodeURIComponent(rest)}`));
  return KINDS[path.extname(file)] && existsSync(file) ? file : undefined;
}

/** URLs of the kit and of related data. */
const NEEDS_KIT = /^\/(?:cartavola\/|sizes\.json)/;

let building: Promise<void> | undefined;

/** Builds the kit for a page that needs it, unless it has been built. */
export const buildKitNow = (): Promise<void> =>
  existsSync(kitFile('preload.json')) ? Promise.resolve() : (building ??= buildNow());

/** Builds the kit if a source file is newer. Uses a separate process, because this server builds for development. */
async function buildNow(): Promise<void> {
  console.log('Building the kit …');
  const script = fileURLToPath(new URL('../../tools/build/kit.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [script], {env: {...process.env, NODE_ENV: 'production'}});
}

/**
 * Vite plugin that serves the built kit at `cartavola/`, as a site with a copy of the folder would. The first request
 * builds it. Pages on other origins may load it, so that code copied from the site works anywhere.
 */
export const kitFolder: Plugin = {
  name: 'kit-folder',
  configureServer({middlewares}) {
    middlewares.use((request, response, next) => {
      const address = request.url ?? '';
      if (!NEEDS_KIT.test(address)) return next();
      (building ??= buildNow()).then(() => {
        const file = fileAt(address);
        if (!file) return next();
        response.setHeader('Content-Type', KINDS[path.extname(file)]!);
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cache-Control', 'no-cache');
        createReadStream(file).pipe(response);
      }, next);
    });
  },
  writeBundle({dir}) {
    cpSync(built, `${dir!}/cartavola`, {recursive: true});
  },
};
