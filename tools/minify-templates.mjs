// A Vite plugin: takes the indentation out of Lit's html``, svg`` and css`` templates, which no minifier touches.
// Where a space may be seen, one stays: the built page looks like the one from source.

import {RolldownMagicString} from 'rolldown';

/** Takes comments and the whitespace that CSS never needs out of one piece of a css`` template. */
export function minifyCss(text) {
  const pattern = /("[^"]*"|'[^']*')|(?:\s|\/\*[^]*?\*\/)*([{};,])(?:\s|\/\*[^]*?\*\/)*|(?:\s|\/\*[^]*?\*\/)+/g;
  return text.replace(pattern, (_, string, mark) => string ?? mark ?? ' ');
}

/** One whitespace for any run of them, in text and between attributes; quoted values stay as they are. */
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
    // In SVG a space between two elements shows only inside <text>, which sets its words without line breaks.
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
          const minify = tag.name === 'css' ? minifyCss : markupMinifier(tag.name);
          for (const {value, start, end} of quasi.quasis) {
            // Some parsers count the backquote or `${` into the piece: look for its text.
            const from = code.indexOf(value.raw, start);
            if (from < 0 || from > end) throw new Error(`${id}: a template piece is not where the parser says`);
            const short = minify(value.raw);
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
