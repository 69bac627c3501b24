// `npm test`: runs the static checks, the tests in Node and the tests in a browser. `npm test -- scopa hint` runs the
// test files whose path contains one of these words, the fast checks, and the rule vectors. `TESTS=sample` adds the
// long tests. The last line of the output counts the tests.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {CHECKS, prepareChecks} from '../check/checks.mjs';
import {matchFiles} from './match-files.mjs';
import {runStages} from './stages.mjs';
import {BROWSER_TESTS, NODE_TESTS} from './test-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = process.argv.slice(2).map((word) => word.toLowerCase());

/** Test file that imports the output of the type check. */
const TESTS_OF_BUILD = 'test/servers/entries.node.ts';

/** Tests the rules of every game in a few seconds, so it always runs. */
const RULES = 'test/vectors/vectors.node.ts';

/** Checks that are fast enough to run with a few tests. */
const FAST_CHECKS = ['types', 'workspace', 'format'];

/** Returns the stages that run the test files that match these patterns. */
function testStages(patterns) {
  const files = matchFiles(root, patterns).filter(
    (file) => words.length === 0 || file === RULES || words.some((word) => file.toLowerCase().includes(word)),
  );
  const env = words.length === 0 ? {} : {FILES: files.join(' '), TESTS: process.env.TESTS ?? 'quick'};
  return {files, env};
}

await prepareChecks();
const node = testStages(NODE_TESTS);
const browser = testStages(BROWSER_TESTS);
if ([...node.files, ...browser.files].every((file) => file === RULES)) {
  console.error(`No test file has ${words.join(' or ')} in its path.`);
  process.exit(1);
}
const stages = [
  ...(words.length === 0 ? CHECKS : CHECKS.filter(({name}) => FAST_CHECKS.includes(name))),
  ...(node.files.length > 0
    ? [
        {
          name: 'tests in Node',
          command: ['node', 'tools/test/node.mjs'],
          env: node.env,
          seconds: 45,
          after: node.files.includes(TESTS_OF_BUILD) ? ['types'] : [],
          report: 'node-tests.json',
        },
      ]
    : []),
  ...(browser.files.length > 0
    ? [
        {name: 'kit', command: ['node', 'tools/build/kit.mjs'], seconds: 1000},
        ...(words.length === 0
          ? [{name: 'README', command: ['node', 'tools/release/readme.mjs', '--check'], seconds: 3, after: ['kit']}]
          : []),
        {
          name: 'tests in a browser',
          command: ['node_modules/.bin/wtr'],
          env: browser.env,
          seconds: 999,
          after: ['kit'],
          report: 'browser-tests.json',
        },
      ]
    : []),
];
const {passed, failed} = await runStages(stages, {workers: 2, retries: Boolean(process.env.CI)});
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
