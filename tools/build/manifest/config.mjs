import {elementsOnly} from './plugin.mjs';

export default {
  globs: ['packages/elements/src/**/*.ts'],
  exclude: ['**/*.{test,node}.ts', '**/*.generated.ts', '**/define/**'],
  outdir: 'packages/elements',
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [elementsOnly],
};
