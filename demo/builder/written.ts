import {escaped} from '../site/escaped.js';
import {kitLines} from '../snippets.js';
import {ELEMENTS, type Choice} from './choice.js';

/** The ways in which a choice is written, with what they are called. */
export const FORMS = {
  script: 'HTML',
  npm: 'npm',
  frame: 'Frame',
  wordpress: 'WordPress',
  markdown: 'Markdown',
  react: 'React',
} as const;
export type Form = keyof typeof FORMS;

/** A choice with what stands in the element; '' if nothing does. */
export interface Filled extends Choice {
  readonly content: string;
}

/** What one pastes, and what is to be known about it. */
interface Written {
  readonly text: string;
  readonly note: string;
  /** Where more is told: the text of a link, and its address. */
  readonly more?: readonly [text: string, address: string];
}

const attributesText = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');

/** What stands between the tags, as HTML. */
function contentHtml({element, content}: Filled): string {
  if (content.trim() === '') return '';
  if (element === 'card-puzzle')
    return `\n<script type="application/json">\n${content.replaceAll('</', '<\\/')}\n</script>\n`;
  if (element === 'game-replay') return `\n<pre data-cartavola-record>\n${escaped(content)}</pre>\n`;
  return content.includes('\n') ? `\n<pre>\n${escaped(content)}</pre>\n` : escaped(content);
}

/** The tag of a choice, with what stands in it. */
export const tagHtml = (choice: Filled): string =>
  `<${choice.element}${attributesText(choice.attributes)}>${contentHtml(choice)}</${choice.element}>`;

const scriptForm = (choice: Filled, kit: string): Written => ({
  text: kitLines(kit) + tagHtml(choice),
  note: 'The first two lines once a page; they may stand in its head. The first keeps the room of a table until it comes. The address is that of this site’s copy: put the folder on your own site.',
  more: ['How to get the folder', './downloads.html'],
});

const UNPUBLISHED =
  'No version is published yet. Until then: unpack cartavola-npm.zip from the page of downloads beside your project, and npm i ../cartavola-npm/*.tgz in it.';

const npmForm = (choice: Filled): Written => ({
  text: `npm i cartavola

// in a script of the page
import 'cartavola/${choice.element}.js';

<!-- in the page -->
${tagHtml(choice)}`,
  note: UNPUBLISHED,
  more: ['Frameworks, types and events', './docs/frameworks.html'],
});

/** What a frame's address cannot hold. */
const tooMuch = ({element, content, attributes}: Filled): boolean =>
  content.trim() !== '' && !attributes.has('src') && /^(?:game-replay|card-puzzle)$/.test(element);

function frameForm(choice: Filled, kit: string): Written {
  const fields = new URLSearchParams({element: choice.element});
  for (const [name, value] of choice.attributes) fields.set(name, value);
  if (choice.element === 'card-diagram') fields.set('notation', choice.content);
  const height = {'playing-card': 300, 'card-diagram': 420}[choice.element] ?? 700;
  if (tooMuch(choice))
    return {
      text: '',
      note:
        choice.element === 'card-puzzle'
          ? 'A frame takes what it shows from an address, which has no room for this text. Choose “src” among the attributes, below “More”: a file of your own, or a set of the kit, puzzles/scopa.json.'
          : 'A frame takes what it shows from an address, which has no room for this text. Put it into a file, and write its address into “src” among the attributes.',
      more: ['Frames', './docs/iframes.html'],
    };
  return {
    text: `<iframe src="${escaped(`${kit}embed.html#${fields.toString().replaceAll('+', '%20')}`)}" title="${ELEMENTS[choice.element]}"
  sandbox="allow-scripts allow-same-origin" allow="fullscreen" style="width: 100%; height: ${height}px; border: 0"></iframe>`,
    note: 'For sites that take no scripts, but frames. The address is that of this site’s copy.',
    more: ['Frames, and how high they are', './docs/iframes.html'],
  };
}

/** Text of a block's attributes as WordPress writes it into a post: no sign that could end the comment. */
const blockJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');

function wordpressForm({element, attributes, content}: Filled): Written {
  const block = {
    element,
    ...(attributes.size > 0 && {attributes: Object.fromEntries(attributes)}),
    ...(content.trim() && {content}),
  };
  return {
    text: `<!-- wp:cartavola/element ${blockJson(block)} /-->`,
    note: 'For the block of the plugin, which is built from the repository and is in no directory yet: paste it into the editor, or into its code view. Without the plugin, “HTML” goes into a block “Custom HTML”.',
    more: ['What WordPress takes', './docs/wordpress.html'],
  };
}

function markdownForm(choice: Filled): Written {
  const {element, attributes, content} = choice;
  const name = {'card-diagram': 'cartavola', 'game-replay': 'cartavola-replay'}[element];
  if (!name || content.trim() === '')
    return {text: tagHtml(choice), note: 'HTML in Markdown: leave a line free before and after it, and none inside.'};
  return {
    text: `\`\`\`${name}${attributesText(attributes)}\n${content}\n\`\`\``,
    note: 'By the plugin for markdown-it or remark.',
    more: ['Markdown', './docs/static-sites.html#markdown'],
  };
}

/** A text as a template literal. */
const literal = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

function reactForm({element, attributes, content}: Filled): Written {
  const names = [...attributes].map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  const imports = `import type {} from '@cartavola/elements/frameworks/react.d.ts'; // in TypeScript, once a project\nimport 'cartavola/${element}.js';`;
  const tag =
    content.trim() === ''
      ? `<${element}${names}></${element}>`
      : element === 'card-puzzle'
        ? `<${element}${names} puzzle={content}></${element}>`
        : element === 'game-replay'
          ? `<${element}${names}>\n    <pre data-cartavola-record="">{content}</pre>\n  </${element}>`
          : `<${element}${names} notation={content}></${element}>`;
  const constant = content.trim() === '' ? '' : `\nconst content = ${literal(content)};\n`;
  return {
    text: `${imports}\n${constant}\nexport const Game = () => (\n  ${tag}\n);`,
    note: `React 19, which sets properties of elements. ${UNPUBLISHED}`,
    more: ['Frameworks, types and events', './docs/frameworks.html'],
  };
}

/** Writes a choice. `kit`: the address of the folder of the kit, which ends with a slash. */
export function written(form: Form, choice: Filled, kit: string): Written {
  if (form === 'script') return scriptForm(choice, kit);
  if (form === 'npm') return npmForm(choice);
  if (form === 'frame') return frameForm(choice, kit);
  if (form === 'wordpress') return wordpressForm(choice);
  return form === 'markdown' ? markdownForm(choice) : reactForm(choice);
}
