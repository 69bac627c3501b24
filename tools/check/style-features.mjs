// Checks style sheets and Lit's css`` templates against MDN's data: the minimum browsers must support their properties,
// values, functions, units, selectors and at-rules. Rules inside `@supports` are exempt, and so are features that also
// appear with an older, prefixed name. Also finds slow selectors.
import data from '@mdn/browser-compat-data' with {type: 'json'};
import postcss from 'postcss';
import {lackedBy} from '../build/least-browsers.mjs';

/**
 * Features that may be missing, as `property` or `property: word`. docs/browsers.md describes the effects for readers.
 */
const MAY_LACK = new Set([
  '-webkit-tap-highlight-color',
  'break-after: avoid',
  'cursor',
  'font-size-adjust',
  'forced-color-adjust',
  'text-decoration: dotted',
  'text-size-adjust',
  'text-wrap: pretty',
]);
const mayLack = (name) => MAY_LACK.has(name) || MAY_LACK.has(name.split(':')[0]);

/** Lists the vendor prefixes of a declaration's property that its rule also sets. */
const prefixesBeside = ({prop, parent}) =>
  ['-webkit-', '-moz-'].filter((prefix) => parent?.nodes.some((other) => other.prop === prefix + prop));

const {properties, selectors, types, 'at-rules': atRules} = data.css;

/** Yields functions, units and types of values, with their names and MDN's data. */
function* namedIn(group) {
  for (const [name, feature] of Object.entries(group)) {
    if (name === '__compat') continue;
    if (feature.__compat) yield [name, feature.__compat];
    yield* namedIn(feature);
  }
}
const VALUES = new Map(namedIn(types));

const own = (group, key) => (group && Object.hasOwn(group, key) ? group[key] : undefined);

/** Yields the features of a style sheet node, with their names and MDN's data. */
function* featuresOf(node) {
  if (node.type === 'decl' && !node.prop.startsWith('--')) {
    const property = own(properties, node.prop);
    yield [node.prop, property?.__compat];
    const value = node.value.replaceAll(/(["']).*?\1|url\([^)]*\)|--[\w-]+/g, ' ');
    // The prefixed property accepts the same values.
    const words = prefixesBeside(node).length > 0 ? [] : value.matchAll(/(?<![\w#.-])([a-z][a-z-]*)(?![\w(-])/g);
    for (const [, word] of words) yield [`${node.prop}: ${word}`, own(property, word)?.__compat];
    for (const [, name] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
      yield [`${name}()`, own(property, name)?.__compat ?? VALUES.get(name)];
    for (const [, unit] of value.matchAll(/\d([a-z]+)\b/g)) yield [unit, own(types.length, unit)?.__compat];
  }
  if (node.type === 'rule') {
    for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g)) yield [`:${name}`, own(selectors, name)?.__compat];
    if (node.parent.type === 'rule' || node.selector.includes('&')) yield ['nesting', selectors.nesting.__compat];
  }
  if (node.type === 'atrule') {
    const rule = own(atRules, node.name);
    yield [`@${node.name}`, rule?.__compat];
    for (const [, name] of node.params.matchAll(/\(\s*([a-z-]+)/g))
      yield [`@${node.name} (${name})`, own(rule, name)?.__compat];
  }
}

/**
 * Whether a selector with `:has()` ends in a universal selector, such as `.a:has(b) ::before`. In Chromium, such a
 * selector makes each change within an element restyle the whole element.
 */
function isUniversalAfterHas(selector) {
  // Ignore the arguments in parentheses.
  let plain = selector;
  for (let before = ''; plain !== before;) [before, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, '')];
  const last = plain.split(/[\s>+~]+/).at(-1);
  return selector.includes(':has(') && plain !== last && /^(?:\*|:(?!is|where|has|host))/.test(last);
}

/** Reports, by line, features in a package's file that are too new, and slow selectors. */
export function checkStyles(file, text, report) {
  if (!/^packages\/[^/]+\/src\/(?!.*\.(?:test|node)\.ts$).*\.(?:css|ts)$/.test(file)) return;
  const templates = file.endsWith('.css') ? [{1: text, index: 0}] : text.matchAll(/(?<![`.\w])css`([^`]*)`/g);
  for (const {1: styles, index} of templates) {
    const sheet = postcss.parse(text.slice(0, index).replaceAll(/[^\n]/g, '') + styles);
    sheet.walkAtRules('supports', (rule) => void rule.remove());
    sheet.walkRules(({selectors: all, source}) => {
      for (const selector of all.filter(isUniversalAfterHas))
        report(source.start.line, `${selector}: name the element after :has()`);
    });
    sheet.walk((node) => {
      for (const [name, compat] of featuresOf(node)) {
        const browsers = compat && !mayLack(name) ? lackedBy(compat, prefixesBeside(node)) : [];
        if (browsers.length > 0)
          report(node.source.start.line, `${name} is not in ${browsers.join(', ')}: docs/browsers.md`);
      }
    });
  }
}
