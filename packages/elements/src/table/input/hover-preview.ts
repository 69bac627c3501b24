import {parseCard, type Card} from '@cartavola/engine';
import {cardAt} from './press.js';

/**
 * Tracks which card in a hand to preview: the one that is hovered, pressed or dragged, or else the one with visible
 * focus.
 */
export class HoverPreview {
  #pointed: string | undefined;
  #focused: string | undefined;

  /** Starts tracking, and calls `changed` after each change. */
  follow(root: ShadowRoot, changed: () => void): void {
    const on = (type: string, key: (event: PointerEvent & FocusEvent) => string | undefined, isFocus = false): void =>
      root.addEventListener(type, (event) => {
        const before = this.card;
        const found = key(event as PointerEvent & FocusEvent);
        if (isFocus) this.#focused = found;
        else this.#pointed = found;
        // The focus may move during a rendering, which must end before the next one starts.
        if (this.card !== before) queueMicrotask(changed);
      });
    // Pointer capture keeps a dragged card's button as the target of its events.
    on('pointerover', ({target}) => keyOf(target));
    on('pointerout', ({relatedTarget}) => keyOf(relatedTarget));
    on('focusin', ({target}) => ((target as Element).matches(':focus-visible') ? keyOf(target) : undefined), true);
    on('focusout', () => undefined, true);
  }

  /** Card to preview, or undefined if there is none. */
  get card(): Card | undefined {
    return parseCard(this.#pointed ?? this.#focused ?? '');
  }
}

/** Returns the key of the card in a hand that contains an event's target, or undefined if there is none. */
function keyOf(target: EventTarget | null): string | undefined {
  const card = cardAt(target);
  return card?.closest('.hand') ? card.dataset['card'] : undefined;
}
