import {fileURLToPath} from 'node:url';
import {defaultReporter} from '@web/test-runner';
import {a11ySnapshotPlugin} from '@web/test-runner-commands/plugins';
import {unpaintedArgs, findChrome} from './tools/test/browsers.mjs';
import {bundleBrowserTests} from './tools/test/browser-bundles.mjs';
import {embeddingServer} from './test/embedding/embedding-server.mjs';
import {ensureInstalled} from './tools/build/ensure-install.mjs';
import {generate} from './tools/build/generate.mjs';
import {kitWithLanguage} from './test/languages/kit-with-language.mjs';
import {countingReporter, keptTexts, protocolCommands} from './tools/test/wtr-plugins.mjs';
import {reactInPage} from './test/embedding/react-in-page.mjs';
import {recordServer} from './test/tables/record-server.mjs';
import {separateLauncher} from './tools/test/separate-launcher.mjs';
import {servedPages} from './test/servers/served-pages.mjs';
import {headPages} from './test/embedding/head-pages.mjs';
import {BROWSER_TESTS, isQuick} from './tools/test/test-files.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const chrome = await findChrome();
console.log(`Browser: ${chrome.path} (${chrome.from})`);

/** `FILES='test/replays/*.test.ts'` selects files. */
const isWhole = process.env.TESTS === 'all';
const patterns = process.env.FILES?.split(' ') ?? BROWSER_TESTS;

await generate();
// Long tests have separate dependencies.
if (!isQuick) ensureInstalled('test');
const bundle = await bundleBrowserTests(root, patterns);
const embedding = embeddingServer(root);
const withLanguage = kitWithLanguage(root);
const served = servedPages(root, embedding);
const heads = headPages(root, embedding);

export default {
  files: bundle.pages.map(({script}) => script),
  browsers: [separateLauncher({executablePath: chrome.path, args: unpaintedArgs})],
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  nodeResolve: {exportConditions: ['@cartavola/source', 'development']},
  middleware: [
    bundle.middleware,
    embedding.middleware,
    withLanguage.middleware,
    served.middleware,
    heads.middleware,
    reactInPage,
    recordServer,
  ],
  plugins: [
    a11ySnapshotPlugin(),
    protocolCommands,
    keptTexts,
    embedding.plugin,
    withLanguage.plugin,
    served.plugin,
    heads.plugin,
    {name: 'bundle', serverStop: bundle.remove},
  ],
  reporters: [
    defaultReporter({reportTestProgress: process.stdout.isTTY && !process.env.CI}),
    countingReporter(`${root}node_modules/.cache/browser-tests.json`, bundle.pages),
  ],
  // Ends a test that hangs; benchmarks measure how long one takes. `BAIL=1` ends a page at the first failure.
  // At full length, some tests simulate whole lessons or hundreds of deals, while another runner uses the machine.
  testFramework: {config: process.env.BAIL ? {timeout: 20_000, bail: true} : {timeout: isWhole ? 600_000 : 60_000}},
  testsFinishTimeout: isWhole ? 3_600_000 : 600_000,
  filterBrowserLogs: (log) => !String(log.args[0]).includes('Lit is in dev mode'),
  coverageConfig: {include: ['packages/*/src/**/*.ts']},
};
