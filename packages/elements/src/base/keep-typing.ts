/** Types of fields that a reader types into. */
const TYPED = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea';

/**
 * Keeps what a reader types into the fields of a shadow root from the shortcuts of the page, which sees the element as the target instead of
 * the field. Escape, Tab and shortcuts with Ctrl, Alt or Meta are for the page, too.
 */
export function keepTyping(root: Node): void {
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => {
      const {key, altKey, ctrlKey, metaKey} = event as KeyboardEvent;
      if (altKey || ctrlKey || metaKey || key === 'Escape' || key === 'Tab') return;
      const [origin] = event.composedPath();
      if (origin instanceof Element && origin.matches(TYPED)) event.stopPropagation();
    });
}
