import type {View} from '@cartavola/engine';
import type {Session} from '@cartavola/session';

/** Remembers what the reader, asked out of turn, has declined: nobody is asked twice for the same cards. They may still be played. */
export class Declined {
  readonly #session: Session;
  #moves = '';

  constructor(session: Session) {
    this.#session = session;
    session.subscribe(({type}) => (type === 'deal' || type === 'move') && this.#passAgain());
  }

  /** Declines for the viewer what the session asks out of turn. Returns false if it asks nothing. */
  pass(): boolean {
    const {view} = this.#session;
    if (typeof view?.viewer !== 'number' || !this.#session.pass(view.viewer)) return false;
    this.#moves = movesOf(view);
    return true;
  }

  /** Declines it if that was declined before. */
  #passAgain(): void {
    const {view} = this.#session;
    if (view && movesOf(view) === this.#moves && typeof view.viewer === 'number') this.#session.pass(view.viewer);
  }
}

const movesOf = ({moves}: View): string => JSON.stringify(moves);
