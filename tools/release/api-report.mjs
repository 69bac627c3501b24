// `node tools/release/api-report.mjs FOLDER`: writes the public exports of each package, with their signatures, as FOLDER/<package>.md. Compare
// the report of a release with that of the working tree before the next one: `git worktree add ../before v0.1.0`, run it in both, and diff.
import {createRequire} from 'node:module';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {format} from '../build/format.mjs';
import {generate} from '../build/generate.mjs';
import {packageFolders} from '../build/package-folders.mjs';
import {nameOf, publicSubpaths} from '../check/package-exports.mjs';

ensureInstalled('tools/release');
const ts = createRequire(import.meta.url)('typescript');
const root = fileURLToPath(new URL('../..', import.meta.url));
const ABOUT = 'All that other packages and pages can import, by name.';
const printer = ts.createPrinter({removeComments: true});

/** Compiles all modules that the entries import as one program; returns it with the text of each source file's declarations. */
function compile(entries) {
  const config = `${root}tools/check/tsconfig.lint.json`;
  const {options} = ts.parseJsonConfigFileContent(
    {...ts.readConfigFile(config, ts.sys.readFile).config, include: [], files: []},
    ts.sys,
    path.dirname(config),
  );
  const program = ts.createProgram(entries, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Types are checked elsewhere.
    noCheck: true,
    stripInternal: true,
    outDir: `${root}node_modules/.cache/api`,
  });
  const declarations = new Map();
  program.emit(
    undefined,
    (_file, text, _mark, _error, [source]) => declarations.set(source.fileName, text),
    undefined,
    true,
  );
  return {program, declarations};
}

const isPrivate = (member) =>
  member.name?.kind === ts.SyntaxKind.PrivateIdentifier ||
  member.modifiers?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);

/** Drops a declaration's private members for the report. */
function withoutPrivate(statement) {
  if (!ts.isClassDeclaration(statement)) return statement;
  const {modifiers, name, typeParameters, heritageClauses, members} = statement;
  const seen = members.filter((member) => !isPrivate(member));
  return ts.factory.updateClassDeclaration(statement, modifiers, name, typeParameters, heritageClauses, seen);
}

/** Maps the names of top-level declarations to their texts. */
function namedTexts(text) {
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  const texts = new Map();
  for (const statement of file.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({name}) => name.text)
      : statement.name
        ? [statement.name.text]
        : [];
    const said = printer.printNode(ts.EmitHint.Unspecified, withoutPrivate(statement), file);
    for (const name of names) texts.set(name, [...(texts.get(name) ?? []), said]);
  }
  return texts;
}

/** True for a source that is compiled: declarations by hand are files as they are. */
const isModule = (source) => /(?<!\.d)\.ts$/.test(source);

/** Makes the reports, by package. */
async function apiReports() {
  const packages = packageFolders(root);
  const subpaths = new Map(packages.map((owner) => [owner, publicSubpaths(root, owner)]));
  const entries = [...subpaths.values()].flat().flatMap(([, source]) => (isModule(source) ? [source] : []));
  const {program, declarations} = compile(entries);
  const checker = program.getTypeChecker();
  const texts = new Map();
  const textOf = async (symbol) => {
    const [declaration] = symbol.declarations;
    const {fileName} = declaration.getSourceFile();
    if (!texts.has(fileName)) texts.set(fileName, namedTexts(declarations.get(fileName)));
    const said = await format('report.d.ts', texts.get(fileName).get(symbol.name).join('\n'));
    return said.trimEnd().replace(/^(?:export )?(?:declare )?/gm, '');
  };

  const reports = new Map();
  for (const [owner, of] of subpaths) {
    const first = new Map();
    const parts = [];
    for (const [name, source] of of) {
      const file = isModule(source) ? program.getSourceFile(source) : undefined;
      const module = file && checker.getSymbolAtLocation(file);
      const symbols = (module ? checker.getExportsOfModule(module) : []).sort((a, b) => (a.name < b.name ? -1 : 1));
      const lines = [];
      for (const symbol of symbols) {
        const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        if (own.name !== symbol.name) lines.push(`// ${symbol.name} is ${own.name}:`);
        lines.push(first.has(own) ? `// ${symbol.name}: as in ${first.get(own)}` : await textOf(own));
        if (!first.has(own)) first.set(own, name);
      }
      const none = file ? 'Exports nothing: it is imported for what it does.' : 'A file as it is.';
      const exported = lines.length > 0 ? `\`\`\`ts\n${lines.join('\n')}\n\`\`\`` : none;
      parts.push(`## ${name}\n\n${exported}\n`);
    }
    reports.set(`${owner}.md`, [`# ${nameOf(owner)}\n`, `${ABOUT}\n`, ...parts].join('\n'));
  }
  return reports;
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node tools/release/api-report.mjs FOLDER');
  process.exit(2);
}
await generate();
mkdirSync(folder, {recursive: true});
for (const [file, text] of await apiReports()) writeFileSync(path.join(folder, file), text);
