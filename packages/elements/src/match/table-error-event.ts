import type {Problem} from '@cartavola/engine';

/**
 * Fired when something in the page or its data is wrong, or could not be loaded. The table, or the element beside it, also shows it in
 * place.
 */
export class TableErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('table-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
