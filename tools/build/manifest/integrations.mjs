// Second step of `node tools/run.mjs build/manifest`: generates the files for editors and frameworks in the elements
// package from the manifest.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {generateJsxTypes} from '@wc-toolkit/jsx-types';
import {getWebTypesData} from 'custom-element-jet-brains-integration';
import {getVsCodeCssCustomData, getVsCodeHtmlCustomData} from 'custom-element-vs-code-integration';
import {ts} from '../compiler-api.mjs';
import {format} from '../format.mjs';
import {writeWhole} from '../kept-until-changed.mjs';
import {kindOf} from './attribute-kinds.mjs';

const outdir = fileURLToPath(new URL('../../../packages/elements/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${outdir}custom-elements.json`, 'utf8'));
const elements = manifest.modules.flatMap(({declarations}) => declarations);

const editors = {outdir, hideLogs: true};

/** Writes data for programs to read, as JSON without whitespace. */
const writeData = (name, data) => writeFileSync(`${outdir}${name}`, `${JSON.stringify(data)}\n`);

writeData('custom-elements.json', manifest);

/** Writes the completion data for VS Code and JetBrains editors. */
function writeEditorData() {
  const made = (write) => JSON.parse(write(structuredClone(manifest), editors));
  writeData('vscode.html-custom-data.json', made(getVsCodeHtmlCustomData));
  writeData('vscode.css-custom-data.json', made(getVsCodeCssCustomData));
  const {name, version} = JSON.parse(readFileSync(`${outdir}package.json`, 'utf8'));
  writeData('web-types.json', {...made(getWebTypesData), name, version});
}

/**
 * Returns the manifest with types that refer to the package's classes and events, so that TypeScript can check code
 * against them.
 */
function withReferences() {
  const copy = structuredClone(manifest);
  for (const {name, attributes, members, events} of copy.modules.flatMap(({declarations}) => declarations)) {
    for (const attribute of attributes)
      if (attribute.fieldName) attribute.type = {text: `${name}['${attribute.fieldName}']`};
      // The library expects each attribute to have a property.
      else attribute.fieldName = attribute.name;
    for (const member of members) if (member.kind === 'field') member.type = {text: `${name}['${member.name}']`};
    for (const event of events) event.type = {text: `HTMLElementEventMap['${event.name}']`};
  }
  return copy;
}

/**
 * Writes the template types of each element as the library generates them: attributes, properties, and listeners such
 * as `onits-name`. Leaves out the library's types of global attributes and its declarations for ten frameworks in one
 * file, because `frameworks/*.d.ts` contain those of each framework.
 */
async function writeProps() {
  const made = generateJsxTypes(withReferences(), {
    fileName: undefined,
    globalTypePath: '@cartavola/elements',
    useCemTypes: true,
  });
  const source = ts.createSourceFile('props.d.ts', made, ts.ScriptTarget.Latest);
  const kept = source.statements.filter(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      (ts.isTypeAliasDeclaration(statement) && /^(?!Base)\w+Props$/.test(statement.name.text)),
  );
  const mapOf = (name, suffix) =>
    `export interface ${name} {\n${elements.map((element) => `'${element.tagName}': ${element.name}${suffix};`).join('\n')}\n}\n`;
  const text = [
    '// Made by `node tools/run.mjs build/manifest`.',
    ...kept.map((statement) => made.slice(statement.getFullStart(), statement.end).trim()),
    '/** What each element takes: attributes, properties, and listeners as `onits-name`. */',
    mapOf('ElementProps', 'Props'),
    '/** The same with the prefixes of Solid: `attr:`, `bool:`, `prop:` and `on:`. */',
    mapOf('SolidProps', 'SolidJsProps'),
  ].join('\n');
  writeFileSync(`${outdir}frameworks/props.generated.d.ts`, await format('props.d.ts', text));
}

/**
 * Writes the list of elements for `cartavola check`: attributes with their kinds, events, slots, parts and CSS
 * properties.
 */
async function writeElementTable() {
  const namesOf = (list = []) => list.map(({name}) => name).join(' ');
  const valuesOf = ({type}) => {
    const {kind, values, isOpen} = kindOf(type?.text ?? '');
    return kind === 'choice' ? [...values, ...(isOpen ? ['…'] : [])] : kind;
  };
  const table = Object.fromEntries(
    elements.map(({tagName, attributes = [], events, slots, cssParts, cssProperties}) => [
      tagName,
      {
        attributes: Object.fromEntries(attributes.map((attribute) => [attribute.name, valuesOf(attribute)])),
        events: namesOf(events),
        slots: namesOf(slots),
        parts: namesOf(cssParts),
        properties: namesOf(cssProperties),
      },
    ]),
  );
  const text = `// Made by \`node tools/run.mjs build/manifest\`.
import {knownElements, type KnownElement} from './known-element.js';

/** Elements of the kit by name, from the manifest. */
export const ELEMENTS: Readonly<Record<string, KnownElement>> = knownElements(${JSON.stringify(table)});
`;
  writeWhole(`${outdir}../cli/src/check/elements.ts`, await format('elements.ts', text));
}

writeEditorData();
await writeElementTable();
await writeProps();
