import {SHEET_LAYOUT, sheetExercises, type SheetExercise} from '@cartavola/lessons';
import {html, nothing, unsafeCSS, type TemplateResult} from 'lit';
import type {OpenBook} from '../../question/open-book.js';
import type {OpenLesson} from '../../question/open-lesson.js';
import {renderBoard, unmarked} from '../../question/render-board.js';
import {renderPieces} from '../../question/render-step-text.js';
import {headingPrintStyles} from '../../base/heading-print.styles.js';
import {boardStyles} from './sheet.styles.js';

/** Styles for a printed lesson. */
export const sheetStyles = [unsafeCSS(SHEET_LAYOUT), boardStyles, headingPrintStyles];

/** Renders a lesson for printing: its exercises, with room for answers, and the solutions on a separate page. */
export function renderPrintSheet(open: OpenBook, lesson: OpenLesson): TemplateResult {
  const {words, source, title} = lesson;
  const exercises = sheetExercises(lesson, source, open.options, {words, cards: open.cards});
  const exercise = ({step, question, sitting, topic, ticks, texts}: SheetExercise): TemplateResult =>
    html`<li class="exercise">
      ${topic === undefined ? nothing : html`<p class="topic">${topic}</p>`}
      <div class="question">
        ${step.title ? html`<h4>${step.title}</h4>` : nothing}
        ${
          lesson.authored.has(step.id)
            ? html`<slot data-step=${step.id}></slot>`
            : html`<p class="text">${renderPieces(step.text)}</p>`
        }
        <div class="felt">${renderBoard(source.board(question.exercise.view), {...open, source, lesson: words}, unmarked(sitting))}</div>
        ${renderTexts('ticks', ticks)}${renderTexts('texts', texts)}
        ${ticks.length > 0 ? nothing : html`<p class="line">${words.number}</p>`}
      </div>
    </li>`;
  return html`<div class="sheet">
    <div class="head">
      <header>
        <h2>${title}</h2>
        <p class="whose"><span>${words.sheetName}</span> <span>${words.sheetDate}</span></p>
      </header>
      <h3>${words.exercises}</h3>
    </div>
    <ol class="exercises">${exercises.map(exercise)}</ol>
    <h3 class="solutions">${words.solutions}</h3>
    <ol class="answers">
      ${exercises.map(
        ({step, solution, reasons}) =>
          html`<li><b>${solution}</b> ${step.done ?? ''} ${renderTexts('reasons', reasons)}</li>`,
      )}
    </ol>
  </div>`;
}

const renderTexts = (name: string, texts: readonly string[]): unknown =>
  texts.length > 0 ? html`<ul class=${name}>${texts.map((text) => html`<li>${text}</li>`)}</ul>` : nothing;
