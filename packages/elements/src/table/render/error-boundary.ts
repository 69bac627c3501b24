import type {Problem} from '@cartavola/engine';
import {TableErrorEvent} from '../events.js';

const UNDRAWN: Problem = {code: 'table.render', path: '', message: 'The table could not be drawn.'};

/** Table whose rendering is guarded. */
interface ErrorBoundaryHost {
  /** Shows a problem. Resolves when it is visible. */
  explain(problem: Problem): Promise<void>;
  dispatchEvent(event: Event): boolean;
}

/**
 * Error boundary for rendering a table. If rendering throws, the table shows a message until a rendering succeeds
 * again. The match continues.
 */
export class ErrorBoundary {
  /** Problem of the last rendering, if it failed. */
  problem: Problem | undefined;
  readonly #host: ErrorBoundaryHost;

  constructor(host: ErrorBoundaryHost) {
    this.#host = host;
  }

  /** Runs `render`. If it throws, runs it again to show the problem. */
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
