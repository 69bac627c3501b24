import type {Fact} from '@cartavola/engine';
import type {Layout} from '../layout.js';
import {askedOf} from '../render/render-table.js';
import type {Scene} from '../scene/scene.js';
import type {TableMatch} from '../match/table-match.js';
import type {TableSound} from './table-sound.js';
import type {Voice} from './voice.js';

/** Tells what happens at a table as it is shown, and then what the reader is asked. */
export class Teller {
  readonly #voice: Voice;
  readonly #sound: TableSound;
  /** What the reader was told last that it is asked, until it does something. */
  #told: string | undefined;

  /** The match of which it tells. */
  #match: TableMatch | undefined;

  constructor(voice: Voice, sound: TableSound) {
    this.#voice = voice;
    this.#sound = sound;
  }

  /** What is asked is told again, even if it is the same. */
  forget(): void {
    this.#told = undefined;
  }

  /** Whether this is another match than before: nothing is said of that one any more. */
  turnsTo(match: TableMatch | undefined): boolean {
    if (match === this.#match) return false;
    this.#match = match;
    this.forget();
    this.#voice.silence();
    return true;
  }

  begun(layout: Layout, scene: Scene, fact: Fact, own: boolean): void {
    this.#sound.begun(fact);
    const sentence = layout.sentence(fact, scene);
    if (sentence) this.#voice.gather(sentence);
    // Who hears what was played need not wait until its motion has been seen.
    if (own) this.#voice.tell();
  }

  settled(layout: Layout, scene: Scene): void {
    const {text, isScored} = askedOf(layout, scene);
    // Others may have acted meanwhile: what the reader is asked is still the same.
    if (this.#told === text) return this.#voice.tell();
    this.#told = text;
    if (!text) return;
    this.#sound.play(isScored ? 'score' : 'turn');
    this.#voice.tell(text);
  }
}
