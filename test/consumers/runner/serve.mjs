// Serves a consumer's site: its folder `dist`, or its own server if it has a script for one.
import {spawn} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';
import {freePort} from '../../hosts/free-port.mjs';
import {serveFolders} from '../../controls/serve-folders.mjs';
import {environmentOf, manifestOf} from './project.mjs';

const PATIENCE = 30_000;

/** Starts a project's `serve` script, and waits until the server responds. */
async function serveItself(project) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const env = {...environmentOf(project), PORT: String(port)};
  const server = spawn('npm', ['run', '--silent', 'serve'], {cwd: project, env, stdio: 'ignore', detached: true});
  // The script runs as a process group: npm, a shell, and the server.
  const stop = () => server.exitCode === null && process.kill(-server.pid);
  for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(200)) {
    const answers = await fetch(address).then(
      ({ok}) => ok,
      () => false,
    );
    if (answers) return {address, stop};
  }
  stop();
  throw new Error(`the server does not answer after ${PATIENCE} ms`);
}

/** Serves a built project. Returns its base URL, and a function that stops it. */
export async function serve(name, project) {
  if (manifestOf(project).scripts.serve) return serveItself(project);
  const {origin, stop} = await serveFolders({[name]: path.join(project, 'dist')});
  return {address: `${origin}/${name}/`, stop};
}
