// Rules for each package's `exports`. What other packages, pages and documents import is public. What only tests and tools of this repository
// import has the condition `@cartavola/source` alone.

/** Modules that pages, bundles and generated code import by name, whether or not a source does; by package. */
const ENTRIES = {
  // Only an element's name has a hyphen: the other files define no element.
  elements: /^(?:all|cartavola|extend|server|define\/\w+-[\w-]+)$/,
  bots: /^(?:extend|games\/[\w-]+\/players)$/,
  engine: /^extend$/,
  cli: /^main$/,
  markdown: /^(?:markdown-it|remark)$/,
  cartavola: /^(?:define|\w+-[\w-]+)$/,
};

const IN_PACKAGE = /^packages\/([^/]+)\/src\/(.+)\.ts$/;
const BY_NAME = /['"`]@cartavola\/([a-z]+)\/([\w./-]+)\.js['"`]/g;
/** What `npm run manifest` and `npm run build` write, and declarations by hand. */
const OTHER_FILES = /\.json$|\.css$|^\.\/dist\/[^/]+\.js$|\.d\.ts$/;
/** Tools contain imports in generated code and in their tests' examples. */
const READ = /^(?!tools\/).*\.(?:ts|mjs|js|md)$/;
const FOR_TESTS = /\.(?:test|node)\.ts$|^test\//;

/** Makes an `exports` value. The folder `dist` of `cartavola` is what CDNs serve. */
function exported(owner, name, isPublic) {
  const compiled = `./${owner === 'cartavola' ? 'lib' : 'dist'}/${name}`;
  const source = {'@cartavola/source': `./src/${name}.ts`};
  return isPublic ? {...source, types: `${compiled}.d.ts`, default: `${compiled}.js`} : source;
}

/** Maps each module that is imported by name, as `package/module`, to whether it is public. */
function importedModules(texts) {
  const modules = new Map();
  for (const [file, text] of texts) {
    const [, home, own] = IN_PACKAGE.exec(file) ?? [];
    if (ENTRIES[home]?.test(own)) modules.set(`${home}/${own}`, true);
    for (const [, owner, name] of READ.test(file) ? text.matchAll(BY_NAME) : []) {
      const module = `${owner}/${name}`;
      modules.set(module, modules.get(module) || (home !== owner && !FOR_TESTS.test(file)));
    }
  }
  return modules;
}

/** Lists the differences between packages' `exports` and actual imports. `texts`: every text of the workspace, by file. */
export function checkExports(texts) {
  const modules = importedModules(texts);
  const faults = [];
  for (const [file, text] of texts) {
    const [, owner] = /^packages\/([^/]+)\/package\.json$/.exec(file) ?? [];
    const {exports: given = {}, private: isPrivate} = owner ? JSON.parse(text) : {private: true};
    // Nobody imports what is not published.
    if (isPrivate) continue;
    const wanted = {'.': exported(owner, 'index', true)};
    for (const [module, isPublic] of modules)
      if (module.startsWith(`${owner}/`)) {
        const name = module.slice(owner.length + 1);
        wanted[`./${name}.js`] = exported(owner, name, isPublic);
      }
    for (const [subpath, value] of Object.entries(wanted))
      if (JSON.stringify(given[subpath]) !== JSON.stringify(value))
        faults.push(`${file}:1 exports must have "${subpath}": ${JSON.stringify(value)}`);
    for (const [subpath, value] of Object.entries(given)) {
      const isOther = typeof value === 'string' && !value.includes('*') && OTHER_FILES.test(value);
      if (!(subpath in wanted) && !isOther)
        faults.push(`${file}:1 "${subpath}" is exported, and nobody imports it: remove it`);
    }
  }
  return faults;
}
