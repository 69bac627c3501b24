import {FRAME_SANDBOX} from '@cartavola/elements/frame.js';
import {escaped} from '../site/escaped.js';
import type {SiteLanguage} from '../site/site-pages.js';
import {kitLines} from '../snippets.js';
import type {Choice, ElementName, Form, Scheme} from './choice.js';
import {ELEMENT_NAMES, type BuilderWords} from './words.js';

/** Choice whose content is always set, to '' if there is none. */
export interface Filled extends Choice {
  readonly content: string;
}

/** Code to paste, and a note about it that may contain links. */
interface Written {
  readonly text: string;
  readonly note: string;
}

/** Information about the builder page. */
interface Page {
  /** URL of the kit's folder. It ends with a slash. */
  readonly kit: string;
  readonly language: SiteLanguage;
  readonly words: BuilderWords;
  /** Colour scheme of the page with the code. */
  readonly scheme: Scheme;
}

/** Writes signs as character references. */
const referenced = (text: string, signs: RegExp): string =>
  text.replaceAll(signs, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns attributes as HTML on one line, because Markdown ends an unfinished tag at a blank line. */
const attributesText = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes]
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${referenced(escaped(value), /[\r\n]/g)}"`))
    .join('');

/** Returns the HTML between an element's tags. */
function contentHtml({element, content}: Filled): string {
  if (content.trim() === '') return '';
  // In a script, `</script` and `<!--<script` would change where it ends. In JSON, "<" occurs only in strings.
  if (element === 'card-puzzle')
    return `\n<script type="application/json">\n${content.replaceAll('<', String.raw`\u003c`)}\n</script>\n`;
  if (element === 'game-replay') return `\n<pre data-cartavola-record>\n${escaped(content)}</pre>\n`;
  return content.includes('\n') ? `\n<pre>\n${escaped(content)}</pre>\n` : escaped(content);
}

/** Returns the HTML of a choice: the element's tags and its content. */
export const tagHtml = (choice: Filled): string =>
  `<${choice.element}${attributesText(choice.attributes)}>${contentHtml(choice)}</${choice.element}>`;

const scriptForm = (choice: Filled, {kit, words}: Page): Written => ({
  text: kitLines(kit) + tagHtml(choice),
  note: words.notes.script,
});

const npmForm = (choice: Filled, {words}: Page): Written => ({
  text: `npm i cartavola

// ${words.comments.inScript}
import 'cartavola/${choice.element}.js';

<!-- ${words.comments.inPage} -->
${tagHtml(choice)}`,
  note: words.notes.npm,
});

/** The script from docs/iframes.md that makes an iframe as tall as its content. */
const HEIGHT_SCRIPT = `<script>
  document.querySelectorAll('iframe[src*="embed.html#"]').forEach((f) => {
    const ask = () => f.contentWindow?.postMessage({cartavola: innerHeight}, '*');
    addEventListener('message', (e) => {
      if (e.source === f.contentWindow && e.data?.cartavola) f.style.height = e.data.cartavola + 'px';
    });
    f.addEventListener('load', ask);
    addEventListener('resize', ask);
    ask();
  });
</script>`;

/** Returns an element's display name in the language of its `lang` attribute, otherwise in the page's language. */
function titleOf({element, attributes}: Choice, language: SiteLanguage): string {
  const [lang] = /^(?:en|fr|it)(?![a-z])/i.exec(attributes.get('lang') ?? '') ?? [];
  return ELEMENT_NAMES[(lang?.toLowerCase() as SiteLanguage | undefined) ?? language][element];
}

/** Whether the element has content of a kind that is too long for a frame's URL. */
const tooMuch = ({element, content, attributes}: Filled): boolean =>
  content.trim() !== '' && !attributes.has('src') && /^(?:game-replay|card-puzzle)$/.test(element);

/** Initial heights of iframes in pixels, until the script sets them. Iframes of other elements start at 700. */
const HEIGHTS: Readonly<Partial<Record<ElementName, number>>> = {'playing-card': 300, 'card-diagram': 420};

