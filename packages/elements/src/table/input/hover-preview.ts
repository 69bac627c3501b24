import {parseCard, type Card} from '@cartavola/engine';
import {cardAt} from './press.js';

/** Follows the card in a hand to preview: the one that is hovered, pressed or dragged or, if there is none, the one with visible focus. */
export class HoverPreview {
  #pointed: string | undefined;
  #focused: string | undefined;

  /** Starts following, and calls `changed` after each change. */
  follow(root: ShadowRoot, changed: () => void): void {
    const on = (type: string, key: (event: PointerEvent & FocusEvent) => string | undefined, isFocus = false): void =>
      root.addEventListener(type, (event) => {
        const before = this.card;
        const found = key(event as PointerEvent & FocusEvent);
        if (isFocus) this.#focused = found;
        else this.#pointed = found;
        // The focus may move during a rendering, which must not trigger another one before it ends.
        if (this.card !== before) queueMicrotask(changed);
      });
    // A dragged card's events keep its button as their target.
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
