// Vite plugin that minifies Lit's html``, svg`` and css`` templates, which minifiers leave unchanged. Keeps spaces that
// may be visible, so that a page looks the same as with the original source files.

import {transform} from 'lightningcss';
import {RolldownMagicString} from 'rolldown';
import {cssTargets} from './least-browsers.mjs';

/**
 * Minifies a css`` template, which is a whole style sheet, for the supported browsers. Doesn't add fallbacks for older
 * browsers.
 */
export function minifyCss(text) {
  const {code} = transform({filename: 'template.css', code: Buffer.from(text), minify: true, targets: cssTargets});
  return code.toString().replaceAll('\\', '\\\\');
}

/** Returns a minifier that collapses whitespace in text and between attributes. Quoted values stay unchanged. */
export function markupMinifier(kind) {
  let inTag = false;
  let quote = '';
  return (text) => {
    let result = '';
    for (const part of text.match(/\s+|[<>"']|[^\s<>"']+/g) ?? []) {
      if (quote) {
        if (part === quote) quote = '';
        result += kind === 'svg' ? part.replace(/^\s+$/, ' ') : part;
        continue;
      }
      if (part === '<') inTag = true;
      else if (part === '>') inTag = false;
      else if (inTag && (part === '"' || part === "'")) quote = part;
      result += part.replace(/^\s+$/, ' ');
    }
    // In SVG, a space between two elements is only visible inside <text>, which has no line breaks here.
    return kind === 'svg' ? result.replace(/> </g, '><') : result;
  };
}

function visit(node, templates) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) visit(item, templates);
    return;
  }
  if (node.type === 'TaggedTemplateExpression' && /^(?:html|svg|css)$/.test(node.tag.name ?? '')) templates.push(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, templates);
}

export function minifyTemplates() {
  return {
    name: 'minify-templates',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: {id: /\/packages\/[^/]+\/src\/.*\.ts$/, code: /\b(?:html|svg|css)`/},
      handler(code, id) {
        const templates = [];
        const edited = new RolldownMagicString(code);
        visit(this.parse(code), templates);
        for (const {tag, quasi} of templates) {
          if (tag.name === 'css' && quasi.quasis.length > 1)
            throw new Error(`${id}: a css template must be a whole style sheet, without expressions`);
          const minify = tag.name === 'css' ? minifyCss : markupMinifier(tag.name);
          for (const {value, start, end} of quasi.quasis) {
            // Some parsers include the backquote or `${` in the piece, so search for its text.
            const from = code.indexOf(value.raw, start);
            if (from < 0 || from > end) throw new Error(`${id}: a template piece is not at the parser's offset`);
            const short = minify(tag.name === 'css' ? value.cooked : value.raw);
            if (short !== value.raw) edited.overwrite(from, from + value.raw.length, short);
          }
        }
        return edited.hasChanged()
          ? {code: edited.toString(), map: edited.generateMap({hires: 'boundary'}).toString()}
          : null;
      },
    },
  };
}
