import {MOST_HINTS} from '@cartavola/lessons';
import {html, isServer, nothing, type TemplateResult} from 'lit';
import {moveInGroup} from '../question/lesson-keys.js';
import {contextOf, renderStep} from '../question/render-lesson.js';
import {renderActions} from '../question/render-answer.js';
import {FIRST_RATING, nextIn} from './kept-results.js';
import type {PuzzlePage} from './puzzle-page.js';
import {renderOverview} from './render-overview.js';
import type {ShownSet, ToldProblem} from './shown-set.js';

/** Renders a puzzle from a set. If the puzzle is faulty, renders a message that says what is wrong. */
export function renderPuzzle(set: ShownSet, shown: PuzzlePage | ToldProblem): TemplateResult {
  return html`<div class=${isServer ? 'lesson puzzle' : 'lesson puzzle tight'} @keydown=${moveInGroup}>
    ${renderHead(set)} ${'problem' in shown ? renderFaulty(set, shown) : renderAsked(set, shown)}
  </div>`;
}

function renderAsked(set: ShownSet, page: PuzzlePage): TemplateResult {
  const {sitting, lesson, book} = page;
  return renderStep(sitting.step!, page, contextOf(book, lesson.words, sitting), renderFoot(set, page));
}

function renderFaulty(set: ShownSet, told: ToldProblem): TemplateResult {
  return html`<div class="step without-board"><div class="step-text">
      <h3 class="step-title" tabindex="-1">${set.words.problem}</h3>
      ${renderTold(told)}
      ${told.problem.code === 'puzzle.load' ? html`<slot></slot>` : nothing}
    </div></div>
    <div class="lesson-foot"><div class="actions">${renderNext(set)}</div></div>`;
}

/** Renders a problem: a sentence for the reader and, for the author, the code, the path and possibly the English message. */
export const renderTold = ({problem: {code, path}, text, message}: ToldProblem): TemplateResult =>
  html`<p class="broken" role="alert">
    ${text} <code>${code}${path && ` · ${path}`}</code> ${message === undefined ? nothing : html`<span lang="en">${message}</span>`}
  </p>`;

function renderHead(set: ShownSet): TemplateResult {
  const {words, puzzles, place, results, leftOut} = set;
  const {rating, id} = puzzles[place]!;
  const rated = rating === undefined ? nothing : html`<span class="rating">${words.rating(rating)}</span>`;
  if (puzzles.length === 1 && leftOut.length === 0)
    return html`<div class="lesson-head alone" data-puzzle=${id}>${rated}</div>`;
  const own =
    rating === undefined ? nothing : html`<span class="rating">${words.ownRating(results.own ?? FIRST_RATING)}</span>`;
  return html`<div class="lesson-head" data-puzzle=${id}>
    <p class="set-title"><b>${set.title}</b> ${rated} ${own}</p>
    ${set.daily?.renderHead(set) ?? renderOverview(set)}
    <p class="spoken" aria-live="polite">${set.erasing === 'done' ? words.erased : ''}</p>
    ${leftOut.length > 0 ? html`<details class="left-out"><summary>${words.leftOut(leftOut.length)}</summary>${leftOut.map(renderTold)}</details>` : nothing}
  </div>`;
}

/** Renders the button for the next puzzle, if there is one. */
function renderNext(set: ShownSet): TemplateResult | typeof nothing {
  if (set.daily) return set.daily.renderFoot(set);
  const next = nextIn(set, Date.now());
  if (next === undefined) return nothing;
  return html`<button type="button" class="primary next" @click=${() => set.goTo(next)}>${set.words.next}</button>`;
}

/**
 * Renders the buttons. “Try again” replaces the button that was just pressed, so it ignores the second half of a double
 * click.
 */
function renderFoot(set: ShownSet, page: PuzzlePage): TemplateResult {
  const {sitting, lesson, book, words, again, showMe, hint, isTrying, tryIt} = page;
  const context = contextOf(book, lesson.words, sitting);
  if (sitting.isOver) {
    const next = renderNext(set);
    return html`<div class="lesson-foot">
      <button type="button" class=${next === nothing ? 'primary' : 'secondary'} @click=${again}>${words.again}</button>
      ${next === nothing && set.puzzles.length > 1 ? html`<span class="set-done">${words.setDone}</span>` : nothing}
      <div class="actions">${next}</div>
    </div>`;
  }
  const isLast = sitting.hint >= MOST_HINTS;
  const label = isLast ? words.showMe : context.words.hint(sitting.hint + 1, MOST_HINTS);
  return html`<div class="lesson-foot">
    <button type="button" class="secondary hint" aria-disabled=${sitting.isWaiting ? 'true' : nothing} @click=${isLast ? showMe : hint}>${label}</button>
    ${isLast || isTrying ? nothing : html`<button type="button" class="link-button show-me" @click=${showMe}>${words.showMe}</button>`}
    <div class="actions">
      ${
        isTrying
          ? html`<button type="button" class="primary try-again" @click=${({detail}: MouseEvent) => detail > 1 || tryIt()}>${words.tryAgain}</button>`
          : renderActions(page, context)
      }
    </div>
  </div>`;
}
