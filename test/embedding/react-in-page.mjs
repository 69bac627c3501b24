// React as a single module for browser tests, because its packages are CommonJS.
import {fileURLToPath} from 'node:url';
import {rolldown} from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = 'react-in-page';
const SOURCE = `import React from 'react';
import {createRoot} from 'react-dom/client';
export const {createElement, StrictMode} = React;
export {createRoot};`;

let bundled;

/** Bundles React and React DOM. Returns the module's source. */
async function bundle() {
  const build = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'browser',
    transform: {define: {'process.env.NODE_ENV': '"development"'}},
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `${root}${ENTRY}.js` : undefined),
        load: (id) => (id === `${root}${ENTRY}.js` ? SOURCE : undefined),
      },
    ],
  });
  const {output} = await build.generate({format: 'esm'});
  await build.close();
  return output[0].code;
}

/** Middleware for @web/test-runner: `/__react.js` is a module with `createElement`, `StrictMode` and `createRoot`. */
export async function reactInPage(context, next) {
  if (context.path !== '/__react.js') return next();
  context.type = 'js';
  context.body = await (bundled ??= bundle());
}
