// Times `cartavola check` on 500 pages: copies of the fault-free sample articles.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Number of copies of the 43 articles. */
const COPIES = 12;

/** Returns a line with the duration of the check. */
export function benchCheck() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-bench-'));
  try {
    for (let copy = 0; copy < COPIES; copy++)
      cpSync('test/samples/articles/clean', path.join(folder, `${copy}`), {recursive: true});
    const check = () => spawnSync(process.execPath, ['tools/build/cartavola.mjs', 'check', folder], {encoding: 'utf8'});
    // The first run bundles the command.
    check();
    const start = performance.now();
    const {stdout} = check();
    return `check: ${stdout.trim().split('\n').at(-1)}, ${((performance.now() - start) / 1000).toFixed(1)} s`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
