import {asks, mixedItems, Sitting, solutionText, tickTexts, type Question, type Step} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import type {OpenBook} from '../../open-book.js';
import type {OpenLesson} from '../open-lesson.js';
import {renderBoard, unmarked} from '../render-board.js';
import {renderPieces} from '../render-step-text.js';
import type {SentenceContext} from '../../../picture/sentences.js';

export {sheetStyles} from './sheet.styles.js';

/** Renders a lesson for printing: its exercises, with room to answer, and the solutions on a page of their own. */
export function renderPrintSheet(open: OpenBook, lesson: OpenLesson): TemplateResult {
  const {words, source, title, skills} = lesson;
  const sittings = lesson.steps
    .filter(({kind}) => asks(kind))
    .map((step) => new Sitting([step], source, open.options))
    .filter((sitting) => sitting.question !== undefined);
  const exercise = (sitting: Sitting, place: number): TemplateResult => {
    const step = sitting.step!;
    const isFirst = sittings[place - 1]?.step?.skill !== step.skill;
    const board = source.board(sitting.exercise!.view);
    return html`<li class="exercise">
      ${isFirst ? html`<p class="topic">${skills[step.skill] ?? step.skill}</p>` : nothing}
      <div class="question">
        ${step.title ? html`<h4>${step.title}</h4>` : nothing}
        ${
          lesson.authored.has(step.id)
            ? html`<slot data-step=${step.id}></slot>`
            : html`<p class="text">${renderPieces(step.text)}</p>`
        }
        <div class="felt">${renderBoard(board, {...open, source, lesson: words}, unmarked(sitting))}</div>
        ${renderRoom(sitting.question!, contextOf(sitting.question!, lesson, open))}
      </div>
    </li>`;
  };
  return html`<div class="sheet">
    <header>
      <h2>${title}</h2>
      <p class="whose"><span>${words.sheetName}</span> <span>${words.sheetDate}</span></p>
    </header>
    <h3>${words.exercises}</h3>
    <ol class="exercises">${sittings.map(exercise)}</ol>
    <h3 class="solutions">${words.solutions}</h3>
    <ol class="answers">
      ${sittings.map(
        (sitting) =>
          html`<li><b>${solutionText(sitting.question!, contextOf(sitting.question!, lesson, open))}</b> ${sitting.step!.done ?? ''}</li>`,
      )}
    </ol>
  </div>`;
}

/** Renders the room for the answer: boxes to tick if there is a choice, else lines to write on, under the texts to be put in order. */
function renderRoom(question: Question, context: SentenceContext): TemplateResult {
  const {step} = question.exercise;
  const ticked = tickTexts(question, context);
  if (ticked.length > 0) return html`<ul class="ticks">${ticked.map((text) => html`<li>${text}</li>`)}</ul>`;
  const texts = step.choices && mixedItems(step, question).map((value) => textOf(step, value));
  return html`${texts ? html`<ul class="texts">${texts.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
    <p class="line">${context.words.number}</p>`;
}

const textOf = ({choices}: Step, value: string): string => choices!.find((one) => one.value === value)!.text;

const contextOf = ({exercise}: Question, {words}: OpenLesson, {cards, book, rules}: OpenBook): SentenceContext => ({
  words,
  cards,
  book,
  rules: rules.code,
  viewer: exercise.seat,
  seats: exercise.view.hands.length,
});
