import {focusInPlace} from '../../board/focus.js';
import {Motion, type Snapshot} from '../../board/motion.js';
import {keepRoving} from './lesson-keys.js';

/** Time in milliseconds that a card takes from place to place. */
const MOTION = 260;

/** Updates a lesson after it is rendered: moves cards, keeps the height and the focus, and points the feedback at its card. */
export class LessonLook {
  readonly #root: ShadowRoot;
  readonly #motion: Motion;
  #before: Snapshot | undefined;
  /** Id of the step whose cards may move. */
  #moving: string | undefined;
  /** True if focus was in the lesson before rendering: its element may be gone afterwards. */
  #hasFocus = false;
  #height = 0;
  #width = 0;

  constructor(root: ShadowRoot) {
    this.#root = root;
    this.#motion = new Motion(root);
  }

  /** Remembers the positions of the cards, before a rendering. Nothing moves from one step to another, which has another table. */
  hold(step: string | undefined): void {
    this.#before = step === this.#moving && this.#root.querySelector('.flights') ? this.#motion.look() : undefined;
    this.#moving = step;
    // Not reset while printing, when there is nothing to focus: the focus returns to the lesson afterwards.
    this.#hasFocus ||= this.#root.activeElement?.closest('.lesson') != null;
  }

  /**
   * Applies the updates, after a rendering. `spot` is the origin or destination of cards that are not on both tables; `arriving` is true
   * for a new step.
   */
  settle(spot: string | undefined, arriving: boolean): void {
    const lesson = this.#root.querySelector<HTMLElement>('.lesson');
    keepRoving(this.#root);
    this.#keepHeight(lesson);
    point(this.#root);
    if (lesson) this.#keepFocus(lesson, arriving);
    const isThere = this.#before && this.#root.querySelector('.flights');
    if (isThere) void this.#motion.run(this.#before, {from: () => spot, to: () => spot}, MOTION);
  }

  /** Keeps the focus in the lesson: a new step is read from its title, and after an answer the focus moves to the button that goes on. */
  #keepFocus(lesson: HTMLElement, arriving: boolean): void {
    const hadFocus = this.#hasFocus;
    this.#hasFocus = false;
    const {activeElement, body} = lesson.ownerDocument;
    const isLost = activeElement === null || activeElement === body;
    // Safari does not focus a button that is clicked.
    if (!(hadFocus || arriving) || !(isLost || (arriving && this.#root.activeElement?.closest('.lesson')))) return;
    const places = ['.feedback button', '.deal > [tabindex]', '.actions .primary', '[tabindex="-1"]'];
    const place = arriving ? places.at(-1)! : places.find((one) => lesson.querySelector(one))!;
    const found = lesson.querySelector<HTMLElement>(place);
    if (found) focusInPlace(found);
  }

  /** Keeps the minimum height of the lesson at one width, so that the content below does not shift from step to step. */
  #keepHeight(lesson: HTMLElement | null): void {
    // The table for a whole deal has a height of its own.
    if (!lesson || lesson.querySelector('.deal')) return;
    if (lesson.offsetWidth !== this.#width) this.#height = 0;
    this.#width = lesson.offsetWidth;
    lesson.style.minBlockSize = '';
    this.#height = Math.max(this.#height, lesson.offsetHeight);
    lesson.style.minBlockSize = `${this.#height}px`;
  }
}

/** Lets the tip of the feedback bubble point at the card that it is about. */
function point(root: ShadowRoot): void {
  const bubble = root.querySelector<HTMLElement>('.feedback .bubble-text');
  const card = root.querySelector<HTMLElement>('.hand .wrong, .hand .picked');
  if (!bubble || !card) return;
  const [around, at] = [bubble.getBoundingClientRect(), card.getBoundingClientRect()];
  const middle = at.left + at.width / 2 - around.left;
  bubble.style.setProperty('--pointer', `${Math.min(Math.max(middle, 18), around.width - 18)}px`);
}
