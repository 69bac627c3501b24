// `npm run api`: writes docs/api/<package>.md, the public exports of each package with their signatures, so that a change of them shows in
// a diff, and the options of games and the goals of lessons where the schema and the docs tell them. The source is the declarations that TypeScript emits.
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import * as prettier from 'prettier';
import ts from 'typescript';
import {writeWhole} from './kept-until-changed.mjs';
import {goalTables} from './goal-tables.mjs';
import {optionTables} from './option-tables.mjs';
import {nameOf, publicSubpaths} from './package-exports.mjs';
import {packageFolders} from './package-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ABOUT =
  'All that other packages and pages can import, in the order of its names. `npm run api` writes this file.';
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
export async function apiReports() {
  const packages = packageFolders(root);
  const subpaths = new Map(packages.map((owner) => [owner, publicSubpaths(root, owner)]));
  const entries = [...subpaths.values()].flat().flatMap(([, source]) => (isModule(source) ? [source] : []));
  const {program, declarations} = compile(entries);
  const checker = program.getTypeChecker();
  const texts = new Map();
  const options = await prettier.resolveConfig(`${root}docs/api/engine.md`);
  const textOf = async (symbol) => {
    const [declaration] = symbol.declarations;
    const {fileName} = declaration.getSourceFile();
    if (!texts.has(fileName)) texts.set(fileName, namedTexts(declarations.get(fileName)));
    const said = await prettier.format(texts.get(fileName).get(symbol.name).join('\n'), {
      ...options,
      parser: 'typescript',
    });
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
    reports.set(`docs/api/${owner}.md`, [`# ${nameOf(owner)}\n`, `${ABOUT}\n`, ...parts].join('\n'));
  }
  return reports;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [file, text] of [...(await apiReports()), ...(await optionTables(root)), ...(await goalTables(root))])
    writeWhole(root + file, text);
