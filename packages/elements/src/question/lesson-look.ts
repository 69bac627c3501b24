import {focusInPlace} from '../board/focus.js';
import type {Motion, Snapshot} from '../motion/motion.js';
import {scaleOf} from '../board/scale.js';
import {frame, type Cancel} from '../base/clock.js';
import {fitCards, type Fitted} from './fit-cards.js';
import {keepRoving} from './lesson-keys.js';

/** Duration in milliseconds of a card's animation. */
const MOTION = 260;

/**
 * Updates a lesson after it is rendered: animates the cards, fits them to the window, keeps the focus, and points the
 * feedback at the card that it mentions.
 */
export class LessonLook {
  readonly #root: ShadowRoot;
  /** Animation of the cards, or undefined until its code is loaded. Until then, cards jump to their new places. */
  motion: Motion | undefined;
  #before: Snapshot | undefined;
  /** Id of the step whose cards may move. */
  #moving: string | undefined;
  /** Whether the focus was in the lesson before a render, which may remove the focused element. */
  #hasFocus = false;
  /** Last feedback. */
  #said = '';
  /**
   * Observes the lesson's width and the height of its text. The author's own elements in the text may change at any
   * time.
   */
  #sizes: ResizeObserver | undefined;
  /** Text that is being observed. */
  #text: HTMLElement | null = null;
  /** Last fitted size of this step's cards. */
  #fitted: Fitted | undefined;
  /** Width of the lesson and height of its text in pixels when the cards were last fitted. */
  #room = [0, 0];
  #cancel: Cancel | undefined;

  protected readonly fitCards: typeof fitCards = fitCards;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /**
   * Records the positions of the cards before a render. Cards don't move between steps, because each step has its own
   * table.
   */
  hold(step: string | undefined): void {
    this.#before = step === this.#moving && this.#root.querySelector('.flights') ? this.motion?.look() : undefined;
    this.#moving = step;
    // Don't reset this while printing, when nothing can have the focus. The focus returns to the lesson afterwards.
    this.#hasFocus ||= this.#root.activeElement?.closest('.lesson') != null;
  }

  /**
   * Applies the updates after a render. `spot` is the origin of cards that appear on the table, and the destination of
   * those that disappear from it. `arriving` is true for a new step, and `isReturning` is true if the reader navigated
   * to it.
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
   * Scrolls new feedback, or the buttons for playing a chosen card, into view if they extend below the window's edge or
   * behind the buttons at the bottom. Never scrolls their top out of view. Does nothing for a new step, or while the
   * lesson starts in the lower half of the window, because the reader is then looking elsewhere.
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
    if (!shown || !book || book.top > innerHeight / 2) return;
    const foot = this.#root.querySelector('.lesson-foot')?.getBoundingClientRect().top ?? innerHeight;
    const {top, bottom} = shown.getBoundingClientRect();
    const hidden = Math.min(bottom - Math.min(foot, innerHeight), top);
    if (hidden > 0) scrollBy({top: hidden, behavior: 'instant'});
  }

  /** Fits the cards now and whenever the available space changes. */
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
      // Wait for the next frame, because resizing in the callback would cause a ResizeObserver loop error in the page.
      this.#cancel?.();
      this.#cancel = frame(() => this.fit());
    });
    this.#sizes.observe(this.#root.host);
    if (text) this.#sizes.observe(text);
  }

  #sizesNow(): number[] {
    return [this.#root.host.clientWidth, this.#text?.offsetHeight ?? 0];
  }

  /** Fits the cards to the window. */
  fit(lesson = this.#root.querySelector<HTMLElement>('.lesson')): void {
    if (lesson) this.#fitted = this.fitCards(lesson, this.#fitted);
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
   * Keeps the focus in the lesson. Moves it to the title of a new step or, after an answer, to the continue button. A
   * lesson that loads with the page doesn't take the focus, because it may be far down the page.
   */
  #keepFocus(lesson: HTMLElement, arriving: boolean, isReturning: boolean): void {
    const hadFocus = this.#hasFocus;
    this.#hasFocus = false;
    const {activeElement, body} = lesson.ownerDocument;
    const isLost = activeElement === null || activeElement === body;
    // Safari doesn't focus clicked buttons.
    if (!(hadFocus || isReturning) || !(isLost || (arriving && this.#root.activeElement?.closest('.lesson')))) return;
    const places = ['.feedback button', '.deal > [tabindex]', '.actions .primary', '.step [tabindex="-1"]'];
    const place = arriving ? places.at(-1)! : places.find((one) => lesson.querySelector(one))!;
    const found = lesson.querySelector<HTMLElement>(place);
    if (found) focusInPlace(found);
  }
}

/** Scrolls the top of the lesson back into view if it is above the window. */
function returnTop(root: ShadowRoot): void {
  const book = root.querySelector('.book');
  if (book && book.getBoundingClientRect().top < 0) book.scrollIntoView();
}

/** Points the tip of the feedback bubble at the card that the feedback mentions. */
function point(root: ShadowRoot): void {
  const bubble = root.querySelector<HTMLElement>('.feedback .bubble-text');
  const card = root.querySelector<HTMLElement>('[data-said]');
  if (!bubble || !card) return;
  const around = bubble.getBoundingClientRect();
  const at = card.getBoundingClientRect();
  bubble.style.setProperty('--pointer', `${(at.left + at.width / 2 - around.left) / scaleOf(bubble)}px`);
}
