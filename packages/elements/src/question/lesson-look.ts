import {focusInPlace} from '../board/focus.js';
import type {Motion, Snapshot} from '../motion/motion.js';
import {scaleOf} from '../board/scale.js';
import {frame, type Cancel} from '../base/clock.js';
import {fitCards, type Fitted} from './fit-cards.js';
import {keepRoving} from './lesson-keys.js';

/** Time in milliseconds that a card takes from place to place. */
const MOTION = 260;

/** Updates a lesson after it is rendered: moves cards, fits them into the window, keeps the focus, and points the feedback at its card. */
export class LessonLook {
  readonly #root: ShadowRoot;
  /** Moves the cards; undefined until its code has come: before, they are where they belong at once. */
  motion: Motion | undefined;
  #before: Snapshot | undefined;
  /** Id of the step whose cards may move. */
  #moving: string | undefined;
  /** True if focus was in the lesson before rendering: its element may be gone afterwards. */
  #hasFocus = false;
  /** Feedback that was shown last. */
  #said = '';
  /** Watches the width of the lesson, and the height of the text, in which the author's own elements may grow or go at any time. */
  #sizes: ResizeObserver | undefined;
  /** The text that is watched. */
  #text: HTMLElement | null = null;
  /** How the cards of this step were fitted last. */
  #fitted: Fitted | undefined;
  /** Width and height in pixels that the cards were fitted to: of the lesson, and of its text. */
  #room = [0, 0];
  #cancel: Cancel | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** Remembers the positions of the cards, before a rendering. Nothing moves from one step to another, which has another table. */
  hold(step: string | undefined): void {
    this.#before = step === this.#moving && this.#root.querySelector('.flights') ? this.motion?.look() : undefined;
    this.#moving = step;
    // Not reset while printing, when there is nothing to focus: the focus returns to the lesson afterwards.
    this.#hasFocus ||= this.#root.activeElement?.closest('.lesson') != null;
  }

  /**
   * Applies the updates, after a rendering. `spot` is the origin or destination of cards that are not on both tables; `arriving` is true
   * for a new step, and `isReturning` if the reader asked for it.
   */
  settle(spot: string | undefined, arriving: boolean, isReturning: boolean): void {
    const lesson = this.#root.querySelector<HTMLElement>('.lesson');
    keepRoving(this.#root);
    if (arriving) this.#fitted = undefined;
    if (lesson) this.#keepFitting(lesson);
    if (isReturning) returnTop(this.#root);
    this.#showAnswer(arriving);
    if (lesson) this.#keepFocus(lesson, arriving, isReturning);
    const isThere = this.#before && this.#root.querySelector('.flights');
    if (isThere) void this.motion?.run(this.#before, {from: () => spot, to: () => spot}, MOTION);
  }

  /**
   * Brings new feedback, or for who has chosen a card the ways to play it, into view where they lie below the window or under the buttons at its
   * foot, as far as the lesson's own room allows. Not where the reader has come to a step, nor while the lesson stands low in the window:
   * something else is read then.
   */
  #showAnswer(arriving: boolean): void {
    const feedback = this.#root.querySelector('.feedback');
    const said = feedback?.textContent.trim() ?? '';
    const isNew = said !== '' && said !== this.#said;
    this.#said = said;
    if (arriving) return;
    const hasChosen = this.#root.activeElement?.closest('.hand') != null;
    const shown = isNew ? feedback : hasChosen ? this.#root.querySelector('.felt > .actions') : null;
    const book = this.#root.querySelector('.book')?.getBoundingClientRect();
    if (!shown || !book || book.top <= 0 || book.top > innerHeight / 2) return;
    const foot = this.#root.querySelector('.lesson-foot')?.getBoundingClientRect().top ?? innerHeight;
    const hidden = shown.getBoundingClientRect().bottom - Math.min(foot, innerHeight);
    if (hidden > 0) scrollBy({top: Math.min(hidden, book.top), behavior: 'instant'});
  }

  /** Fits the cards, and again whenever the room for them changes. */
  #keepFitting(lesson: HTMLElement): void {
    const text = lesson.querySelector<HTMLElement>('.step-text');
    if (text !== this.#text) {
      if (this.#text) this.#sizes?.unobserve(this.#text);
      if (text) this.#sizes?.observe(text);
      this.#text = text;
    }
    this.fit(lesson);
    if (this.#sizes) return;
    this.#sizes = new ResizeObserver(() => {
      if (this.#sizesNow().every((size, place) => size === this.#room[place])) return;
      // In the next frame: resizing within the callback would cause a ResizeObserver loop error in the page.
      this.#cancel?.();
      this.#cancel = frame(() => this.fit());
    });
    this.#sizes.observe(this.#root.host);
    if (text) this.#sizes.observe(text);
  }

  #sizesNow(): number[] {
    return [this.#root.host.clientWidth, this.#text?.offsetHeight ?? 0];
  }

  /** Fits the cards into the window. */
  fit(lesson = this.#root.querySelector<HTMLElement>('.lesson')): void {
    if (lesson) this.#fitted = fitCards(lesson, this.#fitted);
    this.#room = this.#sizesNow();
    point(this.#root);
  }

  close(): void {
    this.#cancel?.();
    this.#sizes?.disconnect();
    this.#sizes = undefined;
    this.#text = null;
  }

  /**
   * Keeps the focus in the lesson: a new step is read from its title, and after an answer the focus moves to the button that goes on. A lesson
   * that comes with the page takes no focus: it may stand far below.
   */
  #keepFocus(lesson: HTMLElement, arriving: boolean, isReturning: boolean): void {
    const hadFocus = this.#hasFocus;
    this.#hasFocus = false;
    const {activeElement, body} = lesson.ownerDocument;
    const isLost = activeElement === null || activeElement === body;
    // Safari does not focus a button that is clicked.
    if (!(hadFocus || isReturning) || !(isLost || (arriving && this.#root.activeElement?.closest('.lesson')))) return;
    const places = ['.feedback button', '.deal > [tabindex]', '.actions .primary', '[tabindex="-1"]'];
    const place = arriving ? places.at(-1)! : places.find((one) => lesson.querySelector(one))!;
    const found = lesson.querySelector<HTMLElement>(place);
    if (found) focusInPlace(found);
  }
}

/** Brings the top of the lesson back into view if it is above the window. */
function returnTop(root: ShadowRoot): void {
  const book = root.querySelector('.book');
  if (book && book.getBoundingClientRect().top < 0) book.scrollIntoView({block: 'start'});
}

/** Lets the tip of the feedback bubble point at the card that it is about. */
function point(root: ShadowRoot): void {
  const bubble = root.querySelector<HTMLElement>('.feedback .bubble-text');
  const card = root.querySelector<HTMLElement>('[data-said]');
  if (!bubble || !card) return;
  const [around, at] = [bubble.getBoundingClientRect(), card.getBoundingClientRect()];
  const scale = scaleOf(bubble);
  const middle = (at.left + at.width / 2 - around.left) / scale;
  bubble.style.setProperty('--pointer', `${Math.min(Math.max(middle, 18), around.width / scale - 18)}px`);
}
