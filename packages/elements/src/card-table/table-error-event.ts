import type {Problem} from '@cartavola/engine';

/** Something in the page or in its data is wrong, or could not be loaded; the table, or what is beside it, says so in place. */
export class TableErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('table-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
