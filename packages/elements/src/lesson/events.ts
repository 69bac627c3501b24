import type {Problem} from '@cartavola/engine';

/**
 * Fired when a rules explainer's attributes are wrong, or when its content could not be loaded. The element also shows
 * the problem.
 */
export class RulesErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('rules-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
