/** Scrolls a list by itself, and nothing else of the page, until something in it is seen: in the middle, or from its beginning where it is higher. */
export function showWithin(list: Element | null, part: Element | null): void {
  if (!list || !part) return;
  const [outer, inner] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop +=
    inner.height > outer.height ? inner.top - outer.top : (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
