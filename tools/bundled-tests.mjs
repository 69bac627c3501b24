// Bundles what tests in a browser load, so that a test file is some dozens of requests in place of some five hundred.
import path from 'node:path';
import * as esbuild from 'esbuild';
import {filesLike} from './file-patterns.mjs';

/** What the test runner answers itself. */
const OF_RUNNER = ['/__web-*'];

/**
 * Bundles test files, with one copy of what they share. `middleware` answers for them, and for the chunks they load: a test file keeps its
 * address, so that what is told of it is told by its name.
 */
export async function bundledTests(root, patterns) {
  const without = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const left = new Set(filesLike(root, ['packages', 'test'], without));
  const files = filesLike(root, ['packages', 'test'], patterns).filter((file) => !left.has(file));
  const outdir = path.join(root, 'bundled');
  const {outputFiles} = await esbuild.build({
    entryPoints: files.map((file) => path.join(root, file)),
    bundle: true,
    // Every test file begins with it, even if it does not name it.
    inject: [path.join(root, 'test/virtual-clock.ts')],
    splitting: true,
    format: 'esm',
    outbase: root,
    outdir,
    write: false,
    target: 'es2022',
    conditions: ['@cartavola/source', 'development'],
    tsconfig: path.join(root, 'tsconfig.base.json'),
    external: OF_RUNNER,
    chunkNames: '[dir]/[name]-[hash]',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  const texts = new Map(
    outputFiles.map((file) => [`/${path.relative(outdir, file.path).replaceAll(path.sep, '/')}`, file]),
  );
  const middleware = (context, next) => {
    const file = texts.get(context.path.replace(/\.test\.ts$/, '.test.js'));
    if (!file) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.body = Buffer.from(file.contents);
    return undefined;
  };
  return {middleware};
}
