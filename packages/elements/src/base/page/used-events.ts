import {isElement} from './node-kind.js';

/** Fields that a reader types into. They use every key but Escape and Tab. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea';

/** Keys that the browser handles in a focused control, by selector. */
const OWN_KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['button, summary, [type="checkbox"]', /^(?:Enter| )$/],
  ['a[href]', /^Enter$/],
  ['select, [type="radio"]', /^(?:Arrow.*|Home|End|Page.*|Enter|.)$/],
];

/** Controls that use a press, and areas with `data-swipes`, which use swipes. */
const PRESSED =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [role="option"], [data-swipes]';

const KEYS = ['keydown', 'keypress', 'keyup'];
/** Starts of a press. Its end may belong to a drag that the page has begun elsewhere, so it always reaches the page. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'click'];

/**
 * Lists an event's elements in a shadow root, also those that the event has removed. Leaves out the page's own elements
 * in its slots.
 */
const ownElements = (event: Event, root: ShadowRoot): readonly Element[] =>
  event
    .composedPath()
    .filter((target): target is Element => isElement(target) && (target.getRootNode() === root || !target.isConnected));

function usesKey(event: KeyboardEvent, root: ShadowRoot): boolean {
  if (event.defaultPrevented) return true;
  const {key, altKey, ctrlKey, metaKey} = event;
  const [origin] = ownElements(event, root);
  if (!origin || altKey || ctrlKey || metaKey) return false;
  if (origin.matches(TYPED)) return key !== 'Escape' && key !== 'Tab';
  return OWN_KEYS.some(([selector, keys]) => origin.matches(selector) && keys.test(key));
}

/**
 * Returns whether a key belongs to an input method, for example the Enter key that ends a composition. In Safari, the
 * composition has ended before that key goes down.
 */
const isForInputMethod = ({isComposing, keyCode}: KeyboardEvent): boolean => isComposing || keyCode === 229;

/**
 * Stops keys and presses that an element has used from triggering the page's shortcuts, slides, menus or carousels. The
 * event's target is the host outside the shadow root, so the page can't detect the control itself. All other events
 * reach the page.
 */
export function keepUsedEvents(host: HTMLElement, root: ShadowRoot): void {
  for (const type of KEYS)
    root.addEventListener(type, (event) => isForInputMethod(event as KeyboardEvent) && event.stopPropagation(), true);
  /** Keys that were used when they went down. */
  const held = new Set<string>();
  for (const type of KEYS)
    host.addEventListener(type, (event) => {
      const {key} = event as KeyboardEvent;
      if (type === 'keydown' && usesKey(event as KeyboardEvent, root)) held.add(key);
      else if (type === 'keydown') held.delete(key);
      if (held.has(key)) event.stopPropagation();
      if (type === 'keyup') held.delete(key);
    });
  for (const type of PRESSES)
    host.addEventListener(
      type,
      (event) => {
        if (event.defaultPrevented || ownElements(event, root).some((one) => one.matches(PRESSED)))
          event.stopPropagation();
      },
      {passive: true},
    );
}
