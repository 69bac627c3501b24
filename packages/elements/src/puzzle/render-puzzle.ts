import {MOST_HINTS, type Puzzle} from '@cartavola/lessons';
import {html, isServer, nothing, type TemplateResult} from 'lit';
import {moveInGroup} from '../question/lesson-keys.js';
import {contextOf, renderStep} from '../question/render-lesson.js';
import {renderActions} from '../question/render-answer.js';
import {shownStanding} from './kept-standings.js';
import type {PuzzlePage} from './puzzle-page.js';
import type {ShownSet, ToldProblem} from './shown-set.js';

/** Renders a puzzle from a set, or its problem. */
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
    </div></div>
    <div class="lesson-foot"><div class="actions">${renderNext(set)}</div></div>`;
}

/** Renders a problem: a sentence and, for the author, its code, path and English message. */
export const renderTold = ({problem: {code, path, message}, text}: ToldProblem): TemplateResult =>
  html`<p class="broken" role="alert">
    ${text} <code>${code}${path && ` · ${path}`}</code> ${message === text ? nothing : html`<span lang="en">${message}</span>`}
  </p>`;

function renderHead(set: ShownSet): TemplateResult {
  const {words, puzzles, place, standings, leftOut} = set;
  const {rating, id} = puzzles[place]!;
  const isSet = puzzles.length > 1 || leftOut.length > 0;
  const rated = rating === undefined ? nothing : html`<span class="rating">${words.rating(rating)}</span>`;
  if (!isSet) return html`<div class="lesson-head alone" data-puzzle=${id}>${rated}</div>`;
  const stateOf = ({id}: Puzzle): string => words.states[shownStanding(standings[id])];
  const solved = puzzles.filter(({id}) => ['first', 'solved'].includes(shownStanding(standings[id]))).length;
  return html`<div class="lesson-head" data-puzzle=${id}>
    <p class="set-title"><b>${set.title}</b> ${rated}</p>
    <div class="set-place">
      <label><span class="spoken">${words.choose}</span>
        <select class="choice" @change=${(event: Event) => set.goTo((event.target as HTMLSelectElement).selectedIndex)}>
          ${puzzles.map((puzzle, number) => html`<option ?selected=${number === place}>${number + 1} · ${stateOf(puzzle)}</option>`)}
        </select>
      </label>
      <span class="solved">${words.solvedOf(solved, puzzles.length)}</span>
      ${Object.keys(standings).length > 0 ? html`<button type="button" class="link-button erase" @click=${set.erase}>${set.erasing === 'asked' ? words.eraseNow : words.erase}</button>` : nothing}
    </div>
    <ol class="skills ${puzzles.length > 20 ? 'many' : ''}" aria-label=${words.progress}>
      ${puzzles.map((puzzle, number) => renderDot(set, puzzle, number))}
    </ol>
    <p class="spoken" role="status">${set.erasing === 'done' ? words.erased : ''}</p>
    ${leftOut.length > 0 ? html`<details class="left-out"><summary>${words.leftOut(leftOut.length)}</summary>${leftOut.map(renderTold)}</details>` : nothing}
  </div>`;
}

function renderDot({standings, place, words, puzzles}: ShownSet, {id}: Puzzle, number: number): TemplateResult {
  const standing = shownStanding(standings[id]);
  const isHere = number === place;
  return html`<li class=${`dot ${standing}${isHere ? ' here' : ''}`} aria-current=${isHere ? 'step' : nothing}>
    <span class="spoken">${words.place(number + 1, puzzles.length)}: ${words.states[standing]}</span>
  </li>`;
}

const hasNext = ({place, puzzles}: ShownSet): boolean => place + 1 < puzzles.length;

function renderNext(set: ShownSet): TemplateResult | typeof nothing {
  if (!hasNext(set)) return nothing;
  return html`<button type="button" class="primary next" @click=${() => set.goTo(set.place + 1)}>${set.words.next}</button>`;
}

function renderFoot(set: ShownSet, page: PuzzlePage): TemplateResult {
  const {sitting, lesson, book, words, again, showMe, hint} = page;
  const context = contextOf(book, lesson.words, sitting);
  if (sitting.isOver) {
    const isAll = !hasNext(set) && set.puzzles.length > 1;
    return html`<div class="lesson-foot">
      <button type="button" class=${hasNext(set) ? 'secondary' : 'primary'} @click=${again}>${words.again}</button>
      ${isAll ? html`<span class="set-done">${words.setDone}</span>` : nothing}
      <div class="actions">${renderNext(set)}</div>
    </div>`;
  }
  const isLast = sitting.hint >= MOST_HINTS;
  const label = isLast ? words.showMe : context.words.hint(sitting.hint + 1, MOST_HINTS);
  return html`<div class="lesson-foot">
    <button type="button" class="secondary hint" aria-disabled=${sitting.isWaiting ? 'true' : nothing} @click=${isLast ? showMe : hint}>${label}</button>
    ${isLast ? nothing : html`<button type="button" class="link-button show-me" @click=${showMe}>${words.showMe}</button>`}
    <div class="actions">${renderActions(page, context)}</div>
  </div>`;
}
