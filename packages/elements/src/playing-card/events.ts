import type {Problem} from '@cartavola/engine';

/** Tells that what the page asks of a card is wrong, or could not be loaded; the element says so in place. */
export class CardErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('card-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

declare global {
  interface HTMLElementEventMap {
    'card-error': CardErrorEvent;
  }
}
