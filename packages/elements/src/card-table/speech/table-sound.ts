import type {Fact} from '@cartavola/engine';
import type {Cue} from './later/sounds.js';

/** Sounds at the beginning of a fact's motion (`BEGUN`), and at its end (`LANDED`). */
const BEGUN: Partial<Record<Fact['type'], Cue>> = {dealt: 'deal', handed: 'take', taken: 'take', built: 'take'};
const LANDED: Partial<Record<Fact['type'], Cue>> = {played: 'card', laid: 'card', given: 'card', drawn: 'card'};

/** Sounds of a table. The code that makes them is loaded when somebody wants to hear them. */
export class TableSound {
  readonly #isHeard: () => boolean;

  /** Creates the sounds. `isHeard` tells whether sounds are on at the moment. */
  constructor(isHeard: () => boolean) {
    this.#isHeard = isHeard;
  }

  /** Loads the code ahead of the first sound. Resolves with undefined if that fails. */
  async load(): Promise<{play(cue: Cue): void} | undefined> {
    try {
      return (await import('./later/sounds.js')).sounds;
    } catch {
      return undefined;
    }
  }

  begun(fact: Fact): void {
    this.play(BEGUN[fact.type]);
  }

  landed(fact: Fact): void {
    this.play(LANDED[fact.type]);
  }

  play(cue: Cue | undefined): void {
    if (cue && this.#isHeard()) void this.load().then((sounds) => sounds?.play(cue));
  }
}
