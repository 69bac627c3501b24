// Reporter for Node's test runner that sends test results to the parent process.
import process from 'node:process';
import {inspect} from 'node:util';
import {START} from './start-mark.mjs';

/** Returns a test's error as text: its message, the differences, and the stack. */
function shown({cause = {}, message}) {
  const error = cause instanceof Error ? (cause.stack ?? String(cause)) : inspect(cause);
  const inner = cause?.cause ? `\ncause: ${inspect(cause.cause, {depth: 2})}` : '';
  return (cause === undefined ? message : error) + inner;
}

/**
 * Sends `{file}` when a file starts, and `{file, names, outcome, seconds, isSuite}` for each test and suite. `names`
 * starts with the outermost suite.
 */
export default async function* sendResults(events) {
  const names = [];
  let file;
  for await (const {type, data} of events) {
    if (type === 'test:start') {
      names.length = data.nesting;
      names.push(data.name);
    } else if (type === 'test:diagnostic' && data.nesting > 0) process.send({file, diagnostic: data.message});
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.nesting === 0 && data.name.startsWith(START)) {
      file = data.name.slice(START.length);
      process.send({file});
      continue;
    }
    const {error, duration_ms: duration, type: kind} = data.details;
    // A suite that contains failed tests hasn't itself failed.
    const isOwn = error?.failureType !== 'subtestsFailed';
    const outcome =
      type === 'test:pass' ? (data.skip !== undefined || data.todo !== undefined ? 'skipped' : 'passed') : 'failed';
    process.send({
      file,
      names: [...names.slice(0, data.nesting), data.name],
      outcome: outcome === 'failed' && !isOwn ? 'passed' : outcome,
      seconds: duration / 1000,
      isSuite: kind === 'suite',
      ...(error && isOwn && {message: shown(error)}),
    });
  }
  yield '';
}
