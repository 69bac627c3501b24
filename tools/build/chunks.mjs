// Which chunk of the kit each module is in. Three rules, and no list:
// 1. A folder of `packages/elements/src` is a chunk, with its subfolders. A subfolder from which something is loaded by `import()` is a chunk of its own.
// 2. A module of another package is in the chunk that needs it. If several need it, it is in the one of them that is loaded with all others anyway;
//    if none is, it is in a chunk with what the same chunks need.
// 3. The texts of a folder in one language, and the modules of a folder for one game, are one chunk if the same chunks load them on demand.
import path from 'node:path';
import {build} from 'vite';

const ELEMENTS = '/packages/elements/src/';
const LANGUAGE = /\.(\w\w)\.ts$/;
const GAME = /\/games\/(\w+)\//;
/** Bytes, before compression, that a request is worth. */
const REQUEST = 2500;

/** Returns the folder of a module of an element, such as `table/input`; undefined for other modules, and for those beside the folders. */
function folderOf(id) {
  const [, inside] = id.split(ELEMENTS);
  if (!inside || inside.endsWith('.generated.ts')) return undefined;
  const folder = path.posix.dirname(inside);
  return folder === '.' || folder === 'define' ? undefined : folder;
}

/** Returns the first folder of a path; a game is one, too. */
const roomOf = (folder) => /^(?:games\/)?[^/]+/.exec(folder)[0];

/**
 * Finds the chunk of each folder, by rule 1. `modules`: the ids of what each module imports, and of what it loads by `import()`, by id. Throws if a
 * folder imports what it also loads on demand.
 */
export function chunksOfFolders(modules) {
  const folders = new Set([...modules.keys()].map(folderOf).filter(Boolean));
  const onDemand = new Set([...modules.values()].flatMap(({dynamic}) => dynamic.map(folderOf)));
  const chunkOf = (folder) =>
    folder === roomOf(folder) || onDemand.has(folder) ? folder : chunkOf(path.posix.dirname(folder));
  for (const [id, {imports}] of modules) {
    const own = folderOf(id) && chunkOf(folderOf(id));
    for (const to of imports) {
      const other = folderOf(to) && chunkOf(folderOf(to));
      if (own && other?.startsWith(`${own}/`) && roomOf(own) === roomOf(other))
        throw new Error(`${id} imports ${to}, which is loaded on demand`);
    }
  }
  return new Map([...folders].map((folder) => [folder, chunkOf(folder).replaceAll('/', '-')]));
}

const append = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);

/** Names a chunk after its largest module, and its game. */
function nameAfter(ids) {
  const name = path.posix.basename(ids[0], '.ts');
  const [, game] = GAME.exec(ids[0]) ?? [];
  return !game || name.startsWith(game) ? name : `${game}-${name}`;
}

/**
 * What the bundler makes by rule 1 alone: it keeps those modules of other packages together that the same entries need. `entry` is the module whose
 * exports a file hands on; modules are in the order of their size.
 *
 * @typedef {{name: string, modules: string[], entry?: string, imports: string[], dynamicImports: string[], size: number, isEntry: boolean}} Part
 */

/**
 * Reads which parts need which. Roots are the parts that others join or are loaded with: rooms, entries, and what other packages load on demand.
 *
 * @param {Record<string, Part>} parts - By file.
 */
