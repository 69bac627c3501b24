import type {CSSResultOrNative, LitElement} from 'lit';

/** By shadow root, the style sheets that came later than the element's own. */
const later = new WeakMap<ShadowRoot, Set<CSSResultOrNative>>();

/** By document other than the kit's own, and by text, the sheets made for it. */
const foreign = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet for a document: a constructed sheet can be used only in the document whose window made it. */
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

/** Puts style sheets that came later on what is in a shadow root, each once. */
export function adopt(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const kept = later.get(root) ?? new Set();
  later.set(root, kept);
  for (const style of styles) kept.add(style);
  put(root, styles);
}

/**
 * Gives an element that has moved into another document, such as a frame's, its style sheets again: the browser has taken them away.
 * For `adoptedCallback`.
 */
export function adoptAgain({shadowRoot, constructor}: LitElement): void {
  if (!shadowRoot) return;
  shadowRoot.adoptedStyleSheets = [];
  put(shadowRoot, [...(constructor as typeof LitElement).elementStyles, ...(later.get(shadowRoot) ?? [])]);
}
