import type {Fact} from '@cartavola/engine';
import {after, now, type Cancel} from '../../base/clock.js';
import {isPageHidden} from '../../base/page/when-seen.js';
import type {Volume} from '../../base/settings/setting-values.js';
import {synthesise, type Cue} from './cues.js';
import {vibrate, type Touch} from './touches.js';

export type {Cue} from './cues.js';
export type {Touch} from './touches.js';

/** Maximum number of sounds that may begin within `LONGEST` milliseconds, the length of the longest sound. */
const AT_ONCE = 4;
const LONGEST = 600;
/** Minimum time in milliseconds before the same sound is repeated. */
const SAME = 60;
/** Time in milliseconds after which a sound that the browser has delayed is dropped, because it is out of date. */
const LATE = 300;

/** Amplitude factors, in steps of 6 dB. */
const LOUDNESS = {quiet: 0.5, medium: 1, loud: 2} as const satisfies Record<Volume, number>;

/**
 * Events that count as user activation for audio. Some browsers only start an audio context while one of them is
 * handled.
 */
const GESTURES = ['click', 'keydown', 'touchend'];

/** Sounds at the start and end of a fact's motion. */
const CUES: Readonly<Record<'begun' | 'landed', Partial<Record<Fact['type'], Cue>>>> = {
  begun: {dealt: 'deal', handed: 'take', taken: 'take', built: 'take'},
  landed: {played: 'card', laid: 'card', given: 'card', drawn: 'card'},
};

interface RecentCue {
  readonly cue: Cue;
  readonly time: number;
}

/**
 * Plays sounds in an audio context that is created for the first one and suspended between them. Does nothing if audio
 * isn't available.
 */
export class Sounds {
  readonly #makeContext: () => AudioContext;
  readonly #idle: number;
  #context: AudioContext | undefined;
  #cancelRest: Cancel | undefined;
  #recent: RecentCue[] = [];

  /** Creates the player. `idle` is the time in milliseconds between the last sound and suspending the context. */
  constructor(makeContext = () => new AudioContext(), idle = 4000) {
    this.#makeContext = makeContext;
    this.#idle = idle;
  }

  /** Vibrates the device in response to the reader's action. */
  readonly feel = (touch: Touch): void => vibrate(touch);

  /** Plays the sound for a fact when its cards begin to move, or when they have arrived. Most facts have no sound. */
  async tell({type}: Fact, when: 'begun' | 'landed', volume: Volume): Promise<void> {
    const cue = CUES[when][type];
    if (cue) await this.play(cue, volume);
  }

  /** Plays a sound at once or not at all. Resolves when the sound is scheduled or dropped. Never throws or rejects. */
  async play(cue: Cue, volume: Volume = 'medium'): Promise<void> {
    const time = now();
    const recent = this.#recent.filter((one) => time - one.time < LONGEST);
    const again = recent.some((one) => one.cue === cue && time - one.time < SAME);
    if (again || recent.length >= AT_ONCE || !mayPlay(cue)) return;
    this.#recent = [...recent, {cue, time}];
    try {
      const context = await this.#wake();
      // Schedule it slightly ahead, because a sound must not start in the past.
      if (now() - time < LATE) synthesise(cue, context, context.currentTime + 0.01, Math.random, LOUDNESS[volume]);
    } catch {
      // The table works without sound.
    }
  }

  /**
   * Returns the running audio context. Always resumes it, because its state may not yet reflect a suspension that is
   * under way.
   */
  async #wake(): Promise<AudioContext> {
    const context = (this.#context ??= this.#make());
    await context.resume();
    this.#cancelRest?.();
    const rest = (): void => void context.suspend().catch(() => undefined);
    this.#cancelRest = after(this.#idle, rest, {housekeeping: true});
    return context;
  }

  #make(): AudioContext {
    const context = this.#makeContext();
    const started = new AbortController();
    const options = {signal: started.signal, capture: true};
    const wake = (): void => void this.#wake().catch(() => undefined);
    for (const type of GESTURES) addEventListener(type, wake, options);
    context.addEventListener('statechange', () => started.abort(), options);
    return context;
  }
}

/**
 * Returns whether a sound may be played. Returns false before user activation, because an audio context would only
 * cause a warning. In a hidden page, only the sound for the reader's turn may be played.
 */
function mayPlay(cue: Cue): boolean {
  if (isPageHidden() && cue !== 'turn') return false;
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** The page's sounds, which all its tables share. */
export const sounds = new Sounds();
