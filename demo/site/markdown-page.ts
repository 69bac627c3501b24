import highlighter from 'highlight.js/lib/core';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import bash from 'highlight.js/lib/languages/bash';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import MarkdownIt from 'markdown-it';
import {escaped} from './escaped.js';

for (const [name, language] of Object.entries({bash, css, javascript, json, markdown, php, typescript, xml}))
  highlighter.registerLanguage(name, language);

/** Languages for highlighting, keyed by the language of the code fence. */
const LIKE: Readonly<Record<string, string>> = {
  jsx: 'javascript',
  tsx: 'typescript',
  vue: 'html',
  svelte: 'html',
  astro: 'html',
};

/** The kit's tags, for examples that run in the page. */
const OWN_TAG =
  /<(?:[a-z]+-table|rules-explainer|card-[a-z]+|game-replay|score-pad|playing-card|cartavola-settings)[\s>]/;

/** Empty bar below an example. It reserves space, so that adding buttons doesn't move the text below. */
export const EXAMPLE_BAR = '<div class="example-bar"></div>';

/** Heading of a document, with its URL fragment. */
interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** Section of a document, from one heading to the next, as plain text. */
export interface Section extends Heading {
  readonly content: string;
}

/** Rendered document. */
export interface Rendered {
  readonly html: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

const codeHtml = (text: string, language: string): string => {
  const known = LIKE[language] ?? language;
  return highlighter.getLanguage(known) ? highlighter.highlight(text, {language: known}).value : escaped(text);
};

/** Whether an example is HTML that shows something by itself. */
const isLive = (text: string, language: string): boolean =>
  language === 'html' && OWN_TAG.test(text) && !/<style>|src="\/(?:matches|puzzles)\/|…|YOUR-/.test(text);

const parser = new MarkdownIt({html: true});
parser.renderer.rules.fence = (tokens, index) => {
  const {content, info} = tokens[index]!;
  const language = info.trim().split(/\s+/)[0] ?? '';
  const live = isLive(content, language) ? ' data-live' : '';
  const html = language === 'html' ? ' data-html' : '';
  return `<pre class="code"${html}${live} tabindex="0"><code>${codeHtml(content, language)}</code></pre>\n${EXAMPLE_BAR}\n`;
};
parser.renderer.rules.table_open = (_tokens, _index, _options, env) =>
  `<div class="scrolling" tabindex="0" role="group" aria-label="${String(env?.['table'])}"><table>\n`;
parser.renderer.rules.table_close = () => '</table></div>\n';

/**
 * Returns a function that creates URL fragments for headings. They match those of repository hosts, which documents
 * link to.
 */
function slugs(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
}

type Token = ReturnType<typeof parser.parse>[number];

const plain = ({children, content}: Token): string =>
  children
    ?.map((child) =>
      child.type === 'softbreak' ? ' ' : /^(?:text|code_inline)$/.test(child.type) ? child.content : '',
    )
    .join('') ?? content;

/** Renders one of the repository's documents. `linkTo` maps the URL of each link. `table` names tables. */
export function renderMarkdown(text: string, linkTo = (address: string): string => address, table = 'Table'): Rendered {
  const tokens = parser.parse(text.replaceAll(/^<!--[^]*?-->\n*/gm, ''), {});
  const slugOf = slugs();
  const sections: {level: number; text: string; id: string; content: string}[] = [];
  for (const [index, token] of tokens.entries()) {
    for (const child of token.children ?? []) {
      const name = {link_open: 'href', image: 'src'}[child.type];
      if (name) child.attrSet(name, linkTo(String(child.attrGet(name))));
    }
    // A strict content security policy forbids style attributes.
    if (/^t[hd]_open$/.test(token.type)) {
      if (/right/.test(String(token.attrGet('style')))) token.attrSet('class', 'number');
      token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    }
    if (token.type === 'heading_open') {
      const title = plain(tokens[index + 1]!);
      const id = slugOf(title);
      token.attrSet('id', id);
      sections.push({level: Number(token.tag.slice(1)), text: title, id, content: ''});
    } else if ((token.type === 'inline' || token.type === 'fence') && tokens[index - 1]?.type !== 'heading_open') {
      const last = sections.at(-1);
      if (last) last.content += `${plain(token)} `;
    }
  }
  // Ignore empty headings.
  const html = parser.renderer
    .render(tokens, parser.options, {table})
    .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
    .replaceAll(/<th(?=[ >])/g, '<th scope="col"');
  return {html, title: sections[0]?.text ?? '', sections};
}
