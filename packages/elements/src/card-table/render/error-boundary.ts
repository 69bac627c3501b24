import type {Problem} from '@cartavola/engine';
import {TableErrorEvent} from '../events.js';

const UNDRAWN: Problem = {code: 'table.render', path: '', message: 'The table could not be drawn.'};

/** A table that is drawn. */
interface ErrorBoundaryHost {
  /** Shows what is wrong; done when it can be seen. */
  explain(problem: Problem): Promise<void>;
  dispatchEvent(event: Event): boolean;
}

/** Draws; where that fails the table says so in place until a rendering succeeds again. The match goes on. */
export class ErrorBoundary {
  /** What is wrong with the last rendering. */
  problem: Problem | undefined;
  readonly #host: ErrorBoundaryHost;

  constructor(host: ErrorBoundaryHost) {
    this.#host = host;
  }

  /** `render` shows the problem while there is one. */
  draw(render: () => void): void {
    const before = this.problem;
    this.problem = undefined;
    try {
      render();
    } catch (error) {
      this.problem = UNDRAWN;
      render();
      if (before) return;
      console.error('Cartavola: the table could not be drawn.', error);
      void this.#host.explain(UNDRAWN).then(() => this.#host.dispatchEvent(new TableErrorEvent(UNDRAWN)));
    }
  }
}
