// Tests the built site's HTML: html-validate accepts it, and search engines accept its alternates.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ensureInstalled} from '../../tools/build/ensure-install.mjs';
import {pagesIn} from './links.mjs';

/** Rules in html-validate that are about style, not validity. */
const TASTE = [
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'long-title',
  'no-inline-style',
  'no-trailing-whitespace',
  'prefer-native-element',
  'void-style',
  // Forms here are settings, which apply without a submit button.
  'wcag/h32',
];

/** Languages and URLs of a page's alternates. */
function alternatesOf(html) {
  const links = html.match(/<link\s[^>]*\bhreflang=[^>]*>/g) ?? [];
  return links.map((tag) => [/hreflang="([^"]*)"/.exec(tag)[1], /\bhref="([^"]*)"/.exec(tag)[1]]);
}

/** Lists the faults in a page's alternates: they must be absolute URLs of pages that link back, and include the page itself. */
function faultsOfAlternates(folder, page, html) {
  const alternates = alternatesOf(html);
  if (alternates.length === 0) return [];
  const faults = alternates
    .filter(([, address]) => !/^https:\/\/[^/]+\//.test(address))
    .map(([, address]) => `the alternate ${address} is not an absolute address`);
  if (faults.length > 0) return faults;
  const [, lang] = /<html lang="([^"]*)"/.exec(html);
  const own = alternates.find(([language]) => language === lang)?.[1];
  if (!own?.endsWith(`/${page}`)) return ['it is not among its alternates'];
  const base = own.slice(0, -page.length);
  return alternates
    .filter(([, address]) => {
      const other = readFileSync(path.join(folder, address.slice(base.length)), 'utf8');
      return !alternatesOf(other).some(([, back]) => back === own);
    })
    .map(([, address]) => `the alternate ${address} does not name it`);
}

/** Yields a case for each page: `{name, faults}`. */
export async function* markupCases(folder, isWanted) {
  ensureInstalled('test');
  const {HtmlValidate, StaticConfigLoader} = await import('html-validate');
  const rules = {
    ...Object.fromEntries(TASTE.map((rule) => [rule, 'off'])),
    // Rule ids contain a dot, and any element may have a name.
    'valid-id': ['error', {relaxed: true}],
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
  };
  const validator = new HtmlValidate(
    new StaticConfigLoader({root: true, extends: ['html-validate:recommended'], elements: ['html5'], rules}),
  );
  for (const page of pagesIn(folder).filter(isWanted)) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    const {results} = await validator.validateString(html, page);
    const faults = results
      .flatMap(({messages}) => messages)
      .map(({ruleId, message, line, column}) => `line ${line}, column ${column}: ${message} (${ruleId})`);
    yield {name: page, faults: [...faults, ...faultsOfAlternates(folder, page, html)]};
  }
}
