import type {Problem} from '@cartavola/engine';

/** Tells that what the page asks of a rules explainer is wrong, or could not be loaded; the element says so in place. */
export class RulesErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('rules-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}

declare global {
  interface HTMLElementEventMap {
    'rules-error': RulesErrorEvent;
  }
}
