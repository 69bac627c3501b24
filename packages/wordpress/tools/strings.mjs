// Finds the strings to translate in the editor scripts, in block.json and in PHP files.
import {readdirSync, readFileSync} from 'node:fs';
import {GettextExtractor, JsExtractors} from 'gettext-extractor';
import {root} from './place.mjs';

/**
 * Contexts that WordPress uses for the strings in block.json, keyed by property. The block and its variations use the
 * same properties.
 */
const CONTEXTS = {
  title: 'title',
  description: 'description',
  keywords: 'keyword',
};

function fromScripts() {
  const extractor = new GettextExtractor();
  extractor
    .createJsParser([
      JsExtractors.callExpression('__', {
        arguments: {text: 0},
        comments: {sameLineLeading: true, otherLineLeading: true, regex: /translators:\s*(.*)/},
      }),
    ])
    .parseFilesGlob('src/**/*.js', {cwd: root});
  return extractor.getMessages().map(({text, comments}) => ({text, context: '', note: comments.join(' ')}));
}

function fromBlock() {
  const block = JSON.parse(readFileSync(`${root}src/element/block.json`, 'utf8'));
  const textsOf = (one, what) =>
    Object.entries(CONTEXTS).flatMap(([key, context]) =>
      [one[key] ?? []].flat().map((text) => ({text, context: `${what} ${context}`, note: ''})),
    );
  return [
    ...textsOf(block, 'block'),
    ...block.variations.flatMap((variation) => textsOf(variation, 'block variation')),
  ];
}

/** PHP translation functions that this tool can't read. */
const OTHERS = /\b(?:_e|_x|_n|_nx|_ex|esc_(?:html|attr)_(?:_|e|x))\s*\(/;

function fromPhp() {
  const files = ['cartavola.php', ...readdirSync(`${root}includes`).map((name) => `includes/${name}`)];
  return files
    .filter((file) => file.endsWith('.php'))
    .flatMap((file) => {
      const text = readFileSync(root + file, 'utf8');
      if (OTHERS.test(text))
        throw new Error(`${file} uses a translation function that this tool cannot read: use __() instead`);
      const [, description] = /^ \* Description:\s*(.+)$/m.exec(text) ?? [];
      return [
        ...(description ? [{text: description, context: '', note: 'Description of the plugin'}] : []),
        ...[...text.matchAll(/\b__\( '((?:[^'\\]|\\.)*)', 'cartavola' \)/g)].map(([, string]) => ({
          text: string.replace(/\\(['\\])/g, '$1'),
          context: '',
          note: '',
        })),
      ];
    });
}

/** Lists the strings without duplicates: `{text, context, note}`. */
export function strings() {
  const all = [...fromPhp(), ...fromBlock(), ...fromScripts()];
  return [...new Map(all.reverse().map((one) => [`${one.context}\u0004${one.text}`, one])).values()].reverse();
}
