// Assigns each module to a chunk of the kit by three rules:
// 1. Each folder of `packages/elements/src` forms a chunk with its subfolders. A subfolder with a module that is loaded
// by `import()` forms a separate chunk.
// 2. A module from another package goes into the chunk that needs it. If several chunks need it, it goes into the one
// that is always loaded with the others. If there is none, it shares a chunk with the modules that the same chunks
// need.
// 3. A folder's strings in one language form one chunk if the same chunks load them on demand. So do a folder's modules
// for one game. Then `join-chunks.mjs` joins small chunks.
import path from 'node:path';
import {build} from 'vite';
import {joinChunks} from './join-chunks.mjs';

const ELEMENTS = '/packages/elements/src/';
const LANGUAGE = /\.(\w\w)\.ts$/;
const GAME = /\/games\/(\w+)\//;

/** Weight of an on-demand load, relative to a first load. */
const LATER = 0.02;
/** Weight of an on-demand load of a module that isn't part of any first load. */
const LEAST = 0.001;

/**
 * Returns the folder of an element's module, such as `table/input`. Returns undefined for other modules and for modules
 * outside the folders.
 */
function folderOf(id) {
  const [, inside] = id.split(ELEMENTS);
  if (!inside || inside.endsWith('.generated.ts')) return undefined;
  const folder = path.posix.dirname(inside);
  return folder === '.' || folder === 'define' ? undefined : folder;
}

/** Returns the first folder of a path, or the first two for a game. */
const roomOf = (folder) => /^(?:games\/)?[^/]+/.exec(folder)[0];

/**
 * Finds each folder's chunk by rule 1. `modules` contains the ids of each module's static and dynamic imports, keyed by
 * id. Throws if a folder statically imports a module that it also loads on demand.
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

/** Returns the name of a chunk, based on its largest module and its game. */
function nameAfter(ids) {
  const name = path.posix.basename(ids[0], '.ts');
  const [, game] = GAME.exec(ids[0]) ?? [];
  return !game || name.startsWith(game) ? name : `${game}-${name}`;
}

/**
 * Part of the bundle after rule 1. The bundler groups modules from other packages that the same entries need. `entry`
 * is the module whose exports the part re-exports. `modules` are sorted by size.
 *
 * @typedef {{name: string, modules: string[], entry?: string, imports: string[], dynamicImports: string[], size: number, isEntry: boolean}} Part
 */

/**
 * Determines the dependencies between parts. Roots are the parts that others join or are loaded with: rooms (the chunks
 * of element folders), entries, and modules that other packages load on demand.
 *
 * @param {Record<string, Part>} parts - Parts, keyed by file.
 */
function graphOf(parts) {
  const files = Object.keys(parts);
  const isRoom = (file) => parts[file].modules.some(folderOf);
  const fileOf = new Map(files.flatMap((file) => parts[file].modules.map((id) => [id, file])));
  const roots = files.filter((file) => isRoom(file) || fileOf.get(parts[file].entry) === file);
  const isRoot = new Set(roots);
  // A file that re-exports a room's exports contains modules from other packages, which don't import rooms.
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
  /** Lists the roots that load a root with `import()`. */
  const askersOf = (root) => [
    ...new Set(
      files
        .filter((file) => parts[file].dynamicImports.some((to) => fileOf.get(parts[to]?.entry) === root))
        .flatMap((file) => (isRoot.has(file) ? [file] : needing(file))),
    ),
  ];
  return {files, roots, isRoom, isRoot, imported, needing, askersOf};
}

/**
 * Lists the roots that are loaded with each root: the root, its imports, and all roots that are already loaded wherever
 * the root is imported or requested.
 */
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
 * Finds the chunk of each file, by rules 1 to 3. One of a chunk's files represents it. Returns the representatives,
 * keyed by file, and the names of chunks that differ from the file names, keyed by representative.
 *
 * @param {Record<string, Part>} parts - Parts, keyed by file.
 */
function chunksOfFiles(parts, graph, loaded) {
  const {files, roots, isRoom, isRoot, needing, askersOf} = graph;
  const isText = (root) => LANGUAGE.test(parts[root].modules[0]);
  const loading = roots.filter((root) => !parts[root].isEntry && !isText(root));
  const loadersOf = (room) => loading.filter((one) => loaded.get(one).has(room)).length;
  const rooms = roots.filter(isRoom);

  const chunkOf = new Map();
  const names = new Map();
  const bySize = (group) => group.sort((a, b) => parts[b].size - parts[a].size);

  // Rule 3.
  const together = new Map();
  for (const root of roots) {
    const [id] = parts[root].modules;
    const purpose = [GAME.exec(id)?.[1], LANGUAGE.exec(id)?.[1]].filter(Boolean).join('.');
    if (isRoom(root) || parts[root].isEntry || !purpose) continue;
    append(together, [purpose, path.dirname(id), ...askersOf(root).sort()].join(), root);
  }
  for (const group of [...together.values()].map(bySize)) {
    for (const root of group) chunkOf.set(root, group[0]);
    if (group.length > 1) names.set(group[0], nameAfter(parts[group[0]].modules));
  }

  // Rule 2.
  const groups = new Map();
  for (const file of files) {
    if (isRoot.has(file) || parts[file].modules.length === 0) continue;
    const needed = needing(file);
    const isWithAll = (root) => !parts[root].isEntry && needed.every((one) => loaded.get(one).has(root));
    const around = rooms.filter(isWithAll).sort((a, b) => loadersOf(a) - loadersOf(b));
    // Modules needed only by strings go into a room that is loaded with those strings: the one that the fewest roots
    // load.
    const host = needed.find(isWithAll) ?? (needed.every(isText) ? around[0] : undefined);
    if (host) chunkOf.set(file, chunkOf.get(host) ?? host);
    else append(groups, needed.join(), file);
  }
  for (const group of [...groups.values()].map(bySize)) {
    for (const file of group) chunkOf.set(file, group[0]);
    const [id] = parts[group[0]].modules;
    // Rooms already have names.
    const [, owner = 'shared'] = /\/packages\/(\w+)\//.exec(id) ?? [];
    names.set(group[0], GAME.test(id) ? nameAfter([id]) : `${owner}-${nameAfter([id])}`);
  }
  return {chunkOf, names};
}

