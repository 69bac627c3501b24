// `npm run new -- element NAME`, `-- variant GAME NAME`, `-- game NAME`, `-- language CODE`: writes files that compile,
// with failing tests that show which parts are missing. `FILL IN` marks text to write, and `npm run check` lists all
// such marks. Tests use `--root=FOLDER`.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {readElements, writeElementModules} from './element-modules.mjs';
import {languagesOf, writeRegistries} from './text-registries.mjs';

const SKELETONS = fileURLToPath(new URL('skeletons/', import.meta.url));
const USAGE = `Usage:
  npm run new -- element NAME        a custom element that follows a table, such as last-trick
  npm run new -- variant GAME NAME ["TEXT"]
                                     an option of a game, such as scopa aces-take-all "an ace takes all cards"
  npm run new -- game NAME           a game in a folder of its own, such as briscola
  npm run new -- language CODE       texts in another language, such as de`;

/** Error for a request that the command refuses. The message gives the reason. */
class Refused extends Error {}

const classOf = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const optionOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Files to write. Nothing is written until all of them are known. */
class Plan {
  texts = new Map();

  constructor(root) {
    this.root = root;
  }

  has(file) {
    return existsSync(path.join(this.root, file));
  }

  read(file) {
    return this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  add(file, text) {
    if (this.has(file)) throw new Refused(`${file} exists.`);
    this.texts.set(file, text);
  }

  /** Adds a file based on a skeleton, and replaces the upper-case placeholders with values. */
  fill(file, skeleton, values) {
    const text = readFileSync(`${SKELETONS}${skeleton}.txt`, 'utf8');
    const pattern = new RegExp(Object.keys(values).join('|'), 'g');
    this.add(
      file,
      text.replace(pattern, (word) => values[word]),
    );
  }

  /** Changes a file where a pattern matches. `make` receives the match. */
  change(file, pattern, make) {
    const text = this.read(file);
    const changed = text.replace(pattern, make);
    if (changed === text) throw new Refused(`${file} has no place for this: ${pattern} doesn't match.`);
    this.texts.set(file, changed);
  }

  /** Writes the files, and generates others from them. */
  async write() {
    const {format} = await import('./format.mjs');
    for (const [file, text] of this.texts) this.texts.set(file, await format(path.basename(file), text));
    for (const [file, text] of this.texts) {
      mkdirSync(path.dirname(path.join(this.root, file)), {recursive: true});
      writeFileSync(path.join(this.root, file), text);
    }
    writeRegistries(this.root);
    writeElementModules(this.root);
  }
}

/** Inserts a line among those that match `pattern`: before the first one that sorts after it, or after the last one. */
function insertSorted(text, line, pattern) {
  const lines = text.split('\n');
  const places = [...lines.keys()].filter((place) => pattern.test(lines[place]));
  const later = places.find((place) => lines[place] > line);
  lines.splice(later ?? places.at(-1) + 1, 0, line);
  return lines.join('\n');
}

function newElement(plan, name) {
  if (!/^[a-z]+(?:-[a-z]+)+$/.test(name))
    throw new Refused(`"${name}" is not a name: write two or more lower-case words with hyphens, such as last-trick.`);
  if (name.endsWith('-table')) throw new Refused(`"${name}" would be the table of a game: use game NAME.`);
  if (readElements(plan.root).some((element) => element.name === name)) throw new Refused(`<${name}> exists.`);
  const last = name.split('-').at(-1);
  const folder = plan.has(`packages/elements/src/companions/${last}`) ? name : last;
  const module = `companions/${folder}/${name}`;
  const values = {NAME: name, CLASS: classOf(name), FOLDER: folder};
  plan.fill(`packages/elements/src/${module}.ts`, 'element.ts', values);
  plan.fill(`packages/elements/src/${module}.test.ts`, 'element.test.ts', values);
  plan.fill(`stories/${name}.stories.ts`, 'element.stories.ts', values);
  const row = `  '${name}': {kind: 'companion', load: () => import('./${module}.js')},`;
  plan.change('packages/elements/src/registry.ts', /[^]*/, (text) => insertSorted(text, row, /^ {2}'[\w-]+': \{kind/));
  plan.change(
    'packages/elements/src/index.ts',
    /\n(?=export \{TableRecord\})/,
    `\nexport {${classOf(name)}} from './${module}.js';\n`,
  );
  // Add only this rule, because selectors that list elements are generated from the registry.
  plan.change(
    'packages/elements/src/cartavola.template.css',
    / {2}table-controls:not\(:defined[^\n]*::before/,
    (rule) => `${rule.replace('table-controls', name)} {\n    padding-block-start: 18em;\n  }\n${rule}`,
  );
  plan.change('tools/release/size.mjs', /^ {2}'table-controls': [\d.]+,$/m, (line) => `  '${name}': 60,\n${line}`);
  plan.change('docs/embedding.md', /^\| `<cartavola-settings/m, (row) => {
    const cell = `\`<${name} for="table">\``;
    return `| ${cell.padEnd(41)} | ${'FILL IN what it is'.padEnd(41)} |\n${row}`;
  });
  return [
    `Write packages/elements/src/${module}.ts. \`npm test -- ${name}\` lists the missing parts.`,
    'Run `node tools/run.mjs build/manifest` before you test the stories.',
  ];
}

/** Adds a list of variants to a game's rulebook, for the game's first variant. */
function beginVariants(plan, game, file) {
  const rulebook = `packages/words/src/games/${game}/${game}-rulebook.ts`;
  plan.change(
    rulebook,
    /^ {2}ids: RULES,$/m,
    '  ids: [...RULES, ...VARIANTS.map(({id}) => id)],\n  variants: VARIANTS,',
  );
  plan.change(rulebook, /^import \{RULES.*\n/m, (line) => `${line}import {VARIANTS} from './${game}-variants.js';\n`);
  plan.add(
    file,
    `import {textsOf} from '../../language.js';
import type {VariantRule} from '../../rulebook/variants.js';

/** Rules that hold only where an option is on. */
export const VARIANTS = [
] as const satisfies readonly VariantRule[];
`,
  );
}

function newVariant(plan, game, name, what = 'FILL IN what it does') {
  const games = readdirSync(path.join(plan.root, 'packages/engine/src/games'));
  if (!games.includes(game)) throw new Refused(`"${game}" is not a game of the kit. Its games: ${games.join(', ')}.`);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Refused(`"${name}" is not a name: write lower-case words with hyphens, such as aces-take-all.`);
  if (!/^[^\n|`*\\]+$/.test(what)) throw new Refused('Write the text as one line without |, `, * and \\.');
  const option = optionOf(name);
  const options = `packages/engine/src/games/${game}/options.ts`;
  const rules = plan.read(`packages/words/src/games/${game}/${game}-rules.ts`);
  if (plan.read(options).includes(`name: '${option}'`))
    throw new Refused(`${game} already has an option ${option}. Choose another name.`);
  if (rules.includes(`'${game}.${name}'`))
    throw new Refused(`${game} already has a rule ${game}.${name}. Choose another name.`);
  const attributes = `packages/elements/src/table`;
  for (const file of ['card-table.ts', 'table-element.ts'])
    if (new RegExp(`@property\\([^)]*\\) (?:override )?${option}\\b`).test(plan.read(`${attributes}/${file}`)))
      throw new Refused(`Every table has an attribute ${name}. Choose another name.`);
  const values = {GAME: game, NAME: name, OPTION: option};
  plan.change(
    options,
    /^\] as const/m,
    (end) =>
      `  /** Whether ${what} (\`${game}.${name}\`). */\n  {name: '${option}', values: [true, false], fallback: false},\n${end}`,
  );
  plan.change(
    `packages/elements/src/games/${game}/${game}-table.ts`,
    /^ {2}\/\*\* @internal \*\/\n {2}override readonly layout/m,
    (layout) => `  /**
   * True if ${what} (rule \`${game}.${name}\`).
   * @default false
   */
  @property(${name === option ? '' : `{attribute: '${name}'}`}) ${option}: AttributeValue<${classOf(game)}Options['${option}']>;

${layout}`,
  );
  const words = `packages/words/src/games/${game}`;
  for (const language of languagesOf(plan.root))
    plan.fill(`${words}/variants/${name}.${language}.ts`, 'variant-text.ts', {LANGUAGE: language});
  const variants = `${words}/${game}-variants.ts`;
  if (!plan.has(variants)) beginVariants(plan, game, variants);
  plan.change(
    variants,
    /^\n/m,
    (line) => `import {modules as ${option}} from './variants/${name}.generated.js';\n${line}`,
  );
  plan.change(
    variants,
    /^\] as const/m,
    (end) => `  {
    id: '${game}.${name}',
    option: '${option}',
    section: 'play', // or 'score'
    texts: textsOf('games/${game}/${name}', ${option}),
  },
${end}`,
  );
  plan.change('docs/embedding.md', /^\| table +\| attribute[^]*?(?=\n\n)/m, (table) => {
    const lines = table.split('\n');
    const first = lines.findIndex((line) => line.includes(`<${game}-table>`));
    const next = lines.findIndex((line, place) => place > first && /^\| `/.test(line));
    const place = first < 0 || next < 0 ? lines.length : next;
    lines.splice(
      place,
      0,
      `| ${first < 0 ? `\`<${game}-table>\`` : ''} | \`${name}\` | \`false\`; \`true\`: ${what} |`,
    );
    return lines.join('\n');
  });
  plan.fill(`test/engine/${game}-${name}.node.ts`, 'variant.node.ts', values);
  return [
    `Write the rule: \`npm test -- engine/${game}-${name}\` shows where.`,
    'When its comments are written, run `node tools/run.mjs build/doc-tables`.',
  ];
}

function newGame(plan, name) {
  if (!/^[a-z]{3,}$/.test(name))
    throw new Refused(`"${name}" is not a name: write one lower-case word, such as briscola.`);
  if (plan.has(`packages/engine/src/games/${name}`)) throw new Refused(`The kit already has a game ${name}.`);
  const folder = `test/${name}`;
  if (plan.has(folder)) throw new Refused(`${folder} exists.`);
  const named = (text) => text.replaceAll('newgame', name).replaceAll('Newgame', classOf(name));
  for (const file of readdirSync(`${SKELETONS}game`, {recursive: true}).sort())
    if (file.endsWith('.txt'))
      plan.add(
        `${folder}/${named(file).slice(0, -'.txt'.length)}`,
        named(readFileSync(`${SKELETONS}game/${file}`, 'utf8')),
      );
  return [
    `Read the first comments of ${folder}/engine, from cards.ts on. \`npm test -- ${folder}\` lists the missing parts.`,
  ];
}

/** Strings that a table shows first, keyed by the name under which it requests them. */
const FIRST_TEXTS = {
  cards: 'cards/cards',
  table: 'table/table',
  menu: 'table/menu',
  notice: 'table/notice',
  'games/scopa/table': 'games/scopa/scopa',
};

function newLanguage(plan, code) {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Refused(`"${code}" is not a primary language subtag, such as de.`);
  if (languagesOf(plan.root).includes(code)) throw new Refused(`The kit already has the language ${code}.`);
  const words = 'packages/words/src';
  for (const text of Object.values(FIRST_TEXTS)) {
    const english = plan.read(`${words}/${text}.en.ts`);
    plan.add(`${words}/${text}.${code}.ts`, english.replace(/\b(plural|lister)\('en'/g, `$1('${code}'`));
  }
  const rows = Object.entries(FIRST_TEXTS).map(
    ([name, text]) => `  ${/\W/.test(name) ? `'${name}'` : name}: () => import('../${text}.${code}.js'),\n`,
  );
  const values = {CODE: code, ROWS: rows.join('')};
  plan.fill(`${words}/begun/${code}.ts`, 'language.ts', values);
  plan.fill(`${words}/begun/${code}.node.ts`, 'language.node.ts', values);
  return [
    `Translate the five texts. \`npm test -- begun/${code}\` lists the missing ones, and reports when the language is complete.`,
  ];
}

const COMMANDS = {element: newElement, variant: newVariant, game: newGame, language: newLanguage};

/** Runs the command. Returns the exit code. */
async function main(given) {
  const args = given.filter((arg) => !arg.startsWith('--root='));
  const root = given.find((arg) => arg.startsWith('--root='))?.slice('--root='.length);
  const [kind, ...names] = args;
  const run = Object.hasOwn(COMMANDS, kind ?? '') ? COMMANDS[kind] : undefined;
  try {
    if (!run)
      throw new Refused(
        kind === undefined ? 'Name what to create.' : `"${kind}" is not element, variant, game or language.`,
      );
    const count = run.length - 1;
    const most = run === newVariant ? 3 : count;
    if (names.length < count || names.length > most)
      throw new Refused(`${kind} takes ${count === 1 ? 'one name' : 'a game and a name'}.`);
    const plan = new Plan(root ?? fileURLToPath(new URL('../..', import.meta.url)));
    const next = run(plan, ...names);
    await plan.write();
    console.log([...[...plan.texts.keys()].map((file) => `wrote ${file}`), '', ...next].join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
