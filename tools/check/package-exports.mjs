// Rules for each package's `exports`: what is imported by name must be there, public unless only tests and tools import it (then it has the
// condition `@cartavola/source` alone), and a module that nobody imports must not. A subpath may be a pattern, such as `./define/*.js`.

const IN_PACKAGE = /^packages\/([^/]+)\/src\/(.+)\.ts$/;
const BY_NAME = /['"`]@cartavola\/([a-z]+)\/([\w./-]+)\.js['"`]/g;
/** Modules that pages, bundles and generated code import by name, whether or not a source does; by package. */
const ENTRIES = {
  elements: /^(?:cartavola|extend|server)$/,
  bots: /^(?:extend|games\/[\w-]+\/players)$/,
  engine: /^extend$/,
  cli: /^main$/,
  markdown: /^(?:markdown-it|remark)$/,
  cartavola: /^define$/,
};
/** Tools contain imports in generated code and in their tests' examples. */
const READ = /^(?!tools\/).*\.(?:ts|mjs|js|md)$/;
const FOR_TESTS = /\.(?:test|node)\.ts$|^test\//;

/** Maps each module that is imported by name, as `package/module`, to whether it is public. */
function importedModules(texts, packages) {
  const modules = new Map();
  for (const [file, text] of texts) {
    const [, home, own] = IN_PACKAGE.exec(file) ?? [];
    if (ENTRIES[home]?.test(own)) modules.set(`${home}/${own}`, true);
    for (const [, owner, name] of READ.test(file) ? text.matchAll(BY_NAME) : []) {
      if (!packages.has(owner)) continue;
      const module = `${owner}/${name}`;
      modules.set(module, modules.get(module) || (home !== owner && !FOR_TESTS.test(file)));
    }
  }
  return modules;
}

/** Finds the entry for a subpath: its own, or the longest pattern that fits. */
function entryFor(exports, subpath) {
  const fits = (key) => {
    const [start, end] = key.split('*');
    return end === undefined ? key === subpath : subpath.startsWith(start) && subpath.endsWith(end);
  };
  return Object.keys(exports)
    .filter(fits)
    .sort((a, b) => Number(b === subpath) - Number(a === subpath) || b.length - a.length)[0];
}

/** Lists the differences between packages' `exports` and actual imports. `texts`: every text of the workspace, by file. */
export function checkExports(texts) {
  const packages = new Map();
  for (const [file, text] of texts) {
    const [, owner] = /^packages\/([^/]+)\/package\.json$/.exec(file) ?? [];
    const {exports = {}, private: isPrivate} = owner ? JSON.parse(text) : {private: true};
    // Nobody imports what is not published.
    if (!isPrivate) packages.set(owner, exports);
  }
  const modules = importedModules(texts, packages);
  const faults = [];
  for (const [owner, exports] of packages) {
    const file = `packages/${owner}/package.json:1`;
    const used = new Set();
    for (const [module, isPublic] of modules) {
      if (!module.startsWith(`${owner}/`)) continue;
      const subpath = `./${module.slice(owner.length + 1)}.js`;
      const entry = entryFor(exports, subpath);
      used.add(entry);
      const value = exports[entry];
      const isOpen = typeof value === 'string' || value?.default !== undefined;
      if (!entry) faults.push(`${file} exports must have "${subpath}"`);
      else if (isPublic && !isOpen) faults.push(`${file} "${subpath}" must be public`);
    }
    for (const [subpath, value] of Object.entries(exports)) {
      const isModule = subpath.endsWith('.js') && !subpath.includes('*') && typeof value !== 'string';
      if (isModule && !used.has(subpath))
        faults.push(`${file} "${subpath}" is exported, and nobody imports it: remove it`);
    }
  }
  return faults;
}
