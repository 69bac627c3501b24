import {asks, ownCards, Sitting, type Question, type Step} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import type {OpenBook} from '../open-book.js';
import type {OpenLesson} from './open-lesson.js';
import {renderBoard} from './render-board.js';
import {renderPieces} from './render-step-text.js';
import {whoText, type SentenceContext} from './sentences.js';

/** Renders a lesson for printing: its exercises, each with its table, and the solutions on a page of their own. */
export function renderPrintSheet(open: OpenBook, lesson: OpenLesson): TemplateResult {
  const {words, source, title} = lesson;
  const sittings = lesson.steps
    .filter(({kind}) => asks(kind))
    .map((step) => new Sitting([step], source, open.options))
    .filter((sitting) => sitting.question !== undefined);
  const exercise = (sitting: Sitting): TemplateResult => {
    const step = sitting.step!;
    const board = source.board(sitting.exercise!.view);
    const marks = {sitting, ringed: [], wrong: [], right: [], pick: undefined, pickTable: undefined};
    return html`<li class="exercise">
      ${step.title ? html`<h4>${step.title}</h4>` : nothing}
      ${
        lesson.authored.has(step.id)
          ? html`<slot data-step=${step.id}></slot>`
          : html`<p class="text">${renderPieces(step.text)}</p>`
      }
      <div class="felt">${renderBoard(board, {...open, source, lesson: words}, marks)}</div>
    </li>`;
  };
  return html`<div class="sheet">
    <h2>${title}</h2>
    <h3>${words.exercises}</h3>
    <ol>${sittings.map(exercise)}</ol>
    <h3 class="solutions">${words.solutions}</h3>
    <ol>
      ${sittings.map((sitting) => html`<li>${solutionText(sitting.question!, lesson, open)} ${doneText(sitting.step!)}</li>`)}
    </ol>
  </div>`;
}

const doneText = ({done}: Step): string => done ?? '';

/** Returns all right answers to a question, in words. */
function solutionText(question: Question, {words}: OpenLesson, {cards, book}: OpenBook): string {
  const {who, number, exercise, right} = question;
  const context: SentenceContext = {words, cards, book, viewer: exercise.seat, seats: exercise.view.hands.length};
  if (who) return `${whoText(who, context)}.`;
  if (number !== undefined) return `${number}.`;
  if (question.cards.length > 0) return `${question.cards.map(cards.name).join(', ')}.`;
  const moves = right.map((move) => {
    const own = move.suit === undefined ? ownCards(move).map(cards.name).join(', ') : cards.suit(move.suit);
    return move.takes ? `${own} → ${move.takes.map(cards.name).join(', ')}` : own;
  });
  return `${[...new Set(moves)].slice(0, MOST).join('; ')}.`;
}

/** Largest number of right moves that are listed. */
const MOST = 6;
