import {css, unsafeCSS, type CSSResult, type CSSResultOrNative} from 'lit';

/**
 * Media queries for all media. The extension Dark Reader recolours style sheets and would mix its colours with the kit's
 * own for dark pages. It leaves out rules for print, unless another query begins with `screen`, `all` or a parenthesis.
 */
const ALL_MEDIA = 'print, not print';

/** Returns style sheets as text whose colours Dark Reader doesn't change. */
export const ownColours = (cssText: string): string => `@media ${ALL_MEDIA} {${cssText}}`;

/** Style sheets that keep their colours, keyed by the original style sheet. */
const kept = new WeakMap<CSSResult, CSSResult>();

/** Returns a style sheet whose colours Dark Reader doesn't change: the same one for the same style sheet. */
export function keepColours(style: CSSResultOrNative): CSSResultOrNative {
  if (!('cssText' in style)) return style;
  let own = kept.get(style);
  if (!own) {
    kept.set(style, (own = unsafeCSS(ownColours(style.cssText))));
    kept.set(own, own);
  }
  return own;
}

/**
 * Restores the colours in attributes of drawings, which Dark Reader overrides with a rule for each. The selectors are
 * simple, because others don't match in copies by `<use>`. Such an element must not also have a rule for the property.
 */
export const attributeColours = css`
  [data-darkreader-inline-fill][fill] {
    fill: revert-layer !important;
  }
  [data-darkreader-inline-stroke][stroke] {
    stroke: revert-layer !important;
  }
  [data-darkreader-inline-color][color] {
    color: revert-layer !important;
  }
`;
