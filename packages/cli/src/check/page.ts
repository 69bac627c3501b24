import {LESSON_ELEMENTS} from '@cartavola/lessons';
import {ELEMENTS} from './elements.js';
import type {KnownElement} from './known-element.js';
import type {ReadMarkdown} from './markdown.js';
import {attribute, childrenOf, isElement, textIn, type ParsedElement, type ParsedNode} from './page-tree.js';
import {parsePage, type ErrorPlace} from './parse-page.js';
import {Lines, type Place} from './lines.js';
import {mapTemplateTags} from './template-tags.js';
import {distance} from 'fastest-levenshtein';

/** Kind of text that can contain elements. */
export type PageKind = 'html' | 'markdown';

/** Element of a page. */
export interface PageElement {
  readonly node: ParsedElement;
  /** Tag without the kit's prefix. */
  readonly name: string;
  /** Its manifest data. Undefined if it isn't an element of the kit. */
  readonly known: KnownElement | undefined;
  /** Attributes, keyed by name. Excludes those that a template fills in. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Value of the nearest `lang` attribute. */
  readonly language: string | undefined;
  /** The element that contains it. */
  readonly parent: PageElement | undefined;
  /** Whether it is in a `<template>`. */
  readonly isInert: boolean;
  /** Elements that contain it, nearest first. */
  readonly around: readonly PageElement[];
}

/** Content of a file that a page loads, or the reason why it can't be read. */
export type LoadedFile = {readonly text: string} | {readonly code: string; readonly reason: string};

/**
 * Reads the file at a URL in a page. Resolves to undefined if the file can't be checked, for example because it is on
 * another site.
 */
export type ReadFile = (address: string) => Promise<LoadedFile | undefined>;

/** File that a page links to. */
export interface LinkedFile {
  readonly exists: boolean;
  /** Ids and names in it. Undefined if it isn't a page, or if scripts may add others. */
  readonly ids?: ReadonlySet<string>;
}

/**
 * Looks for the file at the path of a URL in a page. Resolves to undefined if it can't be known, for example because the
 * file is on another site.
 */
export type FindLinked = (path: string) => Promise<LinkedFile | undefined>;

/** Files around a page. Without one of these functions, the check doesn't look at what it would find. */
export interface Around {
  /** Reads a file that the page loads. */
  readonly read?: ReadFile | undefined;
  readonly find?: FindLinked | undefined;
  /** Reads the kit's puzzle set for a game, as JSON. */
  readonly puzzles?: ((game: string) => Promise<string | undefined>) | undefined;
}

/** Link on a page. */
export interface PageLink {
  readonly href: string;
  /** Id of the replay that the link controls, if any. */
  readonly owner: string | undefined;
  /** Finds the link's location. */
  place(): Place;
}

/** Parsed page for the rules to check. */
export interface Page {
  readonly kind: PageKind;
  readonly text: string;
  readonly lines: Lines;
  /** Whether it is a complete document without templates, so it must load the kit itself. */
  readonly isWhole: boolean;
  /** All elements, in page order. */
  readonly elements: readonly PageElement[];
  /** Elements, keyed by id. */
  readonly ids: ReadonlyMap<string, readonly PageElement[]>;
  /** Prefix of the kit's tags, usually empty. */
  readonly prefix: string;
  /** Text of all inline scripts. */
  readonly scripts: string;
  /** Whether it has scripts other than the kit's, which may create elements. */
  readonly hasOwnScripts: boolean;
  /** Whether a script may register decks, games or languages. */
  readonly mayRegister: boolean;
  /** Links, in HTML and in Markdown. */
  readonly links: readonly PageLink[];
  /** Locations of attributes that are repeated in a tag. */
  readonly repeated: readonly ErrorPlace[];
  /** Locations of tags such as `<card-puzzle />`. */
  readonly selfClosing: readonly ErrorPlace[];
  /** The page's Markdown blocks, and their problems. Undefined in HTML. */
  readonly markdown: ReadMarkdown | undefined;
  readonly read: ReadFile;
  readonly find: FindLinked | undefined;
  readonly puzzles: NonNullable<Around['puzzles']>;
  readonly site: Site;
}

/** Information about a page's site. */
export interface Site {
  /** Address of the kit's script, if it is in the site's folder. */
  readonly kit?: string | undefined;
  /** Version of the kit that this check belongs to. */
  readonly version?: string | undefined;
}

