import {Motion, type Snapshot} from '../../motion.js';
import {keepRoving} from './roving.js';

/** How long a card takes from place to place, in milliseconds. */
const MOTION = 260;

/** What is done to a lesson after it is rendered: cards move, the height stays, and what is said points at its card. */
export class LessonLook {
  readonly #root: ShadowRoot;
  readonly #motion: Motion;
  #before: Snapshot | undefined;
  /** The step whose cards may move. */
  #moving: string | undefined;
  #height = 0;
  #width = 0;

  constructor(root: ShadowRoot) {
    this.#root = root;
    this.#motion = new Motion(root);
  }

  /** Before a rendering: where the cards are. Another step is another table: nothing moves from one to the other. */
  hold(step: string | undefined): void {
    this.#before = step === this.#moving && this.#root.querySelector('.flights') ? this.#motion.look() : undefined;
    this.#moving = step;
  }

  /** After a rendering. `spot`: where cards come from and go to that are not on both. */
  settle(spot: string | undefined): void {
    keepRoving(this.#root);
    this.#keepHeight(this.#root.querySelector<HTMLElement>('.lesson'));
    point(this.#root);
    const isThere = this.#before && this.#root.querySelector('.flights');
    if (isThere) void this.#motion.run(this.#before, {from: () => spot, to: () => spot}, MOTION);
  }

  /** The page below keeps its place from step to step: the lesson never gets lower, at one width. */
  #keepHeight(lesson: HTMLElement | null): void {
    // A table for a whole deal is a page of its own.
    if (!lesson || lesson.querySelector('.deal')) return;
    if (lesson.offsetWidth !== this.#width) this.#height = 0;
    this.#width = lesson.offsetWidth;
    lesson.style.minBlockSize = '';
    this.#height = Math.max(this.#height, lesson.offsetHeight);
    lesson.style.minBlockSize = `${this.#height}px`;
  }
}

/** Lets the bubble point at the card that it is about. */
function point(root: ShadowRoot): void {
  const bubble = root.querySelector<HTMLElement>('.feedback .bubble-text');
  const card = root.querySelector<HTMLElement>('.hand .wrong, .hand .picked');
  if (!bubble || !card) return;
  const [around, at] = [bubble.getBoundingClientRect(), card.getBoundingClientRect()];
  const middle = at.left + at.width / 2 - around.left;
  bubble.style.setProperty('--pointer', `${Math.min(Math.max(middle, 18), around.width - 18)}px`);
}
