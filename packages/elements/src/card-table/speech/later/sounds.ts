import {synthesise, type Cue} from './cues.js';

export type {Cue} from './cues.js';

/** How many cues may begin within the time that the longest takes. */
const AT_ONCE = 4;
const LONGEST = 600;
/** The same cue again so soon is one cue. */
const SAME = 60;
/** A cue that the browser holds back for longer belongs to nothing on the table any more. */
const LATE = 300;

/** With these a person lets a page sound. Some browsers want the context to be started while one is handled. */
const GESTURES = ['click', 'keydown', 'touchend'];

interface RecentCue {
  readonly cue: Cue;
  readonly time: number;
}

/** Plays cues, in a context that is made for the first one and sleeps between them. Where there is no sound, nothing happens. */
export class Sounds {
  readonly #makeContext: () => AudioContext;
  readonly #idle: number;
  #context: AudioContext | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #recent: RecentCue[] = [];

  /** `idle`: after how many milliseconds without a cue the context is suspended. */
  constructor(makeContext = () => new AudioContext(), idle = 4000) {
    this.#makeContext = makeContext;
    this.#idle = idle;
  }

  /** Plays a cue now or never; done when that is settled. It never throws, and never rejects. */
  async play(cue: Cue): Promise<void> {
    const time = performance.now();
    const recent = this.#recent.filter((one) => time - one.time < LONGEST);
    const again = recent.some((one) => one.cue === cue && time - one.time < SAME);
    if (again || recent.length >= AT_ONCE || !mayPlay(cue)) return;
    this.#recent = [...recent, {cue, time}];
    try {
      const context = await this.#wake();
      // A moment ahead: the beginning of a sound must not lie in the past.
      if (performance.now() - time < LATE) synthesise(cue, context, context.currentTime + 0.01, Math.random);
    } catch {
      // A table without sound is still a table.
    }
  }

  /** The context, once it runs. A suspension may be under way, so its state is no answer. */
  async #wake(): Promise<AudioContext> {
    const context = (this.#context ??= this.#make());
    await context.resume();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void context.suspend().catch(() => undefined), this.#idle);
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

/** Before a person has touched the page a context would only make the browser warn; in a hidden page only the turn is news. */
function mayPlay(cue: Cue): boolean {
  if (document.hidden && cue !== 'turn') return false;
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** The sounds of the page: all tables share them. */
export const sounds = new Sounds();