/** Matches template tags and expressions: Liquid, Hugo, Nunjucks, ERB, PHP, JSX. */
const TEMPLATE = /\{[{%]|<[%?]|\$\{/;

/** Whether a template fills in part of a string. */
export const isTemplated = (text: string): boolean => TEMPLATE.test(text);

/** The kit's scripts that pages load. */
export const KIT_FILES: readonly string[] = ['cartavola.js', 'cartavola-classic.js'];

/** Matches the parts that other kits add to the names of their scripts: `min`, or numbers of a version. */
const OTHER_PART = /^(?:min|esm?|module|bundle|umd|iife|cjs|all|v?\d+)$/;

/** Whether a script name follows other kits' conventions, such as `cartavola.min.js` and `cartavola-0.1.0.js`. */
function hasOtherName(name: string): boolean {
  const [first, ...parts] = name.split(/[.-]/);
  return first === 'cartavola' && /^[cm]?js$/.test(parts.pop() ?? '') && parts.every((part) => OTHER_PART.test(part));
}

/** Returns an address without its query and fragment. */
export function pathIn(address: string): string {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
}

/** Whether the file name in an address resembles that of one of the kit's scripts, such as `cartavola.min.js`. */
export function isMisnamedScript(address: string): boolean {
  const path = pathIn(address);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    !KIT_FILES.includes(name) &&
    (hasOtherName(name) ||
      KIT_FILES.some((file) => Math.abs(file.length - name.length) < 3 && distance(file, name) <= 2))
  );
}

/** Whether an address points to one of the kit's scripts. The address may contain template tags. */
export const isKitScript = (address: string): boolean =>
  /(?:^|[/_])cartavola(?:-classic)?\.js(?:[_?#]|$)/.test(address) ||
  (/(?:^|\/)@?cartavola(?:@[\w.^~-]+|-v?\d[\w.-]*)?\//.test(address) && /[\w-]\.js(?:[?#]|$)/.test(address)) ||
  isMisnamedScript(address);

/** Replaces a template tag with a word of the same length, because spaces and quotes in it would end attributes. */
const joined = (tag: string): string => tag.replace(/[\s"'<>]/g, '_');

/** Names of all elements of the kit. */
export const NAMES: readonly string[] = [...Object.keys(ELEMENTS), ...LESSON_ELEMENTS];

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Reads a page. Rejects with `NestedTooDeep` if its elements are nested too deeply. */
export async function readPage(text: string, kind: PageKind, around: Around = {}, site: Site = {}): Promise<Page> {
  // Load the Markdown parser on demand, because checks of HTML don't need it.
  const markdown = kind === 'markdown' ? (await import('./markdown.js')).readMarkdown(text) : undefined;
  const html = mapTemplateTags(markdown?.html ?? text, joined);
  const lines = new Lines(text);
  const repeated: ErrorPlace[] = [];
  const selfClosing: ErrorPlace[] = [];
  const root = parsePage(
    html,
    (place) => repeated.push(place),
    (place) => selfClosing.push(place),
  );
  const prefix = prefixIn(root);
  const elements = [...elementsWithin(root, prefix, undefined)];
  const ids = new Map<string, PageElement[]>();
  for (const element of elements) {
    const {id} = element.attributes;
    if (!id || element.isInert) continue;
    const same = ids.get(id);
    if (same) same.push(element);
    else ids.set(id, [element]);
  }
  const scripts = elements.filter(({name}) => name === 'script');
  const own = scripts.filter(
    ({attributes: {src, type}}) => !/json|importmap/.test(type ?? '') && !(src !== undefined && isKitScript(src)),
  );
  const code = scripts.map(({node}) => textIn(node)).join('\n');
  return {
    kind,
    text,
    lines,
    isWhole:
      kind === 'html' &&
      /<(?:!doctype|html|head|body)\b/i.test(html.slice(0, 5000)) &&
      !/\{[{%]|<[%?](?!xml)/.test(html),
    elements,
    ids,
    prefix,
    scripts: code,
    hasOwnScripts: own.length > 0,
    mayRegister: /\bregister[A-Z]/.test(code) || own.some(({attributes: {src}}) => src !== undefined),
    links: [...elements.flatMap(linkOf), ...(markdown ? linksIn(html, lines) : [])],
    repeated,
    selfClosing,
    markdown,
    read: around.read ?? nothing,
    find: around.find,
    puzzles: around.puzzles ?? nothing,
    site,
  };
}

/** Returns a list with the link of an `<a>` that has an address, or an empty list for other elements. */
function linkOf(element: PageElement): readonly PageLink[] {
  const {name, attributes} = element;
  const {href} = attributes;
  if (name !== 'a' || href === undefined) return [];
  return [{href, owner: attributes['data-cartavola-for'], place: () => placeOfAttribute(element, 'href')}];
}

/** Finds the links in Markdown. */
const linksIn = (text: string, lines: Lines): readonly PageLink[] =>
  [...text.matchAll(/\]\(\s*<?([^\s)>]+)/g)].map(({0: whole, 1: href = '', index}) => ({
    href,
    owner: undefined,
    place: () => lines.placeAt(index + whole.length - href.length, href.length),
  }));

/** Reads the prefix of the kit's tags from `<script data-prefix="club-">`. */
function prefixIn(root: ParsedNode): string {
  for (const child of childrenOf(root)) {
    const own = isElement(child) && child.tagName === 'script' ? attribute(child, 'data-prefix') : undefined;
    const found = own ?? prefixIn(child);
    if (/^[a-z][a-z\d-]*-$/.test(found)) return found;
  }
  return '';
}

function* elementsWithin(node: ParsedNode, prefix: string, parent: PageElement | undefined): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    const {tagName} = child;
    const isOwn = tagName.startsWith(prefix) && Object.hasOwn(ELEMENTS, tagName.slice(prefix.length));
    const name = isOwn ? tagName.slice(prefix.length) : tagName;
    const element: PageElement = {
      node: child,
      name,
      known: isOwn ? ELEMENTS[name] : undefined,
      attributes: Object.fromEntries(
        child.attrs.filter(({value}) => !TEMPLATE.test(value)).map((one) => [one.name, one.value]),
      ),
      language: attribute(child, 'lang') ?? parent?.language,
      parent,
      isInert: parent !== undefined && (parent.isInert || parent.name === 'template'),
      // Computed on access, because storing it would need a lot of memory for deeply nested pages.
      get around() {
        const all: PageElement[] = [];
        for (let one = parent; one; one = one.parent) all.push(one);
        return all;
      },
    };
    yield element;
    yield* elementsWithin(child, prefix, element);
  }
}

/** Whether a template fills in an element's attributes or content, so they can't be checked. */
export const isFilled = ({node}: PageElement): boolean =>
  node.attrs.some(({name, value}) => TEMPLATE.test(name + value)) || TEMPLATE.test(textIn(node));

/** Whether an element is one of the kit's or belongs to a lesson. */
export const isOfKit = ({known, name}: PageElement): boolean => known !== undefined || LESSON_ELEMENTS.includes(name);

/** Returns the elements of a page that have one of these names. */
export const elementsNamed = ({elements}: Page, ...names: readonly string[]): readonly PageElement[] =>
  elements.filter(({name, known}) => known !== undefined && names.includes(name));

/**
 * Returns an element's attribute or, if it is absent, that of the nearest `<cartavola-settings>` that contains the
 * element.
 */
export const settingOf = ({attributes, around}: PageElement, name: string): string | undefined =>
  [attributes, ...around.filter((one) => one.name === 'cartavola-settings').map((one) => one.attributes)].find((one) =>
    Object.hasOwn(one, name),
  )?.[name];

/** Returns the location of an element's opening tag. */
export function placeOf({node}: Pick<PageElement, 'node'>): Place {
  const location = node.sourceCodeLocation;
  const {startLine = 1, startCol = 1, endLine = 1, endCol = 1} = location?.startTag ?? location ?? {};
  return {line: startLine, column: startCol, endLine, endColumn: endCol};
}

/** Returns the location of an attribute, or of the tag if the attribute is missing. */
export function placeOfAttribute(element: Pick<PageElement, 'node'>, name: string): Place {
  const location = element.node.sourceCodeLocation;
  const found = location?.attrs?.[name];
  if (!found) return placeOf(element);
  return {line: found.startLine, column: found.startCol, endLine: found.endLine, endColumn: found.endCol};
}

/** Returns the location of an error that the parser reports. */
export const placeOfError = ({startLine, startCol, endLine, endCol}: ErrorPlace): Place => ({
  line: startLine,
  column: startCol,
  endLine,
  endColumn: endCol,
});