function graphOf(parts) {
  const files = Object.keys(parts);
  const isRoom = (file) => parts[file].modules.some(folderOf);
  const fileOf = new Map(files.flatMap((file) => parts[file].modules.map((id) => [id, file])));
  const roots = files.filter((file) => isRoom(file) || fileOf.get(parts[file].entry) === file);
  const isRoot = new Set(roots);
  // A file that hands on what a room exports has modules of other packages, which import no room.
  const importsOf = (file) =>
    isRoot.has(file) ? parts[file].imports : parts[file].imports.filter((to) => !isRoom(to));
  const closure = (file, seen = new Set()) => {
    for (const to of importsOf(file)) if (!seen.has(to)) closure(to, seen.add(to));
    return seen;
  };
  const imported = new Map(files.map((file) => [file, closure(file)]));
  /** Lists the roots that need a part. */
  const needing = (file) => {
    const handsOn = fileOf.get(parts[file].entry);
    return roots.filter((root) => root === handsOn || imported.get(root).has(file));
  };
  /** Lists the roots that load a root by `import()`. */
  const askersOf = (root) => [
    ...new Set(
      files
        .filter((file) => parts[file].dynamicImports.some((to) => fileOf.get(parts[to]?.entry) === root))
        .flatMap((file) => (isRoot.has(file) ? [file] : needing(file))),
    ),
  ];
  return {files, roots, isRoom, isRoot, imported, needing, askersOf};
}

/** Finds what is loaded once each root is: itself, what it imports, and what is loaded wherever it is imported or asked for. */
function loadedWith({roots, imported, askersOf}) {
  const loaded = new Map(roots.map((root) => [root, new Set(roots)]));
  const users = new Map(
    roots.map((root) => [
      root,
      [...askersOf(root).filter((one) => one !== root), ...roots.filter((from) => imported.get(from).has(root))],
    ]),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const root of roots) {
      const sets = users.get(root).map((user) => loaded.get(user));
      const isLoaded = (one) =>
        one === root || imported.get(root).has(one) || (sets.length > 0 && sets.every((set) => set.has(one)));
      const next = new Set([...loaded.get(root)].filter(isLoaded));
      changed ||= next.size < loaded.get(root).size;
      loaded.set(root, next);
    }
  }
  return loaded;
}

/**
 * Joins groups to rooms, or to each other, as long as that saves more by fewer requests than it costs in bytes that are loaded in vain. `loaders`:
 * the roots that load a group or a room.
 */
function joined(groups, rooms) {
  const left = [...groups];
  const without = (set, other) => [...set].filter((one) => !other.has(one)).length;
  /** Bytes in vain for each byte that is saved. */
  const costOf = (a, b) => {
    if (a === b || (b.room && without(a.loaders, b.loaders) > 0)) return Infinity;
    const inVain = a.size * without(b.loaders, a.loaders) + (b.room ? 0 : b.size * without(a.loaders, b.loaders));
    return inVain / ((a.loaders.size - without(a.loaders, b.loaders)) * REQUEST);
  };
  for (;;) {
    const pairs = left.flatMap((a) => [...rooms, ...left].map((b) => ({a, b, cost: costOf(a, b)})));
    const best = pairs.reduce((one, other) => (other.cost < one.cost ? other : one), {cost: 1});
    if (!best.a) return left;
    const {a, b} = best;
    left.splice(left.indexOf(a), 1);
    b.files.push(...a.files);
    if (b.room) continue;
    b.size += a.size;
    b.loaders = new Set([...b.loaders, ...a.loaders]);
  }
}

/**
 * Finds the chunk of each module of another package, by rules 2 and 3. Returns names of chunks by module id.
 *
 * @param {Record<string, Part>} parts - By file.
 */
