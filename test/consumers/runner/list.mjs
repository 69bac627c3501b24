// Projects in `test/consumers` that `npm run test:all -- consumers` creates, in order.

/**
 * A consumer: its folder, other folders whose files it includes (all include `page`), its pages as paths on the site, and the output folder for its
 * pages' scripts. Its pages show a table, or are a learning platform with a course (`isCourse`). A project has the scripts `check` (types or
 * lessons), `build` (into `dist`) and, if its site needs a server, `serve`, which gets the environment variable `PORT`.
 */
export const consumers = [
  {name: 'vite-vanilla', has: ['vanilla'], pages: ['index.html', 'all.html']},
  {name: 'rollup', has: ['vanilla']},
  {name: 'webpack', has: ['vanilla']},
  {name: 'esbuild', has: ['vanilla']},
  {name: 'react', has: ['react-app']},
  {name: 'vue'},
  {name: 'svelte'},
  {name: 'plain', has: ['vanilla']},
  {name: 'eleventy', has: ['written-page']},
  {name: 'next', has: ['react-app'], pages: ['', 'server'], scripts: 'dist/static'},
  {name: 'astro', has: ['written-page']},
  {name: 'angular'},
  {name: 'scorm', isCourse: true, pages: ['platform.html?version=1.2', 'platform.html?version=2004']},
].map(({has = [], pages = ['index.html'], scripts = 'dist', ...rest}) => ({...rest, has, pages, scripts}));
