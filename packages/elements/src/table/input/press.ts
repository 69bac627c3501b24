import {isElement} from '../../base/page/node-kind.js';

/** Distance in pixels after which a press becomes a drag. */
export const THRESHOLD = 8;

/** Press on a card, with the pointer's last event. */
export interface Press {
  readonly card: HTMLElement;
  readonly down: PointerEvent;
  last: PointerEvent;
}

/** Shows notes about what cards are worth. */
export interface WorthNotes {
  /** Shows the note about the card with this key. */
  askAbout(card: string): void;
  /** Removes the note, if it is still shown. */
  forgetWorth(): void;
}

/** Returns the card that contains an event's target, if its face is known. */
export const cardAt = (target: EventTarget | null): HTMLElement | undefined =>
  (isElement(target) && target.closest<HTMLElement>('button[data-card]')) || undefined;

/** Returns the distance between two events in pixels. */
export const distance = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
