// Runs test files in a separate process, and collects their results.
import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs files that share a process. `modules` are pairs of a file and its module. `said` is called with each line that
 * tests print or report. Returns `{tests, failures, used}`: `{file, names, outcome, seconds, isSuite}` of each test and
 * suite, `{file, names, message}` of each failure, and pairs of a file and its processor time in seconds.
 */
export async function runGroup(modules, cwd, said) {
  const tests = [];
  const failures = [];
  const used = [];
  let running = modules[0][0];
  let output = '';
  const child = fork(
    script('run-files.mjs'),
    modules.map((pair) => pair.join('=')),
    {
      cwd,
      execArgv: ['--enable-source-maps', `--test-reporter=${script('send-results.mjs')}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      said?.(text.trimEnd());
    });
  child.on('message', (result) => {
    if (result.used !== undefined) {
      used.push([result.file, result.used]);
      return;
    }
    running = result.file;
    if (result.diagnostic !== undefined) said?.(result.diagnostic);
    if (!result.names) return;
    tests.push(result);
    if (result.outcome === 'failed') failures.push(result);
  });
  const ended = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (status, signal) => resolve(status === 0 ? '' : `exit status ${status ?? signal}`));
  });
  const isCut = running !== '';
  if (failures.length === 0 && (ended !== '' || isCut))
    failures.push({
      file: running || modules.at(-1)[0],
      names: ['ends'],
      message: `The process ended early: ${ended}\n${output}`,
    });
  return {tests, failures, used};
}
