import type {Problem} from '@cartavola/engine';

/**
 * Fired when a card's attributes are wrong, or when its drawing or words could not be loaded. The element also shows
 * the problem.
 */
export class CardErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('card-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
