/**
 * Test helper: returns how far the unbreakable box of a heading reaches into the content below it, in pixels. In print, a
 * browser keeps that much of the content on the heading's page.
 */
export function keptBelow(heading: Element, content: Element): number {
  const {breakInside} = getComputedStyle(heading);
  if (breakInside !== 'avoid') return 0;
  return heading.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
}
