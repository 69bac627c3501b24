import type {Problem} from '@cartavola/engine';

/**
 * Fired when something in the page or its data is wrong or could not be loaded. The table or its companion also shows
 * the problem in place.
 */
export class TableErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('table-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
