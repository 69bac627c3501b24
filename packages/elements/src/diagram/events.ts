import type {Problem} from '@cartavola/engine';

/** Fired when the content of a diagram is wrong or could not be loaded. The element also shows the problem. */
export class DiagramErrorEvent extends Event {
  readonly detail: Problem;

  constructor(detail: Problem) {
    super('diagram-error', {bubbles: true, composed: true});
    this.detail = detail;
  }
}
