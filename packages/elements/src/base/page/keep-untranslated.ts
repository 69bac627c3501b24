/** Times that the attribute is restored in one frame. A script that removes it at once would otherwise loop. */
const MOST = 10;

const restored = new WeakMap<HTMLElement, {frame: CSSNumberish | null; times: number}>();

/**
 * Sets `translate="no"` unless the element has the attribute. Call this again when the attribute changes, because
 * libraries that morph or hydrate a page remove attributes that the page's HTML lacks.
 */
export function keepUntranslated(element: HTMLElement): void {
  if (element.hasAttribute('translate')) return;
  const frame = element.ownerDocument.timeline.currentTime;
  const last = restored.get(element);
  const times = last?.frame === frame ? last.times + 1 : 0;
  if (times >= MOST) return;
  restored.set(element, {frame, times});
  element.translate = false;
}
