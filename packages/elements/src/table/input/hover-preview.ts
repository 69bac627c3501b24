import {parseCard, type Card} from '@cartavola/engine';
import {cardAt} from './press.js';

/**
 * Follows the card of a hand to preview: the one under the mouse, or pressed or dragged by mouse or finger; if there is none, the one with
 * visible focus.
 */
export class HoverPreview {
  #pointed: string | undefined;
  #focused: string | undefined;

  /** Starts to follow, and calls `changed` after each change. */
  follow(root: ShadowRoot, changed: () => void): void {
    const on = (type: string, key: (event: PointerEvent & FocusEvent) => string | undefined, isFocus = false): void =>
      root.addEventListener(type, (event) => {
        const before = this.card;
        const found = key(event as PointerEvent & FocusEvent);
        if (isFocus) this.#focused = found;
        else this.#pointed = found;
        // Focus may move during a rendering, which must not cause another one before it ends.
        if (this.card !== before) queueMicrotask(changed);
      });
    // The events of a dragged card keep its button as their target.
    on('pointerover', ({target}) => keyOf(target));
    on('pointerout', ({relatedTarget}) => keyOf(relatedTarget));
    on('focusin', ({target}) => ((target as Element).matches(':focus-visible') ? keyOf(target) : undefined), true);
    on('focusout', () => undefined, true);
  }

  /** Card to preview; undefined if there is none. */
  get card(): Card | undefined {
    return parseCard(this.#pointed ?? this.#focused ?? '');
  }
}

/** Returns the key of the card of a hand that contains the target of an event; undefined if there is none. */
function keyOf(target: EventTarget | null): string | undefined {
  const card = cardAt(target);
  return card?.closest('.hand') ? card.dataset['card'] : undefined;
}
