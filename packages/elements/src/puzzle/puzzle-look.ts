import {fitCards} from '../question/fit-cards.js';
import {LessonLook} from '../question/lesson-look.js';

/**
 * Selectors for the cards on a puzzle's table whose width is kept, keyed by the custom property that stores the width.
 */
const KEPT = {'--card': '.hand .card', '--most': '.middle .card'};

/**
 * Keeps the height of a puzzle's table and the width of its cards while moves are shown. Otherwise, the cards would
 * grow as their number decreases.
 */
function keepSizes(lesson: HTMLElement): void {
  const felt = lesson.querySelector<HTMLElement>('.felt');
  if (!felt) return;
  for (const [name, cards] of Object.entries(KEPT)) {
    const width = felt.querySelector<HTMLElement>(cards)?.offsetWidth;
    if (width) lesson.style.setProperty(name, `${width}px`);
  }
  felt.style.minBlockSize = `${felt.offsetHeight}px`;
}

function releaseSizes(lesson: HTMLElement): void {
  for (const name of Object.keys(KEPT)) lesson.style.removeProperty(name);
  lesson.querySelector<HTMLElement>('.felt')?.style.removeProperty('min-block-size');
}

/** Updates a puzzle after it is rendered. Its table keeps its size while moves are shown. */
export class PuzzleLook extends LessonLook {
  /** Width of the puzzle and height of the window, in pixels, when the cards were last fitted. */
  #window = '';

  protected override readonly fitCards: typeof fitCards = (lesson, last) => {
    const around = `${lesson.clientWidth} ${innerHeight}`;
    if (last && around === this.#window) return last;
    this.#window = around;
    releaseSizes(lesson);
    const fitted = fitCards(lesson, last);
    keepSizes(lesson);
    return fitted;
  };
}
