// Test helpers: a clock with which no test waits for real time. What the kit asks for happens at once, in order, but not while something loads
// or thinks. Every page of tests loads it first: see tools/test/browser-bundles.mjs.
import {useClock, type Cancel, type Clock} from '@cartavola/elements/base/clock.js';

/** Time in milliseconds from one frame to the next. */
const FRAME = 16;
/** Time in milliseconds after which a page counts as idle. */
const IDLE = 50;
/** Real time in milliseconds after which something may have changed that no clock knows of. */
const CHANGE = 8;
/** Real time in milliseconds for which a test that is over may settle. */
const PATIENCE = 500;

/** What is to happen at a time. */
interface Due {
  readonly time: number;
  readonly isHousekeeping: boolean;
  readonly callback: () => unknown;
}

/** Resolves in the next task, after all microtasks and with them the updates of Lit. */
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
  /** What is to happen, in order. */
  readonly #queue: Due[] = [];
  /** Number of promises for which the time stands still. */
  #busy = 0;
  /** Time up to which housekeeping passes, too. */
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
    // All who ask before a frame have the same one.
    return this.after(FRAME - (this.#time % FRAME), callback);
  }

  idle(callback: () => void, timeout: number): Cancel {
    return this.after(Math.min(IDLE, timeout), callback);
  }

  animate(element: Element, keyframes: Keyframe[], options: number | KeyframeAnimationOptions): Animation {
    const animation = element.animate(keyframes, options);
    const {endTime} = animation.effect!.getComputedTiming();
    // One that a test has paused stays where it is.
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

  /** True if nothing is to happen but housekeeping, and nothing loads or thinks. */
  get isSettled(): boolean {
    return this.#busy === 0 && !this.#queue.some((due) => this.#isWanted(due));
  }

  /** Lets a time in milliseconds pass, with the housekeeping in it. */
  async pass(milliseconds: number): Promise<void> {
    const end = (this.#until = this.#time + milliseconds);
    this.after(milliseconds, () => undefined);
    while (this.#time < end) await this.step();
    await nextTask();
  }

  /** Resolves after the next thing that happens. */
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

  /** Runs what is due first, in a separate task, as long as there is anything and nothing is busy. */
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
      // As from a timer of the browser: the others run all the same.
      reportError(error);
    }
    this.#tell();
  }
}

const virtual = new VirtualClock();
const browser = useClock(virtual);
let isVirtual = true;

/** Has timers never come from here on until the test is over, in real time: frames and animations go on, and nothing waits only so long. */
export function holdTimers(): void {
  useClock({...browser, after: () => () => undefined});
}

/** Ends the stops of `stopTime`. */
let stops: (() => void)[] = [];

/** Stops the time, with what is shown at the moment, until `goOn` is called or the test is over. */
export function stopTime(): void {
  void virtual.busy(new Promise<void>((done) => void stops.push(done)));
}

/** Lets the time go on that `stopTime` has stopped. */
export function goOn(): void {
  for (const end of stops) end();
  stops = [];
}

/** Stops the time as soon as a promise is fulfilled, until the test is over. */
export async function stoppedAt<T>(shown: Promise<T>): Promise<T> {
  const value = await shown;
  stopTime();
  return value;
}

// A test that is over may settle before the next one.
afterEach(async () => {
  goOn();
  useClock(isVirtual ? virtual : browser);
  await Promise.race([settled(), new Promise((done) => setTimeout(done, PATIENCE))]);
});

/** Has the tests of a `describe`, or of a file, run in real time. Call it there, and say why. */
export function useRealTime(): void {
  before(() => {
    useClock(browser);
    isVirtual = false;
  });
  after(() => {
    useClock(virtual);
    isVirtual = true;
  });
}

/** Resolves when nothing moves, nothing is awaited and nothing loads. Resolves in the next task in real time. */
export async function settled(): Promise<void> {
  await nextTask();
  while (isVirtual && !virtual.isSettled) {
    await virtual.step();
    // What follows may have asked for more.
    await nextTask();
  }
}

/** Lets a time in milliseconds pass. */
export const pass = (milliseconds: number): Promise<void> =>
  isVirtual ? virtual.pass(milliseconds) : new Promise((done) => setTimeout(done, milliseconds));

/** Resolves when something has happened, or may have. */
export const happened = (): Promise<void> =>
  Promise.race([virtual.step(), new Promise<void>((done) => setTimeout(done, CHANGE))]);
