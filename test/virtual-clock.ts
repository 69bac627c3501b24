// Test helpers: a clock that keeps tests from waiting for real time. Everything that the kit schedules happens at once, in order, but not while
// something is loading or thinking. Every test page loads it first. See tools/test/browser-bundles.mjs.
import {useClock, type Cancel, type Clock} from '@cartavola/elements/base/clock.js';

/** Time in milliseconds between two frames. */
const FRAME = 16;
/** Time in milliseconds after which a page counts as idle. */
const IDLE = 50;
/** Real time in milliseconds after which something that no clock controls may have changed. */
const CHANGE = 8;
/** Real time in milliseconds that a finished test gets to settle. */
const PATIENCE = 500;

/** A callback that is due at the given time. */
interface Due {
  readonly time: number;
  readonly isHousekeeping: boolean;
  readonly callback: () => unknown;
}

/** Resolves in the next task, after all microtasks and therefore after Lit's updates. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

class VirtualClock implements Clock {
  #time = 0;
  /** Pending callbacks, in order. */
  readonly #queue: Due[] = [];
  /** Number of pending promises that stop time. */
  #busy = 0;
  /** Time up to which housekeeping callbacks also run. */
  #until = 0;
  #isPumping = false;
  /** Called after each step. */
  #watchers: (() => void)[] = [];

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, callback: () => unknown, {housekeeping = false} = {}): Cancel {
    const due = {time: this.#time + Math.max(0, milliseconds), isHousekeeping: housekeeping, callback};
    const place = this.#queue.findIndex(({time}) => time > due.time);
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, due);
    this.#pump();
    return () => this.#drop(due);
  }

  frame(callback: () => void): Cancel {
    // All callbacks that are requested before a frame run in that frame.
    return this.after(FRAME - (this.#time % FRAME), callback);
  }

  idle(callback: () => void, timeout: number): Cancel {
    return this.after(Math.min(IDLE, timeout), callback);
  }

  animate(element: Element, keyframes: Keyframe[], options: number | KeyframeAnimationOptions): Animation {
    const animation = element.animate(keyframes, options);
    const {endTime} = animation.effect!.getComputedTiming();
    // An animation that a test has paused stays where it is.
    const cancel = this.after(Number(endTime), () => animation.playState === 'running' && animation.finish());
    animation.finished.then(cancel, cancel);
    return animation;
  }

  busy<T>(promise: Promise<T>): Promise<T> {
    this.#busy++;
    const done = (): void => {
      this.#busy--;
      this.#pump();
      this.#tell();
    };
    promise.then(done, done);
    return promise;
  }

  /** True if only housekeeping is pending, and nothing is loading or thinking. */
  get isSettled(): boolean {
    return this.#busy === 0 && !this.#queue.some((due) => this.#isWanted(due));
  }

  /** Waits for the given number of milliseconds, and also runs housekeeping callbacks. */
  async pass(milliseconds: number): Promise<void> {
    const end = (this.#until = this.#time + milliseconds);
    this.after(milliseconds, () => undefined);
    while (this.#time < end) await this.step();
    await nextTask();
  }

  /** Resolves after the next callback. */
  step(): Promise<void> {
    return new Promise((done) => void this.#watchers.push(done));
  }

  #isWanted({isHousekeeping, time}: Due): boolean {
    return !isHousekeeping || time <= this.#until;
  }

  #drop(due: Due): void {
    const place = this.#queue.indexOf(due);
    if (place < 0) return;
    this.#queue.splice(place, 1);
    if (this.isSettled) this.#tell();
  }

  #tell(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }

  /** Runs the first callback that is due, in a separate task, as long as there is one and nothing is busy. */
  #pump(): void {
    if (this.#isPumping || this.isSettled || this.#busy > 0) return;
    this.#isPumping = true;
    void nextTask().then(() => {
      this.#isPumping = false;
      if (!this.isSettled && this.#busy === 0) this.#run();
      this.#pump();
    });
  }

  #run(): void {
    const due = this.#queue.shift();
    if (!due) return;
    this.#time = Math.max(this.#time, due.time);
    try {
      due.callback();
    } catch (error) {
      // As with browser timers, the other callbacks still run.
      reportError(error);
    }
    this.#tell();
  }
}

const virtual = new VirtualClock();
const browser = useClock(virtual);
let isVirtual = true;
/** Value of `isVirtual` before each test. */
let isUsuallyVirtual = true;

/**
 * In real time, stops timers from firing until the test is over. Frames and animations continue, and nothing times out.
 */
export function holdTimers(): void {
  useClock({...browser, after: () => () => undefined});
}

/** Functions that restart the time stopped by `stopTime`. */
let stops: (() => void)[] = [];

/** Stops time in the current state, until `goOn` is called or the test is over. */
export function stopTime(): void {
  void virtual.busy(new Promise<void>((done) => void stops.push(done)));
}

/** Lets time run again after `stopTime`. */
export function goOn(): void {
  for (const end of stops) end();
  stops = [];
}

/** Stops time as soon as a promise is fulfilled, until the test is over. */
export async function stoppedAt<T>(shown: Promise<T>): Promise<T> {
  const value = await shown;
  stopTime();
  return value;
}

// Let a finished test settle before the next one.
afterEach(async () => {
  goOn();
  isVirtual = isUsuallyVirtual;
  useClock(isVirtual ? virtual : browser);
  await Promise.race([settled(), new Promise((done) => setTimeout(done, PATIENCE))]);
});

/** Makes the tests in a `describe`, or in a file, run in real time. Call it there, with a reason in a comment. */
export function useRealTime(): void {
  before(() => {
    isUsuallyVirtual = false;
    continueInRealTime();
  });
  after(() => {
    useClock(virtual);
    isVirtual = isUsuallyVirtual = true;
  });
}

/** Continues in real time until the test is over. Nothing may be pending. */
export function continueInRealTime(): void {
  useClock(browser);
  isVirtual = false;
}

/** Resolves when nothing is moving, pending or loading. In real time, resolves in the next task. */
export async function settled(): Promise<void> {
  await nextTask();
  while (isVirtual && !virtual.isSettled) {
    await virtual.step();
    // The following code may have requested more.
    await nextTask();
  }
}

/** Lets this many milliseconds pass. */
export const pass = (milliseconds: number): Promise<void> =>
  isVirtual ? virtual.pass(milliseconds) : new Promise((done) => setTimeout(done, milliseconds));

/** Resolves when something has happened or may have happened. */
export const happened = (): Promise<void> =>
  Promise.race([virtual.step(), new Promise<void>((done) => setTimeout(done, CHANGE))]);
