import {didYouMean} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {
  isKitScript,
  isMisnamedScript,
  KIT_FILES,
  placeOf,
  placeOfAttribute,
  type Page,
  type PageElement,
} from '../page.js';
import {attribute, textIn} from '../page-tree.js';
import type {Rule} from '../rule.js';

/** Returns the address of a script or style sheet, even if a template fills it in. */
const srcOf = ({node}: PageElement): string => attribute(node, 'src') ?? attribute(node, 'href') ?? '';

/** Whether a script may load the kit although its address doesn't indicate this. */
function mayLoad({name, attributes, node}: PageElement): boolean {
  if (name !== 'script' || /json/.test(attributes['type'] ?? '')) return false;
  const {src} = attributes;
  if (src === undefined) return /\bimport\b|cartavola/.test(textIn(node));
  // Scripts on other sites count as libraries, unless they are modules.
  return attributes['type'] === 'module' || !/^(?:https?:)?\/\//.test(src);
}

/** Returns the version in an address such as `…/cartavola@1.2.3/…` or `/cartavola-1.2.3/…`. */
function versionIn(address: string): string | undefined {
  const parts = address.split('/');
  for (const [place, part] of parts.entries()) {
    // The last part is the name of a file, in which a number may mean anything.
    const isFile = place === parts.length - 1;
    const [, version] = (isFile ? /cartavola@([\w.^~-]+)/ : /cartavola(?:@|-v?(?=\d))([\w.^~-]+)/).exec(part) ?? [];
    if (version !== undefined) return version;
  }
  return undefined;
}

/** Whether a version is older than `known`. Ranges and tags are not compared. */
const isOlder = (version: string, known: string): boolean =>
  /^\d+(?:\.\d+)*$/.test(version) &&
  !`${known}.`.startsWith(`${version}.`) &&
  version.localeCompare(known, 'en', {numeric: true}) < 0;

const isLoader = (address: string): boolean => /(?:^|[/_])cartavola\.js(?:[_?#]|$)/.test(address);

/** Returns the first element of the kit that the page shows. */
const firstElement = ({elements}: Page): PageElement | undefined =>
  elements.find(({known, isInert}) => known && !isInert);

export const scripts: Rule = {
  codes: {
    'page.script': 'The page does not load the kit. Add `<script type="module" src="…/cartavola.js"></script>`.',
    'page.module': 'The kit is a module. Add `type="module"` to its script, or use `cartavola-classic.js`.',
    'page.version': 'The page loads two versions or copies of the kit, or an older version than that of the check.',
    'page.file': 'The kit has no script of this name, or it is elsewhere. Correct the address.',
    'page.prefix': 'The prefix is not valid. It must end with a hyphen: `club-`.',
    'page.elements': '`?elements=` lists an unknown element.',
  },
  async check(page, report) {
    const {kit, version} = page.site;
    const own = page.elements.filter((element) => element.name === 'script' && isKitScript(srcOf(element)));
    const shown = firstElement(page);
    const isLoaded = own.length > 0 || page.elements.some(mayLoad);
    if (page.isWhole && shown && !isLoaded)
      report(
        placeOf(shown),
        'page.script',
        'This page does not load the kit. Add <script type="module" src="…/cartavola.js"></script> to its head.',
      );
    for (const script of own) {
      const {attributes} = script;
      const src = srcOf(script);
      if (isLoader(src) && attributes['type'] !== 'module')
        report(
          placeOf(script),
          'page.module',
          'Browsers refuse this script, because it is a module. Add type="module", or use cartavola-classic.js.',
          {path: 'type'},
        );
      const file = attributes['src'] === undefined ? undefined : await page.read(src);
      const isMissing = file !== undefined && 'code' in file && file.code === 'file.missing';
      // The site may be served from a subfolder, and layouts may be used in any folder.
      const isThere =
        kit === undefined || !page.isWhole || (src.startsWith('/') && (src.endsWith(kit) || kit.endsWith(src)));
      if (isMisnamedScript(src) && (!file || isMissing))
        report(
          placeOfAttribute(script, 'src'),
          'page.file',
          `The kit has no script of this name. Write ${kit ?? KIT_FILES[0]!}, or ${KIT_FILES[1]!} for a classic script.`,
          {path: 'src'},
        );
      else if (isMissing && !isThere)
        report(placeOfAttribute(script, 'src'), 'page.file', `There is no "${src}". The kit's script is ${kit}.`, {
          path: 'src',
        });
      const prefix = attributes['data-prefix'];
      if (prefix !== undefined && !/^(?:[a-z][a-z\d-]*-)?$/.test(prefix))
        report(
          placeOfAttribute(script, 'data-prefix'),
          'page.prefix',
          `"${prefix}" is not a valid prefix: end it with a hyphen, as in "club-".`,
          {path: 'data-prefix'},
        );
      const names = /[?&]elements=([^&#]*)/.exec(src)?.[1]?.split(',') ?? [];
      for (const name of names.filter((one) => one !== '' && !Object.hasOwn(ELEMENTS, one.replace(page.prefix, ''))))
        report(
          placeOfAttribute(script, 'src'),
          'page.elements',
          `"${name}" is not an element of the kit.${didYouMean(name, Object.keys(ELEMENTS))}`,
          {path: 'src'},
        );
    }
    const loaders = own.filter((script) => isLoader(srcOf(script)));
    const folders = new Set(loaders.map((script) => srcOf(script).slice(0, srcOf(script).lastIndexOf('/') + 1)));
    const named = page.elements.filter(
      (element) => (element.name === 'script' || element.name === 'link') && versionIn(srcOf(element)) !== undefined,
    );
    const versions = [...new Set(named.map((element) => versionIn(srcOf(element))!))];
    const second =
      versions.length > 1
        ? named.find((element) => versionIn(srcOf(element)) !== versions[0])
        : folders.size > 1
          ? loaders[1]
          : undefined;
    if (second)
      report(
        placeOf(second),
        'page.version',
        versions.length > 1
          ? `This page loads versions ${versions.join(' and ')} of the kit. Use one version.`
          : 'This page loads the kit twice. Remove one of the scripts.',
      );
    const [used = ''] = versions;
    if (!second && version !== undefined && isOlder(used, version))
      report(
        placeOf(named[0]!),
        'page.version',
        `This page loads version ${used} of the kit, but the check is for ${version}. Upgrade the kit on the page.`,
        {isWarning: true},
      );
  },
};
