// Finds import cycles among the packages' sources, including type imports. Only a dynamic import may point back.
import path from 'node:path';
import {ts} from '../build/compiler-api.mjs';

const SOURCE = /^packages\/[^/]+\/src\/.+\.ts$/;
const OF_PACKAGE = /^@cartavola\/([^/]+)(?:\/(.+))?$/;

/** Resolves an import to a source file of a package; undefined for others. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '.ts');
  const [, name, subpath = 'index.js'] = OF_PACKAGE.exec(specifier) ?? [];
  return name && `packages/${name}/src/${subpath.replace(/\.js$/, '.ts')}`;
}

/** Lists the static imports and re-exports of a file. */
function importsOf(file, text) {
  const {statements} = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const specifier = 'moduleSpecifier' in statement ? statement.moduleSpecifier : undefined;
    return specifier ? [specifier.text] : [];
  });
}

/** Finds import cycles: lists of files of which each imports the next, and the last the first. `texts`: a `Map` by file. */
export function importCycles(texts) {
  const files = [...texts.keys()].filter((file) => SOURCE.test(file));
  const known = new Set(files);
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(file, texts.get(file))
        .map((specifier) => targetOf(file, specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const cycles = [];
  const done = new Set();
  const way = [];
  const visit = (file) => {
    if (done.has(file)) return;
    const from = way.indexOf(file);
    if (from >= 0) return void cycles.push(way.slice(from));
    way.push(file);
    graph.get(file).forEach(visit);
    way.pop();
    done.add(file);
  };
  files.forEach(visit);
  return cycles;
}
