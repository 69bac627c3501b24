import type {Fact} from '@cartavola/engine';
import type {Cue} from './later/sounds.js';

/** What is heard as cards set out, and as they arrive. */
const BEGUN: Partial<Record<Fact['type'], Cue>> = {dealt: 'deal', handed: 'take', taken: 'take', built: 'take'};
const LANDED: Partial<Record<Fact['type'], Cue>> = {played: 'card', laid: 'card', given: 'card', drawn: 'card'};

/** What a table sounds like; what makes the sounds is loaded when somebody wants to hear them. */
export class TableSound {
  readonly #isHeard: () => boolean;

  /** `isHeard`: whether there is to be a sound now. */
  constructor(isHeard: () => boolean) {
    this.#isHeard = isHeard;
  }

  /** Loads what it takes, or the first cue would wait for the network; undefined where that fails. */
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
