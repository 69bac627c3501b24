import {escaped} from '../site/escaped.js';
import {kitLines} from '../snippets.js';
import {ELEMENTS, type Choice} from './choice.js';

/** Output formats of a choice, with their labels. */
export const FORMS = {
  script: 'HTML',
  npm: 'npm',
  frame: 'Frame',
  wordpress: 'WordPress',
  markdown: 'Markdown',
  react: 'React',
} as const;
export type Form = keyof typeof FORMS;

/** Choice with its content; '' if it has none. */
export interface Filled extends Choice {
  readonly content: string;
}

/** Text to paste, with a note about it. */
interface Written {
  readonly text: string;
  readonly note: string;
  /** Link to more: its text and address. */
  readonly more?: readonly [text: string, address: string];
}

const attributesText = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');

/** Content between the tags, as HTML. */
function contentHtml({element, content}: Filled): string {
  if (content.trim() === '') return '';
  if (element === 'card-puzzle')
    return `\n<script type="application/json">\n${content.replaceAll('</', '<\\/')}\n</script>\n`;
  if (element === 'game-replay') return `\n<pre data-cartavola-record>\n${escaped(content)}</pre>\n`;
  return content.includes('\n') ? `\n<pre>\n${escaped(content)}</pre>\n` : escaped(content);
}

/** Tag of a choice, with its content. */
export const tagHtml = (choice: Filled): string =>
  `<${choice.element}${attributesText(choice.attributes)}>${contentHtml(choice)}</${choice.element}>`;

const scriptForm = (choice: Filled, kit: string): Written => ({
  text: kitLines(kit) + tagHtml(choice),
  note: 'Add the first two lines once per page, for example in its head. The first reserves the space of a table until it loads. The address is this site’s copy: host the folder on your own site.',
  more: ['Get the folder', './downloads.html'],
});

const UNPUBLISHED =
  'No version is published yet. Until then, unpack cartavola-npm.zip from the downloads page beside your project, and run npm i ../cartavola-npm/*.tgz in the project.';

const npmForm = (choice: Filled): Written => ({
  text: `npm i cartavola

// in a script of the page
import 'cartavola/${choice.element}.js';

<!-- in the page -->
${tagHtml(choice)}`,
  note: UNPUBLISHED,
  more: ['Frameworks, types and events', './docs/frameworks.html'],
});

/** Whether the content is too large for a frame's address. */
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
          ? 'A frame gets its content from an address, which is too short for this text. Under “More”, set “src” to your own file, or to a set of the kit such as puzzles/scopa.json.'
          : 'A frame gets its content from an address, which is too short for this text. Save it as a file, and set the attribute “src” to its address.',
      more: ['Frames', './docs/iframes.html'],
    };
  return {
    text: `<iframe src="${escaped(`${kit}embed.html#${fields.toString().replaceAll('+', '%20')}`)}" title="${ELEMENTS[choice.element]}"
  sandbox="allow-scripts allow-same-origin" allow="fullscreen" style="width: 100%; height: ${height}px; border: 0"></iframe>`,
    note: 'For sites that allow frames but no scripts. The address is this site’s copy.',
    more: ['Frames and their height', './docs/iframes.html'],
  };
}

/** Attributes of a block as WordPress writes them into a post, escaped so that they cannot end the comment. */
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
    note: 'For the plugin’s block: paste it into the editor or its code view. The plugin is not in the WordPress directory yet; build it from the repository. Without the plugin, paste “HTML” into a “Custom HTML” block.',
    more: ['Cartavola in WordPress', './docs/wordpress.html'],
  };
}

function markdownForm(choice: Filled): Written {
  const {element, attributes, content} = choice;
  const name = {'card-diagram': 'cartavola', 'game-replay': 'cartavola-replay'}[element];
  if (!name || content.trim() === '')
    return {text: tagHtml(choice), note: 'HTML in Markdown: leave an empty line before and after it, but none inside.'};
  return {
    text: `\`\`\`${name}${attributesText(attributes)}\n${content}\n\`\`\``,
    note: 'By the plugin for markdown-it or remark.',
    more: ['Markdown', './docs/static-sites.html#markdown'],
  };
}

/** Writes a text as a template literal. */
const literal = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

function reactForm({element, attributes, content}: Filled): Written {
  const names = [...attributes].map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  const imports = `import type {} from '@cartavola/elements/frameworks/react.d.ts'; // in TypeScript, once per project\nimport 'cartavola/${element}.js';`;
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
    note: `React 19, which sets the properties of elements. ${UNPUBLISHED}`,
    more: ['Frameworks, types and events', './docs/frameworks.html'],
  };
}

/** Writes a choice in a format. `kit`: address of the kit's folder, which ends with a slash. */
export function written(form: Form, choice: Filled, kit: string): Written {
  if (form === 'script') return scriptForm(choice, kit);
  if (form === 'npm') return npmForm(choice);
  if (form === 'frame') return frameForm(choice, kit);
  if (form === 'wordpress') return wordpressForm(choice);
  return form === 'markdown' ? markdownForm(choice) : reactForm(choice);
}
