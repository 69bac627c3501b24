// Starts `npm start`, and waits until the demo responds.
import {spawn} from 'node:child_process';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';
import {demand} from '../../tools/test/counted.mjs';

/** Installing takes a long time without a cache. */
const PATIENCE = 300_000;

/** Asserts that the first page loads with its puzzle and all its scripts. */
async function loadPage(address) {
  const page = await fetch(address);
  const html = await page.text();
  demand(page.ok && html.includes('<card-puzzle'), `${address} answers ${page.status}: ${html.slice(0, 200)}`);
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => new URL(src, address));
  demand(scripts.length > 0, `${address} has no script`);
  for (const script of scripts) {
    const {ok, status} = await fetch(script);
    demand(ok, `${script} answers ${status}`);
  }
}

/** Runs `npm start` in a folder, loads the page at the printed address, and stops it. */
export async function startDemo(folder, env) {
  // npm, its shell and the server are a single process group.
  const server = spawn('npm', ['start'], {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  try {
    for (const end = Date.now() + PATIENCE; Date.now() < end && isRunning(); await setTimeout(200)) {
      // eslint-disable-next-line no-control-regex -- the address is coloured
      const [address] = /http:\/\/localhost:\d+\//.exec(output.replaceAll(/\x1b\[\d+m/g, '')) ?? [];
      if (address) return await loadPage(address);
    }
    throw new Error(`npm start ${isRunning() ? `prints no address in ${PATIENCE} ms` : 'ends'}:\n${output}`);
  } finally {
    if (isRunning()) process.kill(-server.pid);
  }
}