function frameForm(choice: Filled, {kit, language, words, scheme}: Page): Written {
  const {notes} = words;
  if (tooMuch(choice)) return {text: '', note: choice.element === 'card-puzzle' ? notes.longPuzzle : notes.longReplay};
  const fields = new URLSearchParams({element: choice.element});
  for (const [name, value] of choice.attributes) fields.set(name, value);
  if (choice.element === 'card-diagram') fields.set('notation', choice.content);
  if (scheme) fields.set('scheme', scheme);
  // A frame is transparent if both pages have the same colour scheme.
  const colours = scheme && `; color-scheme: ${scheme}`;
  const height = HEIGHTS[choice.element] ?? 700;
  return {
    text: `<iframe src="${escaped(`${kit}embed.html#${fields.toString().replaceAll('+', '%20')}`)}" title="${escaped(titleOf(choice, language))}"
  sandbox="${FRAME_SANDBOX}" allow="fullscreen" style="width: 100%; height: ${height}px; border: 0${colours}"></iframe>
${HEIGHT_SCRIPT}`,
    note: notes.frame(height),
  };
}

/** Serialises a block's attributes as WordPress does, escaped so that they can't end the comment. */
const blockJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll(/\\./g, (escape) => (escape === '\\"' ? '\\u0022' : escape));

function wordpressForm({element, attributes, content}: Filled, {words, scheme}: Page): Written {
  const block = {
    element,
    ...(attributes.size > 0 && {attributes: Object.fromEntries(attributes)}),
    ...(content.trim() && {content}),
    ...(scheme && {scheme}),
  };
  return {
    text: `<!-- wp:cartavola/element ${blockJson(block)} /-->`,
    note: words.notes.wordpress,
  };
}

/** Names of the code blocks that the Markdown plugins draw, keyed by element. */
const FENCES: Readonly<Partial<Record<ElementName, string>>> = {
  'card-diagram': 'cartavola',
  'game-replay': 'cartavola-replay',
};

/** In Markdown, a blank line ends HTML. Removes blank lines from JSON, and writes others as character references. */
const withoutBlankLines = (html: string, isJson: boolean): string =>
  html.replaceAll(/\n(?=[ \t\r]*\n)/g, isJson ? '' : '&#10;');

function markdownForm(choice: Filled, {words}: Page): Written {
  const {element, attributes, content} = choice;
  const name = FENCES[element];
  if (!name || content.trim() === '')
    return {text: withoutBlankLines(tagHtml(choice), element === 'card-puzzle'), note: words.notes.markdown};
  // A fence ends at a line with as many backticks, and its first line can't contain any.
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const settings = referenced(attributesText(attributes), /`/g);
  return {text: `${fence}${name}${settings}\n${content}\n${fence}`, note: words.notes.markdownPlugin};
}

/** Returns a template literal for a string. Template literals read "\\r" as a line break, so it is escaped. */
const literal = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\r', String.raw`\r`)}\``;

/** Returns an attribute's value in JSX. Strings there have character references, but no escapes. */
const jsxValue = (value: string): string =>
  /^[^"&\\{}\r\n]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;

function reactForm({element, attributes, content}: Filled, {words}: Page): Written {
  const names = [...attributes].map(([name, value]) => ` ${name}=${jsxValue(value)}`).join('');
  const imports = `import type {} from '@cartavola/elements/frameworks/react.d.ts'; // ${words.comments.inTypeScript}\nimport 'cartavola/${element}.js';`;
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
    note: words.notes.react,
  };
}

const WRITERS: Readonly<Record<Form, (choice: Filled, page: Page) => Written>> = {
  script: scriptForm,
  npm: npmForm,
  frame: frameForm,
  wordpress: wordpressForm,
  markdown: markdownForm,
  react: reactForm,
};

/** Returns the code and note for a choice in an output format. */
export const written = (form: Form, choice: Filled, page: Page): Written => WRITERS[form](choice, page);
