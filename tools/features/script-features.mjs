// ESLint rule: what TypeScript finds in its declarations of the language and the DOM is in the least browsers, by MDN's data. It goes by
// types: `list.toSorted()` counts, whatever the list is called. A method that is called by `?.` is asked for first, and may lack.
import data from '@mdn/browser-compat-data' with {type: 'json'};
import {lackedBy} from './least-browsers.mjs';

const isDeclaredByPlatform = (declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** Names of what a declaration of a member belongs to: an interface, or a variable's type. */
function ownerOf({parent}) {
  const name = parent?.name?.text ?? parent?.parent?.name?.text;
  return name?.replace(/Constructor$/, '');
}

/** Yields a type's name and those of its bases, nearest first. */
function* namesOf(type, checker) {
  for (const part of type.isUnionOrIntersection() ? type.types : [type]) {
    if (part.symbol) yield part.symbol.name;
    if (part.isClassOrInterface()) for (const base of checker.getBaseTypes(part)) yield* namesOf(base, checker);
  }
}

const compatOf = (owner, member) => {
  for (const group of [data.javascript.builtins, data.javascript.builtins.Intl, data.api]) {
    const owned = Object.hasOwn(group, owner) ? group[owner] : undefined;
    const found = owned && (member === undefined ? owned : Object.hasOwn(owned, member) ? owned[member] : undefined);
    if (found?.__compat) return found.__compat;
  }
  return undefined;
};

export const scriptFeatures = {
  meta: {type: 'problem', schema: [], messages: {lacks: '{{name}} is not in {{browsers}}: docs/browsers.md'}},
  create(context) {
    const {parserServices} = context.sourceCode;
    const checker = parserServices.program.getTypeChecker();
    const report = (node, name, compat) => {
      const browsers = compat ? lackedBy(compat) : [];
      if (browsers.length > 0) context.report({node, messageId: 'lacks', data: {name, browsers: browsers.join(', ')}});
    };
    const platformDeclarations = (node) => {
      const declarations = parserServices.getSymbolAtLocation(node)?.declarations ?? [];
      return declarations.some((one) => !isDeclaredByPlatform(one)) ? [] : declarations;
    };
    return {
      MemberExpression({property, object, computed, parent}) {
        if (computed || (parent.type === 'CallExpression' && parent.callee.property === property && parent.optional))
          return;
        const declarations = platformDeclarations(property);
        if (declarations.length === 0) return;
        const type = checker.getNonNullableType(parserServices.getTypeAtLocation(object));
        for (const owner of new Set([...declarations.map(ownerOf).filter(Boolean), ...namesOf(type, checker)])) {
          const compat = compatOf(owner, property.name);
          if (compat) return report(property, `${owner}.${property.name}`, compat);
        }
      },
      Identifier(node) {
        const {parent, name} = node;
        const isValue =
          (parent.type === 'NewExpression' && parent.callee === node) ||
          (parent.type === 'CallExpression' && parent.callee === node && !parent.optional) ||
          (parent.type === 'MemberExpression' && parent.object === node);
        if (isValue && platformDeclarations(node).length > 0)
          report(node, name, compatOf(name) ?? compatOf('Window', name));
      },
    };
  },
};
