import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import MarkdownIt from 'markdown-it';
import {besideHtml} from './documents.js';
import {escaped} from './escaped.js';
import {isTall} from '../example-frame.js';
import {EXAMPLES} from './examples.js';
import {documentHtml} from './layout.js';
import {EXAMPLE_BAR} from './markdown-page.js';

const manifest = fileURLToPath(new URL('../../packages/elements/custom-elements.json', import.meta.url));

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: {readonly text: string};
  readonly default?: string;
}
interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly attribute?: string;
  readonly readonly?: boolean;
  readonly parameters?: readonly Described[];
  readonly return?: {readonly type: {readonly text: string}};
}

/** An element in the manifest. */
interface ElementEntry {
  readonly tagName: string;
  readonly summary: string;
  readonly description: string;
  readonly attributes?: readonly Described[];
  readonly members?: readonly Member[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

/** All elements, sorted by name. */
export function elementEntries(): readonly ElementEntry[] {
  const {modules} = JSON.parse(readFileSync(manifest, 'utf8')) as {
    modules: readonly {readonly declarations?: readonly Partial<ElementEntry>[]}[];
  };
  return modules
    .flatMap(({declarations = []}) => declarations)
    .filter((one): one is ElementEntry => one.tagName !== undefined)
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
}

const parser = new MarkdownIt();
const inline = (text = ''): string => parser.renderInline(text);
const code = (text: string): string => `<code>${escaped(text)}</code>`;

type Column = readonly [heading: string, cell: (one: Described) => string];

const NAME: Column = ['Name', ({name}) => (name === '' ? '(default)' : code(name))];
const TEXT: Column = ['Description', ({description}) => inline(description)];
const TYPE: Column = ['Type', ({type}) => (type ? code(type.text) : '')];
const DEFAULT: Column = ['Default', (one) => (one.default === undefined ? '' : code(one.default))];

function section(title: string, rows: readonly Described[] = [], ...columns: readonly Column[]): string {
  if (rows.length === 0) return '';
  const id = title.toLowerCase().replaceAll(' ', '-');
  const head = columns.map(([heading]) => `<th scope="col">${heading}</th>`).join('');
  const body = rows
    .map(
      (row) =>
        `<tr id="${id}-${row.name.replace(/\(.*/, '') || 'default'}">${columns.map(([, cell]) => `<td>${cell(row)}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<h2 id="${id}">${title}</h2>
<div class="scrolling" tabindex="0" role="group" aria-labelledby="${id}"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}

const signature = ({name, parameters = [], return: result}: Member): string =>
  `${name}(${parameters.map((one) => `${one.name}${one.type ? `: ${one.type.text}` : ''}`).join(', ')})${result ? `: ${result.type.text}` : ''}`;

/** Returns an example that opens on page load, with space reserved for what the script adds. */
const exampleHtml = (
  tagName: string,
  example: string,
): string => `<pre class="code" data-html data-live="open" tabindex="0"><code>${escaped(example)}</code></pre>
${EXAMPLE_BAR}
<div class="example ${isTall(example) ? 'tall' : tagName}"></div>`;

/** Returns the page of an element. */
export function referencePage(entry: ElementEntry): string {
  const {
    tagName,
    summary,
    description,
    attributes,
    members = [],
    events,
    slots,
    cssParts,
    cssProperties,
    cssStates,
  } = entry;
  const fields = members.filter(({kind, attribute}) => kind === 'field' && attribute === undefined);
  const methods = members.filter(({kind}) => kind === 'method').map((one) => ({...one, name: signature(one)}));
  const withAttribute = members.filter(
    ({kind, attribute, name}) => kind === 'field' && attribute && attribute !== name,
  );
  const example = EXAMPLES[tagName];
  return documentHtml({
    path: `reference/${tagName}`,
    title: `<${tagName}>`,
    description: summary,
    main: `<h1>&lt;${tagName}&gt;</h1>
<p class="lead">${inline(description || summary)}</p>
${example ? exampleHtml(tagName, example) : ''}
${section('Attributes', attributes, NAME, TYPE, DEFAULT, TEXT)}
${withAttribute.length > 0 ? `<p>As properties: ${withAttribute.map(({name, attribute}) => `${code(attribute!)} is ${code(name)}`).join(', ')}.</p>` : ''}
${section('Properties', fields, NAME, TYPE, TEXT)}
${section('Methods', methods, NAME, TEXT)}
${section('Events', events, NAME, TEXT)}
${section('Slots', slots, NAME, TEXT)}
${section('Parts', cssParts, NAME, TEXT)}
${section('Custom properties', cssProperties, NAME, DEFAULT, TEXT)}
${section('States', cssStates, NAME, TEXT)}`,
    beside: besideHtml(`reference/${tagName}`),
    kind: 'document reference',
  });
}

/** Returns the list of all elements. */
export function referenceIndex(): string {
  const entries = elementEntries().map(
    ({tagName, summary}) => `<li><a href="./${tagName}.html">&lt;${tagName}&gt;</a> ${inline(summary)}</li>`,
  );
  return documentHtml({
    path: 'reference/index',
    title: 'Element reference',
    description: 'Attributes, properties, methods, events, slots, parts, custom properties and states of each element.',
    main: `<h1>Element reference</h1>
<p class="lead">Generated from the package’s manifest, with an editable example of each element.</p>
<ul class="pages">${entries.join('\n')}</ul>`,
    beside: besideHtml('reference/index'),
    kind: 'document',
  });
}
