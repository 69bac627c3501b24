import {focusInPlace} from '../../board/focus.js';
import {Motion, type Snapshot} from '../../board/motion.js';
import {keepRoving} from './lesson-keys.js';

/** How long a card takes from place to place, in milliseconds. */
const MOTION = 260;

/** What is done to a lesson after it is rendered: cards move, the height stays, and what is said points at its card. */
export class LessonLook {
  readonly #root: ShadowRoot;
  readonly #motion: Motion;
  #before: Snapshot | undefined;
  /** The step whose cards may move. */
  #moving: string | undefined;
  /** Whether the reader is in the lesson: what has focus there may be gone after a rendering. */
  #hasFocus = false;
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
    // On paper there is nothing to focus: the reader is still in the lesson after it.
    this.#hasFocus ||= this.#root.activeElement?.closest('.lesson') != null;
  }

  /** After a rendering. `spot`: where cards come from and go to that are not on both; `arriving`: another step is shown. */
  settle(spot: string | undefined, arriving: boolean): void {
    const lesson = this.#root.querySelector<HTMLElement>('.lesson');
    keepRoving(this.#root);
    this.#keepHeight(lesson);
    point(this.#root);
    if (lesson) this.#keepFocus(lesson, arriving);
    const isThere = this.#before && this.#root.querySelector('.flights');
    if (isThere) void this.#motion.run(this.#before, {from: () => spot, to: () => spot}, MOTION);
  }

  /** Focus never falls to the page: another step is read from its title, and after an answer one goes on. */
  #keepFocus(lesson: HTMLElement, arriving: boolean): void {
    const hadFocus = this.#hasFocus;
    this.#hasFocus = false;
    const {activeElement, body} = lesson.ownerDocument;
    const isLost = activeElement === null || activeElement === body;
    // Safari gives a button that is clicked no focus.
    if (!(hadFocus || arriving) || !(isLost || (arriving && this.#root.activeElement?.closest('.lesson')))) return;
    const places = ['.feedback button', '.deal > [tabindex]', '.actions .primary', '[tabindex="-1"]'];
    const place = arriving ? places.at(-1)! : places.find((one) => lesson.querySelector(one))!;
    const found = lesson.querySelector<HTMLElement>(place);
    if (found) focusInPlace(found);
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