/**
 * Finds the chunk of each module from another package, and which chunks join others. Returns the names of chunks, keyed
 * by module id, and a module of each chunk, keyed by the chunk's name.
 *
 * @param {Record<string, Part>} parts - Parts, keyed by file.
 * @param {{parts: string[], weight: number}[]} firstLoads - Names of chunks, or ids of modules, that pages load together.
 */
export function chunksOfModules(parts, firstLoads) {
  const graph = graphOf(parts);
  const loaded = loadedWith(graph);
  const {chunkOf, names} = chunksOfFiles(parts, graph, loaded);
  const keyOf = (file) => chunkOf.get(file) ?? file;
  const nameOf = (key) => names.get(key) ?? parts[key].name;

  const chunks = new Map();
  for (const file of graph.files) {
    const {isEntry, modules, size} = parts[file];
    if (isEntry || modules.length === 0) continue;
    const key = keyOf(file);
    if (!chunks.has(key)) chunks.set(key, {key, files: [], size: 0, imports: new Set()});
    const chunk = chunks.get(key);
    chunk.files.push(file);
    chunk.size += size;
  }
  for (const {key, files, imports} of chunks.values())
    for (const to of files.flatMap((file) => parts[file].imports).map(keyOf))
      if (to !== key && chunks.has(to)) imports.add(to);

  const keys = new Map();
  for (const {key, files} of chunks.values()) {
    keys.set(nameOf(key), key);
    for (const file of files) for (const id of parts[file].modules) keys.set(id, key);
  }
  const loads = firstLoads.map(({parts: asked, weight}) => {
    const all = new Set(asked.map((part) => keys.get(part)).filter(Boolean));
    for (const key of all) for (const to of chunks.get(key).imports) all.add(to);
    return {keys: all, weight, isFirst: true};
  });
  // The weight of a load on demand depends on how often the parts that request it are loaded. Files that these parts
  // have already loaded don't count.
  const first = [...loads];
  for (const root of graph.roots.filter((one) => !parts[one].isEntry)) {
    const askers = graph.askersOf(root);
    const isNew = (file) => !askers.some((asker) => loaded.get(asker).has(file));
    const all = [root, ...graph.imported.get(root)].filter(isNew).map(keyOf);
    const asking = first.filter(({keys: own}) => askers.some((asker) => own.has(keyOf(asker))));
    loads.push({keys: new Set(all), weight: asking.reduce((sum, {weight}) => sum + LATER * weight, LEAST)});
  }

  const found = new Map();
  const used = new Set();
  for (const {key, files} of joinChunks([...chunks.values()], loads)) {
    // Let the bundler handle a single file that is loaded on demand, because its name may not be unique.
    if (files.length === 1 && graph.isRoot.has(key) && !graph.isRoom(key)) continue;
    const [room = key] = files.filter(graph.isRoom).sort((a, b) => parts[b].size - parts[a].size);
    const name = nameOf(room);
    if (used.has(name)) throw new Error(`two chunks have the name ${name}`);
    used.add(name);
    for (const id of files.flatMap((file) => parts[file].modules)) found.set(id, name);
  }
  const modules = [...chunks.values()].flatMap(({key, files}) => [
    ...files.map((file) => [parts[file].name, parts[file].modules[0]]),
    [nameOf(key), parts[key].modules[0]],
  ]);
  return {names: found, modules: new Map(modules)};
}

/** Returns a bundler group for each chunk. */
const groupsBy = (nameOf) => ({
  groups: [
    {name: (id, context) => nameOf(id, context) ?? null, debugName: 'chunks', includeDependenciesRecursively: false},
  ],
});

/**
 * Builds the kit with rule 1 only, without writing files. Returns the bundler's groups, and a module of each part,
 * keyed by the part's name.
 *
 * @param {import('vite').UserConfig} config - Configuration of the kit.
 * @param {{parts: string[], weight: number}[]} firstLoads - Names of chunks, or ids of modules, that pages load
 * together.
 */
export async function codeSplitting(config, firstLoads) {
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
  const {names, modules} = chunksOfModules(parts, firstLoads);
  return {groups: groupsBy((id) => names.get(id)), modules};
}
