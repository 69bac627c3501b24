// Test helper: a picture of cards as screen readers see it, and as it is drawn.
import {outline} from '../tables/accessible-tree.js';

/** Puts an element into its own region, for `shownTree`. */
export function inRegion(element: Element): void {
  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Region');
  region.append(element);
  document.body.append(region);
}

/**
 * Returns the outline of the element in that region, and its drawing in order: cards by their codes (`??` face down;
 * `*` marked, `~` dimmed), and text.
 */
export async function shownTree(element: Element): Promise<string> {
  const drawn = [...element.shadowRoot!.querySelectorAll<SVGElement>('.picture > g, .picture > text')].map((thing) => {
    if (thing.localName === 'text') return `“${thing.textContent}”`;
    const {card, marked, dimmed} = thing.dataset;
    const isCard = thing.querySelector('svg') !== null;
    return `${card ?? (isCard ? '??' : 'arrow')}${marked === undefined ? '' : '*'}${dimmed === undefined ? '' : '~'}`;
  });
  return `${await outline({isLiveTold: true})}drawn: ${drawn.join(' ')}\n`;
}
