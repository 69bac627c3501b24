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
 * Finds the chunk of each module of another package, by rules 2 and 3. `parts`: what the bundler makes by rule 1 alone, by file. It keeps those modules
 * together that the same entries need. `entry` is the module whose exports a file hands on; modules are in the order of their size. Returns names of
 * chunks by module id.
 *
 * @param {Record<string, {name: string, modules: string[], entry?: string, imports: string[], dynamicImports: string[], size: number, isEntry: boolean}>} parts
 */
export function chunksOfModules(parts) {
  const files = Object.keys(parts);
  const isRoom = (file) => parts[file].modules.some(folderOf);
  const fileOf = new Map(files.flatMap((file) => parts[file].modules.map((id) => [id, file])));
  /** Rooms, entries, and what other packages load on demand: other chunks join these. */
  const roots = files.filter((file) => isRoom(file) || fileOf.get(parts[file].entry) === file);
  const isRoot = new Set(roots);
  const others = files.filter((file) => !isRoot.has(file) && parts[file].modules.length > 0);
  // A file that hands on what a room exports has modules of other packages, which import no room.
  const importsOf = (file) =>
    isRoot.has(file) ? parts[file].imports : parts[file].imports.filter((to) => !isRoom(to));
  const closure = (file, seen = new Set()) => {
    for (const to of importsOf(file)) if (!seen.has(to)) closure(to, seen.add(to));
    return seen;
  };
  const imported = new Map(files.map((file) => [file, [...closure(file)]]));
  /** Lists the roots that need a file. */
  const needing = (file) => {
    const handsOn = fileOf.get(parts[file].entry);
    return roots.filter(
      (root) => root === handsOn || imported.get(root).includes(file) || imported.get(root).includes(handsOn && file),
    );
  };
  /** Roots that ask for each root by `import()`. */
  const askers = new Map();
  for (const file of files)
    for (const asked of parts[file].dynamicImports) {
      const to = fileOf.get(parts[asked]?.entry);
      for (const from of isRoot.has(file) ? [file] : needing(file))
        if (isRoot.has(to) && from !== to) append(askers, to, from);
    }

  // What is there once a root is loaded: itself, what it imports, and what is there wherever it is asked for or imported.
  const there = new Map(roots.map((root) => [root, new Set(roots)]));
  const users = new Map(
    roots.map((root) => [
      root,
      [...(askers.get(root) ?? []), ...roots.filter((from) => imported.get(from).includes(root))],
    ]),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const root of roots) {
      const sets = users.get(root).map((user) => there.get(user));
      const isThere = (one) =>
        one === root || imported.get(root).includes(one) || (sets.length > 0 && sets.every((set) => set.has(one)));
      const next = new Set([...there.get(root)].filter(isThere));
      changed ||= next.size < there.get(root).size;
      there.set(root, next);
    }
  }
  const names = new Map(roots.filter(isRoom).map((root) => [root, parts[root].name]));
  const rooms = roots.filter((root) => isRoom(root));
  /** What a page may load: all but texts. */
  const loading = roots.filter((root) => !parts[root].isEntry && !LANGUAGE.test(parts[root].modules[0]));
  /** Roots with which a root is there. */
  const loadersOf = new Map(roots.map((root) => [root, new Set(loading.filter((one) => there.get(one).has(root)))]));
  /** Modules that are needed by the same roots. */
  const groups = new Map();
  for (const file of others) {
    const needed = needing(file);
    const host = needed.find((root) => !parts[root].isEntry && needed.every((one) => there.get(one).has(root)));
    // What only texts need is there with what loads them.
    const common = rooms.filter((room) => needed.every((one) => there.get(one).has(room)));
    const near = needed.every((root) => LANGUAGE.test(parts[root].modules[0]))
      ? common.sort((a, b) => loadersOf.get(a).size - loadersOf.get(b).size)[0]
      : undefined;
    if (host ?? near) names.set(file, parts[host ?? near].name);
    else append(groups, needed.join(), file);
  }
  const sizeOf = (group) => group.files.reduce((sum, file) => sum + parts[file].size, 0);
  const shared = [...groups].map(([needed, group]) => ({
    files: group,
    loaders: new Set(loading.filter((one) => needed.split(',').some((root) => there.get(one).has(root)))),
  }));
  const without = (set, other) => [...set].filter((one) => !other.has(one)).length;
  /** Bytes that rooms would load in vain, for each byte that requests are worth. */
  const costOf = (a, b) => {
    const waste = sizeOf(a) * without(b.loaders, a.loaders) + (b.room ? 0 : sizeOf(b) * without(a.loaders, b.loaders));
    const saved = [...a.loaders].filter((one) => b.loaders.has(one)).length;
    return b.room && without(a.loaders, b.loaders) > 0 ? Infinity : waste / (saved * REQUEST);
  };
  const homes = rooms.map((room) => ({room, loaders: loadersOf.get(room)}));
  for (;;) {
    let best = {cost: 1};
    for (const a of shared)
      for (const b of [...homes, ...shared]) {
        const cost = a === b ? Infinity : costOf(a, b);
        if (cost < best.cost) best = {cost, a, b};
      }
    if (!best.a) break;
    const {a, b} = best;
    shared.splice(shared.indexOf(a), 1);
    if (b.room) for (const file of a.files) names.set(file, parts[b.room].name);
    else {
      b.files.push(...a.files);
      for (const one of a.loaders) b.loaders.add(one);
    }
  }
  for (const {files: group} of shared) {
    const [largest] = group.sort((a, b) => parts[b].size - parts[a].size);
    const [id] = parts[largest].modules;
    // Rooms have names of their own.
    const [, owner = 'shared'] = /\/packages\/(\w+)\//.exec(id) ?? [];
    for (const file of group) names.set(file, GAME.test(id) ? nameAfter([id]) : `${owner}-${nameAfter([id])}`);
  }

  // Rule 3.
  const purposeOf = ([id]) => [GAME.exec(id)?.[1], LANGUAGE.exec(id)?.[1]].filter(Boolean).join('.');
  const asked = new Map();
  for (const root of roots) {
    const {modules, isEntry} = parts[root];
    if (isRoom(root) || isEntry || !purposeOf(modules)) continue;
    const from = files.filter((file) => parts[file].dynamicImports.some((to) => fileOf.get(parts[to]?.entry) === root));
    const needed = new Set(from.flatMap((file) => (isRoot.has(file) ? [file] : needing(file))));
    append(asked, [purposeOf(modules), path.dirname(modules[0]), ...[...needed].sort()].join(), root);
  }
  for (const group of asked.values()) {
    if (group.length === 1) continue;
    const [largest] = group.sort((a, b) => parts[b].size - parts[a].size);
    for (const root of group) names.set(root, nameAfter(parts[largest].modules));
  }
  return new Map(
    files.flatMap((file) =>
      names.has(file) && !parts[file].isEntry ? parts[file].modules.map((id) => [id, names.get(file)]) : [],
    ),
  );
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
