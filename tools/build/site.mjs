// `npm run site`: builds the site into demo/dist. Its links are relative, but feeds, previews and the page for wrong
// addresses need its address: the environment variable `SITE_ADDRESS`.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {run} from '../test/counted.mjs';
import {ensureInstalled} from './ensure-install.mjs';
import {buildKit} from './kit.mjs';
import {writeManifest} from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
await writeManifest();
await buildKit();
// The WordPress plugin is a download on the site. Its tools take a long time to install, so CI builds the plugin only
// in the job that tests it.
if (!process.env.CI) {
  ensureInstalled('packages/wordpress');
  for (const script of ['build', 'plugin-zip'])
    run('npm', ['run', '--silent', script], fileURLToPath(new URL('../../packages/wordpress', import.meta.url)));
}
run(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    ...['build', 'demo', '--config', 'demo/vite.config.ts', '--logLevel', 'warn', '--emptyOutDir'],
  ],
  root,
);
