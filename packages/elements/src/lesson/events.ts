import type {Problem} from '@cartavola/engine';

/**
 * Fired when the attributes of a rules explainer are wrong, or when its content could not be loaded. The element also shows the problem.
 */
export class RulesErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('rules-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
