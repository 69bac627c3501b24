// Cache for results that take a long time to compute and that many commands need. An entry is valid until an input file
// changes.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const digest = (text) => createHash('sha256').update(text).digest('base64');

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes a file atomically. Concurrent readers and writers see either the old or the new text. Leaves a file that
 * already has this text untouched, because a newer modification time would rebuild the kit, even while pages load it.
 */
export function writeWhole(file, text) {
  if (readText(file) === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, file);
}

/** Reads a cached result. Returns undefined if an input has changed. */
function read(store, root) {
  try {
    const {madeOf, made} = JSON.parse(readText(store));
    const same = ([file, kept]) => digest(readText(path.join(root, file))) === kept;
    return Object.entries(madeOf).every(same) ? {made} : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the result of `make`, cached in `store` with a digest of each input under `root`. Inputs are `files`, and the
 * files that `make` reports with the text that it read, so that later changes are detected.
 */
export async function keptUntilChanged({store, root, files = [], make}) {
  const kept = read(store, root);
  if (kept) return kept.made;
  const madeOf = {};
  const note = (file, text) => void (madeOf[path.relative(root, file)] = digest(text));
  for (const file of files) note(file, readText(file));
  const made = await make(note);
  writeWhole(store, JSON.stringify({madeOf, made}));
  return made;
}
