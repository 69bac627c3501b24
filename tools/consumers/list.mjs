// The projects in `test/consumers` that `npm run test:consumers` makes, in their order.

/** Files of other folders that a project has besides its own; `page` is what all have. */
const VANILLA = ['vanilla'];

/**
 * A consumer: its folder, the folders whose files it has too, and its pages, as addresses below the site. A project has the scripts `check`
 * (types), `build` (into `dist`) and, if its site needs a server of its own, `serve`.
 */
export const consumers = [
  {name: 'vite-vanilla', has: VANILLA, pages: ['index.html', 'all.html']},
  {name: 'rollup', has: VANILLA},
  {name: 'webpack', has: VANILLA},
  {name: 'esbuild', has: VANILLA},
  {name: 'react'},
  {name: 'vue'},
  {name: 'svelte'},
  {name: 'plain', has: VANILLA},
  {name: 'eleventy'},
];
