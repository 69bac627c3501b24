import type {Fact, View} from '@cartavola/engine';
import type {Layout} from '../layout.js';
import type {Scene} from '../scene/scene.js';
import type {Dialogue} from './dialogue.js';
import type {TableSound} from './table-sound.js';
import type {Voice} from './voice.js';

/** The table of which is told. */
interface TellerHost {
  readonly layout: Layout;
  /** What is shown now; undefined before anything is. */
  readonly scene: Scene | undefined;
  readonly errorBoundary: {readonly problem: unknown};
  /** On what a view is shown; undefined before it can be. */
  sceneOf(view: View): Scene | undefined;
}

/** Tells what happens at a table as it is shown, and then what the reader is asked. */
export class Teller {
  readonly #host: TellerHost;
  readonly #dialogue: Dialogue;
  readonly #voice: Voice;
  readonly #sound: TableSound;
  /** What the reader was told last that it is asked, until it does something. */
  #told: string | undefined;

  /** The match of which it tells. */
  #match: object | undefined;

  constructor(host: TellerHost, dialogue: Dialogue, voice: Voice, sound: TableSound) {
    this.#host = host;
    this.#dialogue = dialogue;
    this.#voice = voice;
    this.#sound = sound;
  }

  /** What is asked is told again, even if it is the same. */
  forget(): void {
    this.#told = undefined;
  }

  /** Whether this is another match than before: nothing is said of that one any more. */
  turnsTo(match: object | undefined): boolean {
    if (match === this.#match) return false;
    this.#match = match;
    this.forget();
    this.#voice.silence();
    return true;
  }

  /** The cards of a fact set out now; `own`: by a move of the reader's. */
  begun(fact: Fact, own: boolean): void {
    const scene = this.#host.sceneOf(fact.view);
    if (!scene) return;
    this.#sound.begun(fact);
    const sentence = this.#host.layout.sentence(fact, scene);
    if (sentence) this.#voice.gather(sentence);
    // Who hears what was played need not wait until its motion has been seen.
    if (own) this.#voice.tell();
  }

  /** A fact can be seen now. */
  seen(fact: Fact): void {
    this.#sound.landed(fact);
    this.#dialogue.forgetAnswer();
  }

  /** Everything that happened can be seen now. */
  settled(): void {
    const {layout, scene, errorBoundary} = this.#host;
    if (!scene || errorBoundary.problem) return;
    const {text, isScored} = askedOf(layout, scene);
    // Others may have acted meanwhile: what the reader is asked is still the same.
    if (this.#told === text) return this.#voice.tell();
    this.#told = text;
    if (!text) return;
    this.#sound.play(isScored ? 'score' : 'turn');
    this.#voice.tell(text);
  }
}

/** What the reader is told when everybody waits: how the deal went, or what is asked; empty where nothing is. */
function askedOf(layout: Layout, scene: Scene): {readonly text: string; readonly isScored: boolean} {
  const {standing, actor} = scene;
  const isScored = standing.finished > standing.deal;
  if (isScored) return {text: layout.score(scene).spoken, isScored};
  return {text: actor === undefined ? '' : `${layout.prompt(scene).title}.`, isScored};
}
