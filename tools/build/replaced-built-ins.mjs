// Vite plugin that makes the kit independent of built-ins that old libraries replace, such as `Array.from` (MooTools,
// Prototype) and `Event` (MooTools 1.2 and 1.3). Also applies to dependencies. docs/embedding.md lists the built-ins.
import {fileURLToPath} from 'node:url';
import {RolldownMagicString} from 'rolldown';

/** Module that imports nothing from other packages before it loads elements. Only its constructors are replaced. */
const LOADER = /\/elements\/src\/cartavola\.ts$/;
const HELPERS = fileURLToPath(new URL('../../packages/engine/src/built-ins.ts', import.meta.url));

/** Functions of `built-ins.ts` that replace functions of globals. */
const FUNCTIONS = {
  'Array.from': 'arrayFrom',
  'JSON.stringify': 'jsonOf',
};
/** Functions of `built-ins.ts` that replace methods of lists, and the numbers of arguments of these methods. */
const METHODS = {
  entries: {name: 'entriesOf', counts: [0]},
  reduce: {name: 'reduced', counts: [1, 2]},
};
/** Expression that replaces `Date.parse`, without its arguments. */
const DATE = '+new Date';
/** Original constructors: names in `built-ins.ts`, and expressions for the loader. */
const CONSTRUCTORS = {
  Event: {name: 'NativeEvent', expression: '(Object.getPrototypeOf(CustomEvent))'},
  URL: {name: 'NativeURL', expression: '(globalThis.webkitURL??URL)'},
};

/** Calls `visitor` for each node of a syntax tree and its parent, outer nodes first. */
function visit(node, visitor, parent) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) visit(item, visitor, parent);
    return;
  }
  if (typeof node.type === 'string') visitor(node, parent);
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, visitor, node);
}

/** Whether a node is a global's name in an expression: a superclass, a constructor, or an object with a property. */
const isGlobal = (node, parent) =>
  (parent?.type === 'MemberExpression' && parent.object === node) ||
  (parent?.type === 'NewExpression' && parent.callee === node) ||
  (/^Class/.test(parent?.type) && parent.superClass === node) ||
  (parent?.type === 'BinaryExpression' && parent.operator === 'instanceof' && parent.right === node);

/**
 * Replaces the built-ins in a module's code. Returns undefined if it uses none of them.
 *
 * @param {string} code
 * @param {(code: string) => object} parse - Returns the syntax tree, without nodes for parentheses.
 * @param {boolean} [withImports] - Whether the code may import functions. If not, only constructors are replaced, by
 * expressions.
 */
export function withoutReplaced(code, parse, withImports = true) {
  const edited = new RolldownMagicString(code);
  const used = new Set();
  visit(parse(code), (node, parent) => {
    if (node.type === 'Identifier' && Object.hasOwn(CONSTRUCTORS, node.name) && isGlobal(node, parent)) {
      const {name, expression} = CONSTRUCTORS[node.name];
      if (withImports) used.add(name);
      edited.overwrite(node.start, node.end, withImports ? name : expression);
    }
    if (
      !withImports ||
      node.type !== 'CallExpression' ||
      node.callee.type !== 'MemberExpression' ||
      node.callee.computed
    )
      return;
    const {callee, arguments: given} = node;
    const {object, property} = callee;
    if (object.name === 'Date' && property.name === 'parse') {
      edited.overwrite(callee.start, callee.end, `(${DATE}`);
      edited.appendRight(node.end, ')');
      return;
    }
    const global = object.type === 'Identifier' ? FUNCTIONS[`${object.name}.${property.name}`] : undefined;
    if (global) {
      used.add(global);
      edited.overwrite(callee.start, callee.end, global);
      return;
    }
    const method = Object.hasOwn(METHODS, property.name) ? METHODS[property.name] : undefined;
    const isPlain = object.type !== 'Super' && !(object.type === 'Identifier' && object.name === 'Object');
    if (!method?.counts.includes(given.length) || !isPlain) return;
    if (callee.optional || node.optional) throw new Error(`?.${property.name} can't be replaced: write it without ?.`);
    used.add(method.name);
    edited.appendLeft(node.start, `${method.name}(`);
    const dot = code.lastIndexOf('.', property.start);
    edited.overwrite(dot, given[0]?.start ?? node.end, given.length > 0 ? ',' : ')');
  });
  if (!edited.hasChanged()) return undefined;
  if (used.size > 0) edited.prepend(`import {${[...used].join(', ')}} from ${JSON.stringify(HELPERS)};\n`);
  return {code: edited.toString(), map: edited.generateMap({hires: 'boundary'}).toString()};
}

const USED = /\b(?:Array\.from|Date\.parse|JSON\.stringify|Event|URL)\b|\.(?:entries|reduce)\(/;

export const replacedBuiltIns = () => ({
  name: 'replaced-built-ins',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: {id: {include: /\.(?:ts|m?js)$/, exclude: /\/built-ins\.ts$/}, code: USED},
    handler(code, id) {
      try {
        return withoutReplaced(code, (text) => this.parse(text), !LOADER.test(id));
      } catch (error) {
        throw new Error(`${id}: ${error.message}`, {cause: error});
      }
    },
  },
});
