import type {Problem} from '@cartavola/engine';

/** Fired when what a diagram should show is wrong, or could not be loaded. The element also shows it in place. */
export class DiagramErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('diagram-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