export function chunksOfModules(parts) {
  const graph = graphOf(parts);
  const {files, roots, isRoom, isRoot, needing, askersOf} = graph;
  const loaded = loadedWith(graph);
  const isText = (root) => LANGUAGE.test(parts[root].modules[0]);
  const loading = roots.filter((root) => !parts[root].isEntry && !isText(root));
  const loadersOf = (needed) => new Set(loading.filter((one) => needed.some((root) => loaded.get(one).has(root))));
  const rooms = roots.filter(isRoom).map((room) => ({room, files: [room], loaders: loadersOf([room])}));

  const names = new Map();

  // Rule 2.
  const groups = new Map();
  for (const file of files) {
    if (isRoot.has(file) || parts[file].modules.length === 0) continue;
    const needed = needing(file);
    const isWithAll = (root) => !parts[root].isEntry && needed.every((one) => loaded.get(one).has(root));
    const around = rooms.filter(({room}) => isWithAll(room)).sort((a, b) => a.loaders.size - b.loaders.size);
    // What texts alone need is in the smallest room that is there with them.
    const host = needed.find(isWithAll) ?? (needed.every(isText) ? around[0]?.room : undefined);
    const home = rooms.find(({room}) => room === host);
    if (home) home.files.push(file);
    else if (host) names.set(file, parts[host].name);
    else append(groups, needed.join(), {file, needed});
  }
  const shared = [...groups.values()].map((group) => ({
    files: group.map(({file}) => file),
    loaders: loadersOf(group[0].needed),
    size: group.reduce((sum, {file}) => sum + parts[file].size, 0),
  }));
  const left = joined(shared, rooms);
  for (const {room, files: own} of rooms) for (const file of own) names.set(file, parts[room].name);
  for (const {files: group} of left) {
    const [largest] = group.sort((a, b) => parts[b].size - parts[a].size);
    const [id] = parts[largest].modules;
    // Rooms have names of their own.
    const [, owner = 'shared'] = /\/packages\/(\w+)\//.exec(id) ?? [];
    for (const file of group) names.set(file, GAME.test(id) ? nameAfter([id]) : `${owner}-${nameAfter([id])}`);
  }

  // Rule 3.
  const together = new Map();
  for (const root of roots) {
    const [id] = parts[root].modules;
    const purpose = [GAME.exec(id)?.[1], LANGUAGE.exec(id)?.[1]].filter(Boolean).join('.');
    if (isRoom(root) || parts[root].isEntry || !purpose) continue;
    append(together, [purpose, path.dirname(id), ...askersOf(root).sort()].join(), root);
  }
  for (const group of together.values()) {
    if (group.length === 1) continue;
    const [largest] = group.sort((a, b) => parts[b].size - parts[a].size);
    for (const root of group) names.set(root, nameAfter(parts[largest].modules));
  }
  return new Map([...names].flatMap(([file, name]) => parts[file].modules.map((id) => [id, name])));
}

/** Makes a group of the bundler for each chunk. */
const groupsBy = (nameOf) => ({
  groups: [
    {name: (id, context) => nameOf(id, context) ?? null, debugName: 'chunks', includeDependenciesRecursively: false},
  ],
});

/** Builds the kit by rule 1 alone, writes nothing, and returns the chunks of all modules. `config`: that of Vite, for the kit. */
export async function codeSplitting(config) {
  let folders;
  const byFolder = (id, context) => {
    const folder = folderOf(id);
    if (!folder) return undefined;
    if (!folders) {
      const modules = new Map();
      const visit = (one) => {
        const info = modules.has(one) ? undefined : context.getModuleInfo(one);
        if (!info) return;
        modules.set(one, {imports: info.importedIds, dynamic: info.dynamicallyImportedIds});
        for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next);
      };
      for (const entry of Object.values(config.build.lib.entry)) visit(entry);
      folders = chunksOfFolders(modules);
    }
    return folders.get(folder);
  };
  const parts = {};
  const noted = {
    name: 'noted',
    generateBundle(_, bundle) {
      for (const {
        type,
        fileName,
        name,
        modules,
        facadeModuleId,
        imports,
        dynamicImports,
        code,
        isEntry,
      } of Object.values(bundle)) {
        if (type !== 'chunk') continue;
        const bySize = Object.entries(modules).sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
        const entry = facadeModuleId ?? undefined;
        parts[fileName] = {
          name,
          modules: bySize.map(([id]) => id),
          entry,
          imports,
          dynamicImports,
          size: code.length,
          isEntry,
        };
      }
    },
  };
  const {build: options} = config;
  const {rolldownOptions} = options;
  await build({
    ...config,
    configFile: false,
    plugins: [...config.plugins, noted],
    build: {
      ...options,
      write: false,
      rolldownOptions: {...rolldownOptions, output: {...rolldownOptions.output, codeSplitting: groupsBy(byFolder)}},
    },
  });
  const chunks = chunksOfModules(parts);
  return groupsBy((id) => chunks.get(id));
}
