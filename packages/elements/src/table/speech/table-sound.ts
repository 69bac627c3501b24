import type {Fact} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {isValueOf, type Volume} from '../../base/settings/setting-values.js';
import type {Cue, Sounds, Touch} from '../sounds/sounds.js';

/** Plays a table's sounds. Loads the code only if sounds are on. */
export class TableSound {
  readonly #settings: Pick<ReaderSettings, 'isOn' | 'value'>;
  readonly #speaks: () => boolean;

  /** Creates the sounds. `speaks` returns whether the table is in use. */
  constructor(settings: Pick<ReaderSettings, 'isOn' | 'value'>, speaks: () => boolean) {
    this.#settings = settings;
    this.#speaks = speaks;
  }

  get #isHeard(): boolean {
    return this.#settings.isOn('sound') && this.#speaks();
  }

  get #loudness(): Volume {
    const volume = this.#settings.value('volume') ?? '';
    return isValueOf('volume', volume) ? volume : 'medium';
  }

  /** Loads the code if sounds are on, because the first sound would otherwise wait for the network. */
  prepare(): void {
    if (this.#isHeard) void this.#load();
  }

  /** Resolves with undefined if the code cannot be loaded. */
  async #load(): Promise<Sounds | undefined> {
    try {
      return (await import('../sounds/sounds.js')).sounds;
    } catch {
      return undefined;
    }
  }

  /** Plays the sound for a fact whose cards begin to move or have arrived. */
  tell(fact: Fact, when: 'begun' | 'landed'): void {
    this.#use((sounds) => sounds.tell(fact, when, this.#loudness));
  }

  play(cue: Cue): void {
    this.#use((sounds) => sounds.play(cue, this.#loudness));
  }

  /** Vibrates the device in response to the reader's action, but only if sounds are on. */
  feel(touch: Touch): void {
    this.#use((sounds) => sounds.feel(touch));
  }

  #use(use: (sounds: Sounds) => unknown): void {
    if (this.#isHeard) void this.#load().then((sounds) => sounds && use(sounds));
  }
}
