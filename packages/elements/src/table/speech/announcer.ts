import type {Fact} from '@cartavola/engine';
import {promptOf, type Layout} from '../layout.js';
import {Celebration} from '../celebration.js';
import type {CelebrationHost} from '../moments/celebrate.js';
import type {Occasion} from '../scene/moment.js';
import {hasWon, type Scene} from '../scene/scene.js';
import type {Dialogue} from './dialogue.js';
import type {TableSound} from './table-sound.js';
import type {LiveRegion} from './live-region.js';

/** Table whose events are announced. */
interface AnnouncerHost extends CelebrationHost {
  readonly errorBoundary: {readonly problem: unknown};
}

/** Announces the events at a table as they are shown, and then the question for the reader. */
export class Announcer {
  readonly #host: AnnouncerHost;
  readonly #dialogue: Dialogue;
  readonly #liveRegion: LiveRegion;
  readonly #sound: TableSound;
  readonly #celebration: Celebration;
  /** Last announced question. It isn't repeated until the reader acts. */
  #told: string | undefined;

  /** Match being announced. */
  #match: object | undefined;

  constructor(host: AnnouncerHost, dialogue: Dialogue, liveRegion: LiveRegion, sound: TableSound) {
    this.#host = host;
    this.#dialogue = dialogue;
    this.#liveRegion = liveRegion;
    this.#sound = sound;
    this.#celebration = new Celebration(host);
  }

  /** Begins a new turn of the reader: the next question is announced even if it is the same. */
  forget(): void {
    this.#told = undefined;
    this.#liveRegion.forgetRecent();
  }

  /** Switches to the given match. If it is a different one, returns true and stops announcing the previous one. */
  turnsTo(match: object | undefined): boolean {
    if (match === this.#match) return false;
    this.#match = match;
    this.forget();
    this.#liveRegion.silence();
    return true;
  }

  /** Announces a fact whose cards begin to move. `own` is true if the fact is the result of the reader's move. */
  begun(fact: Fact, own: boolean): void {
    const scene = this.#host.sceneOf(fact.view);
    if (!scene) return;
    this.#sound.tell(fact, 'begun');
    const sentence = this.#host.layout.sentence(fact, scene);
    if (sentence) this.#liveRegion.gather(sentence);
    // Announce such a fact at once, so screen reader users don't have to wait for the motion.
    if (own) this.#liveRegion.tell();
  }

  /** Plays the sound for a visible fact, and removes an answer that is out of date. */
  seen(fact: Fact): void {
    this.#sound.tell(fact, 'landed');
    this.#dialogue.forgetAnswer();
    void this.#celebration.prepare();
  }

  /**
   * Celebrates a great moment, if there is one. When the celebration begins, announces everything that has happened so
   * far.
   */
  celebrate(occasion: Occasion, duration: number): Promise<void> {
    return this.#celebration.show(occasion, duration, (cue) => {
      if (cue) this.#sound.play(cue);
      this.#liveRegion.tell();
    });
  }

  /** Announces the question for the reader when everything that has happened is visible. */
  settled(): void {
    const {layout, scene, errorBoundary} = this.#host;
    if (!scene || errorBoundary.problem) return;
    void this.#celebration.prepare();
    const {text, isScored} = askedOf(layout, scene);
    // Only announce what others have done in the meantime, because the question for the reader is still the same.
    if (this.#told === text) return this.#liveRegion.tell();
    this.#told = text;
    if (!text) return;
    this.#sound.play(isScored ? (scene.standing.result ? (hasWon(scene) ? 'won' : 'lost') : 'score') : 'turn');
    this.#liveRegion.tell(text);
  }
}

/**
 * Returns what to announce while the table waits: the deal's score, the question, or an empty string if there is
 * neither.
 */
function askedOf(layout: Layout, scene: Scene): {readonly text: string; readonly isScored: boolean} {
  const {standing, actor} = scene;
  const isScored = standing.finished > standing.deal;
  if (isScored) return {text: scene.scores?.spoken(scene) ?? `${scene.table.dealOver}.`, isScored};
  return {text: actor === undefined ? '' : `${promptOf(layout, scene).title}.`, isScored};
}
