// The only file that a page needs to load. It imports almost nothing before checking for another copy, so a second copy
// or version costs little.
import {partsOf} from '@cartavola/words/parts.js';
import {notLoaded} from '@cartavola/words/table/not-loaded.js';
import {askFor} from './ask-for.js';
import {languageOf} from './language-of.js';
import {loadElement, registry, type ElementName} from './registry.js';

/** Set by the first copy of this script on a page. */
const claim = Symbol.for('cartavola');
/** Key of the tag prefix on `globalThis`. Same as in `base/tag.ts`, which this file doesn't import. */
const kept = Symbol.for('cartavola.prefix');
const page = globalThis as {[claim]?: true; [kept]?: string};

/** Elements to load even if they are only in shadow roots, from `cartavola.js?elements=scopa-table,playing-card`. */
const asked = new URL(import.meta.url).searchParams.get('elements')?.split(',') ?? [];

const here = import.meta.url;
/**
 * The page's script element, which loads this module or the classic script beside it. If an optimizer hides its
 * address, the element with the kit's address.
 */
const script =
  typeof document === 'undefined'
    ? undefined
    : ([...document.scripts].find(({src}) => src.replace('cartavola-classic.js', 'cartavola.js') === here) ??
      document.querySelector<HTMLElement>(':is(html, body, script, link, meta)[data-cartavola]'));
/** Prefix of all tags, from `<script data-prefix="club-">`. Elements read it from `globalThis`. */
const given = script?.dataset['prefix'] ?? '';
const prefix = /^(?:[a-z][a-z\d-]*-)?$/.test(given) ? given : '';

const tags: readonly string[] = Object.keys(registry).map((name) => prefix + name);
const nameOf = ({localName}: Pick<Element, 'localName'>): ElementName => localName.slice(prefix.length) as ElementName;

/**
 * Attribute of an element that could not be loaded. Its value, if not empty, is the text that `cartavola.css` shows.
 */
const FAILED = 'data-cartavola-failed';

/** Times that an element's mark is restored. */
const MOST = 100;

/** Same as in `base/page/node-kind.ts`, which this file does not import. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Whether an undefined element shows content from the author or a server. */
const hasFallback = ({shadowRoot, childNodes}: Element): boolean =>
  shadowRoot !== null ||
  [...childNodes].some((node) =>
    isElement(node) ? !node.matches('script, template, [data-cartavola-record]') : node.textContent?.trim(),
  );

/**
 * Marks an element that could not be loaded, so it shows its fallback content or a message, and fires its error event.
 */
function tell(element: Element): void {
  mark(element);
  const {kind} = registry[nameOf(element)];
  const about = kind === 'companion' ? 'table' : kind;
  const detail = {code: `${about}.load`, path: '', message: notLoaded.en};
  element.dispatchEvent(new CustomEvent(`${about}-error`, {bubbles: true, composed: true, detail}));
}

/** Marks an element that could not be loaded. */
function mark(element: Element): void {
  const language = languageOf(element);
  const text = element.getAttribute('card') ?? notLoaded[language as keyof typeof notLoaded] ?? notLoaded.en;
  element.setAttribute(FAILED, hasFallback(element) ? '' : text);
}

const partsShown = (element: Element): readonly string[] =>
  partsOf({
    name: nameOf(element),
    language: languageOf(element),
    hasSteps: element.querySelector('lesson-step') !== null,
    // The deck may come from the surrounding settings.
    attribute: (name) => (name === 'deck' ? element.closest('[deck]') : element)?.getAttribute(name) ?? '',
  });

/**
 * Warns about tags that may be misspellings of the kit's elements, and about elements that are only in shadow roots,
 * which this script doesn't search. Runs after the page's `load` event, when other libraries have usually defined their
 * elements.
 */
async function warn(): Promise<void> {
  const undefinedTags = new Set([...document.querySelectorAll(':not(:defined)')].map(({localName}) => localName));
  const strange = [...undefinedTags].filter((tag) => !tags.includes(tag));
  const roots = [...document.querySelectorAll(':defined')].flatMap(({shadowRoot}) => shadowRoot ?? []);
  const unseen = tags.filter(
    (tag) => !asked.includes(tag) && !customElements.get(tag) && roots.some((root) => root.querySelector(tag)),
  );
  if (strange.length + unseen.length === 0) return;
  const warnings = await import('./loader/tag-warnings.js');
  warnings.warnOfTags(strange, tags);
  warnings.warnOfShadowRoots(unseen, prefix);
}

/**
 * Loads an element's code when the element first appears in the document. Retries a failed load when another such
 * element appears, or when the page is back online.
 */
function watch(): void {
  const waiting = new Set(tags);
  /** Numbers of times that the mark of each element was restored. */
  const restored = new WeakMap<Element, number>();
  const load = (tag: string): void => {
    if (!waiting.delete(tag)) return;
    const all = (): NodeListOf<Element> => document.querySelectorAll(tag);
    const loading = loadElement(nameOf({localName: tag}));
    askFor([...all()].slice(0, 1).flatMap(partsShown));
    loading.then(
      () => all().forEach((element) => element.removeAttribute(FAILED)),
      (error: unknown) => {
        console.error(`Cartavola: <${tag}> could not be loaded.`, error);
        waiting.add(tag);
        observe();
        addEventListener('online', () => look(document), {once: true});
        all().forEach(tell);
      },
    );
  };
  const look = (root: ParentNode): void => {
    for (const tag of waiting) if (root.querySelector(tag)) load(tag);
  };
  const observer = new MutationObserver((changes) => {
    for (const {addedNodes, target, type} of changes) {
      // Libraries that morph a page remove attributes that the page's HTML lacks. Limit the restorations, because other
      // scripts may remove the attribute at once.
      const element = target as Element;
      const times = restored.get(element) ?? 0;
      if (type === 'attributes' && !element.hasAttribute(FAILED) && waiting.has(element.localName) && times < MOST) {
        restored.set(element, times + 1);
        mark(element);
      }
      for (const node of addedNodes) {
        if (!isElement(node)) continue;
        load(node.localName);
        look(node);
      }
    }
    if (waiting.size === 0) observer.disconnect();
  });
  const observe = (): void => observer.observe(document, {childList: true, subtree: true, attributeFilter: [FAILED]});
  observe();
  look(document);
  asked.forEach(load);
}

if (typeof document === 'undefined') {
  // There is no document to watch on a server.
} else if (page[claim]) console.info('Cartavola is already on this page: this copy does nothing.');
else {
  page[claim] = true;
  if (prefix) {
    page[kept] = prefix;
    import('./loader/prefixed-styles.js')
      .then(({addStyles}) => addStyles(here, prefix, Object.keys(registry)))
      .catch((error: unknown) => console.warn('Cartavola: cartavola.css could not be read.', error));
  }
  if (given !== prefix)
    console.warn(`Cartavola: "${given}" is not a valid prefix: end it with a hyphen, as in "club-". (page.prefix)`);
  const warnLater = (): void => void warn().catch(() => undefined);
  // Same check as in `define.ts`, which this file doesn't import because it would add the code that all elements share.
  if (document.contentType === 'application/xhtml+xml') {
    console.error('Cartavola works in HTML pages, not in XHTML: serve this page as text/html. (page.xhtml)');
    document.querySelectorAll(tags.join()).forEach(tell);
  } else {
    watch();
    if (document.readyState === 'complete') warnLater();
    else addEventListener('load', warnLater, {once: true});
  }
}
