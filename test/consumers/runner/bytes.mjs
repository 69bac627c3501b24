// Counts the bytes of scripts: those that a page loads, and those of a whole site.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const isScript = (name) => /\.m?js$/.test(name);

/** Adds up the sizes of scripts, each compressed separately. */
const sum = (scripts) => ({
  files: scripts.length,
  raw: scripts.reduce((bytes, script) => bytes + script.length, 0),
  gzip: scripts.reduce((bytes, script) => bytes + gzipSync(script).length, 0),
});

/** Adds up the sizes of the scripts in a folder and its subfolders. Returns undefined if the folder is missing. */
export function bytesIn(folder) {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, {recursive: true}).filter(isScript);
  return sum(files.map((name) => readFileSync(path.join(folder, name))));
}

/** Records the scripts that a page loads from now on. Returns a function that totals the scripts loaded so far. */
export function noteScripts(page) {
  const loaded = new Map();
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    // Scripts still loading when the page closes don't count.
    if (isScript(pathname) && response.ok())
      loaded.set(
        pathname,
        response.buffer().catch(() => undefined),
      );
  });
  return async () => sum((await Promise.all(loaded.values())).filter(Boolean));
}

/** Formats a sum in kilobytes. */
export function told(bytes) {
  if (!bytes) return '';
  const kilobytes = (count) => (count / 1000).toFixed(0);
  return `${kilobytes(bytes.raw)} / ${kilobytes(bytes.gzip)} kB (${bytes.files})`;
}
