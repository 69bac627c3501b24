import type {CSSResultOrNative, LitElement} from 'lit';
import {keepColours} from './own-colours.js';

/** Style sheets added after construction, keyed by shadow root. */
const later = new WeakMap<ShadowRoot, Set<CSSResultOrNative>>();

/** Style sheets constructed for other documents, keyed by document and CSS text. */
const foreign = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns a style sheet for a document. A constructed sheet only works in the document it was constructed for. */
function sheetFor(page: Document, style: CSSResultOrNative): CSSStyleSheet | undefined {
  if (style instanceof CSSStyleSheet) return style;
  if (page === document) return style.styleSheet;
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return undefined;
  const sheets = foreign.get(page) ?? new Map<string, CSSStyleSheet>();
  foreign.set(page, sheets);
  const {cssText} = style;
  let sheet = sheets.get(cssText);
  if (!sheet) {
    sheet = new Sheet();
    sheet.replaceSync(cssText);
    sheets.set(cssText, sheet);
  }
  return sheet;
}

function put(root: ShadowRoot, styles: Iterable<CSSResultOrNative>): void {
  const {adoptedStyleSheets: sheets} = root;
  for (const style of styles) {
    const sheet = sheetFor(root.ownerDocument, style);
    if (sheet && !sheets.includes(sheet)) sheets.push(sheet);
  }
}

/** Adds style sheets to a shadow root, without duplicates. */
export function adopt(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const kept = later.get(root) ?? new Set();
  later.set(root, kept);
  const own = styles.map(keepColours);
  for (const style of own) kept.add(style);
  put(root, own);
}

/**
 * Restores an element's style sheets in `adoptedCallback`: the browser clears them when the element moves to another
 * document, such as a frame's.
 */
export function adoptAgain({shadowRoot, constructor}: LitElement): void {
  if (!shadowRoot) return;
  shadowRoot.adoptedStyleSheets = [];
  put(shadowRoot, [...(constructor as typeof LitElement).elementStyles, ...(later.get(shadowRoot) ?? [])]);
}
