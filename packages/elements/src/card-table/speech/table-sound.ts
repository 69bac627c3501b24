import type {Fact} from '@cartavola/engine';
import type {Cue, Sounds} from './later/sounds.js';

/** Sounds of a table. The code that makes them is loaded when somebody wants to hear them. */
export class TableSound {
  readonly #isHeard: () => boolean;

  /** Creates the sounds. `isHeard` tells whether sounds are on at the moment. */
  constructor(isHeard: () => boolean) {
    this.#isHeard = isHeard;
  }

  /** Loads the code ahead of the first sound. Resolves with undefined if that fails. */
  async load(): Promise<Sounds | undefined> {
    try {
      return (await import('./later/sounds.js')).sounds;
    } catch {
      return undefined;
    }
  }

  /** Plays the sound of a fact whose cards begin to move, or have arrived. */
  tell(fact: Fact, when: 'begun' | 'landed'): void {
    this.#use((sounds) => sounds.tell(fact, when));
  }

  play(cue: Cue): void {
    this.#use((sounds) => sounds.play(cue));
  }

  #use(use: (sounds: Sounds) => Promise<void>): void {
    if (this.#isHeard()) void this.load().then((sounds) => sounds && use(sounds));
  }
}
