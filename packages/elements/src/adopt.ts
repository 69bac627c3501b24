import type {CSSResult} from 'lit';

/** Puts style sheets that came later on what is in a shadow root, each once. */
export function adopt({adoptedStyleSheets: sheets}: ShadowRoot, styles: readonly CSSResult[]): void {
  for (const {styleSheet} of styles) if (styleSheet && !sheets.includes(styleSheet)) sheets.push(styleSheet);
}
