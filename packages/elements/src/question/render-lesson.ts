import type {Card} from '@cartavola/engine';
import {isMet, ownCards, takerIn, type LessonState, type Step, type StepOutcome} from '@cartavola/lessons';
import {figure, paragraphOf, type LessonWords, type Rulebook} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import type {OpenBook} from './open-book.js';
import {renderFigure} from './render-figure.js';
import {moveInGroup} from './lesson-keys.js';
import type {ShownLesson} from './shown-lesson.js';
import {placedStyle} from './placed-style.js';
import {renderBroken, renderLack} from './render-broken.js';
import {renderActions, renderControls, renderTold} from './render-answer.js';
import {columnsOf} from './board-columns.js';
import {choosesTable, renderBoard, type Marks} from './render-board.js';
import {renderMeanings, renderPieces} from './render-step-text.js';
import type {SentenceContext} from '../base/sentences.js';

/** Renders a lesson: the progress, then the current step or the end. */
export function renderLesson(page: ShownLesson): TemplateResult {
  const {book, lesson, sitting} = page;
  if (!book || !lesson || !sitting) return html`<slot></slot>`;
  if (page.sheet) return page.sheet;
  const {words} = lesson;
  const {step} = sitting;
  const context = contextOf(book, words, sitting);
  return html`<div class=${classMap({lesson: true, over: !step, dealing: page.deal?.table !== undefined})} @keydown=${moveInGroup}>
    <div class="lesson-head">
      <p class="place">
        <span><b class="lesson-title">${lesson.title}</b> ${step ? placeText(step, page) : words.over}</span>
      </p>
      <div class="progress">${renderPrevious(page, words)}${renderProgress(page)}</div>
    </div>
    ${step ? renderStep(step, page, context) : (page.rest?.renderEnd(page) ?? nothing)}
  </div>`;
}

/** Returns the context that sentences about a step's table need. */
export const contextOf = (book: OpenBook, words: LessonWords, {exercise}: LessonState): SentenceContext => ({
  words,
  cards: book.cards,
  book: book.book,
  rules: book.rules.code,
  viewer: exercise?.seat ?? 0,
  seats: exercise?.view.hands.length ?? 0,
});

function placeText({id, skill}: Step, {lesson, sitting, visits}: ShownLesson): string {
  const series = sitting!.steps.filter((one) => one.skill === skill);
  const number = series.findIndex((one) => one.id === id) + 1;
  const name = lesson!.skills[skill] ?? skill;
  return lesson!.words.place(name, number, series.length, sitting!.progress.again && visits?.isVisiting !== true);
}

const STATES: Readonly<Record<StepOutcome, 'done' | 'left-out'>> = {
  right: 'done',
  late: 'done',
  seen: 'done',
  skipped: 'left-out',
};

/** Renders the button that goes back to the previous step. At the first step, renders an empty space of the same size. */
function renderPrevious({visits}: ShownLesson, words: LessonWords): TemplateResult {
  const previous = visits?.previous;
  if (previous === undefined) return html`<span class="previous"></span>`;
  return html`<button
    type="button"
    class="previous"
    aria-label=${words.previous}
    title=${words.previous}
    @click=${() => visits!.visit(previous)}
  ></button>`;
}

/**
 * Renders the progress as marks, one per step, grouped by skill. The marks of steps that the reader has met are buttons
 * that go to them.
 */
function renderProgress({lesson, sitting, visits}: ShownLesson): TemplateResult {
  const {words, skills} = lesson!;
  const {steps, progress} = sitting!;
  const place = visits?.place;
  const names = [...new Set(steps.map(({skill}) => skill))];
  const stateOf = (id: string): 'done' | 'here' | 'ahead' | 'left-out' => {
    if (id === place) return 'here';
    const outcome = progress.outcomes[id];
    return outcome === undefined ? 'ahead' : STATES[outcome];
  };
  const renderMark = (id: string, number: number, of: number, name: string): TemplateResult => {
    const state = stateOf(id);
    if (!isMet(progress, id)) return html`<span class=${`dot ${state}`} aria-hidden="true"></span>`;
    const where = words.place(name, number, of, false);
    return html`<button
      type="button"
      class=${`dot ${state}`}
      title=${where}
      aria-label=${words.mark(where, words.states[state])}
      aria-current=${state === 'here' ? 'step' : nothing}
      @click=${() => visits?.visit(id)}
    ></button>`;
  };
  return html`<ol class="skills" aria-label=${words.progress} data-roving>
    ${names.map((skill) => {
      const series = steps.filter((step) => step.skill === skill);
      const here = series.some(({id}) => id === place);
      const name = skills[skill] ?? skill;
      return html`<li class=${classMap({skill: true, here})} aria-current=${here ? 'step' : nothing}>
        <span class="dots">
          ${series.map(({id}, index) => renderMark(id, index + 1, series.length, name))}
        </span>
        <span class="spoken">${series.some(({id}) => isMet(progress, id)) ? name : words.mark(name, words.states.ahead)}</span>
      </li>`;
    })}
  </ol>`;
}

/** Returns a step with its rule's title and text if it is a worked example that is shown again. */
function withRule(step: Step, rules: Rulebook | undefined): Step {
  const rule = step.recalls === undefined || !rules ? undefined : paragraphOf(rules, step.recalls);
  return rule ? {...step, title: rule.title, text: rule.text} : step;
}

/** Renders a step: its text, table and feedback. `foot` replaces the lesson's buttons. */
export function renderStep(
  given: Step,
  page: ShownLesson,
  context: SentenceContext,
  foot = renderFoot(page, context),
): TemplateResult {
  const {lesson, board, book} = page;
  const {words} = lesson!;
  const step = withRule(given, book!.rules.code);
  const authored = lesson!.authored.has(step.id);
  const [rule] = step.teaches ?? [];
  const drawn = step.picture === undefined ? [] : figure(step.picture);
  const pictured = drawn.length === 0 ? nothing : renderFigure(drawn, book!);
  const ruleLink =
    rule === undefined
      ? nothing
      : html`<button type="button" class="link-button rule-link" @click=${() => page.openRules(rule)}>${words.ruleInFull}</button>`;
  const first = page.visits?.isVisiting
    ? html`<button type="button" class="link-button resume" @click=${page.visits.resume}>${words.resume}</button>`
    : (page.rest?.renderWatchFirst(page, context) ?? nothing);
  const said = (page.rest?.renderFeedback ?? renderTold)(page, context);
  const text = step.text.length > 0 ? renderPieces(step.text) : step.again && words.otherCards(step.keepsCards);
  const isBare = !board && pictured === nothing && step.kind !== 'free';
  return html`<div class=${classMap({step: true, 'without-board': isBare})}>
      <div
        class="step-text"
        role=${authored ? 'group' : nothing}
        tabindex=${authored ? '-1' : nothing}
        aria-label=${authored ? placeText(step, page) : nothing}
      >
        ${renderBroken(page)} ${renderLack(page)}
        ${
          authored
            ? html`<slot></slot>${first} ${ruleLink}`
            : html`<h3 class="step-title" tabindex="-1">${step.title}</h3>
              <p class="text" ?hidden=${!text}>
                ${text} ${first} ${ruleLink}
              </p>`
        }
        ${renderMeanings(step, book!)} ${board ? pictured : nothing}
      </div>
      ${
        board
          ? html`<div class="stage">
            <div class="felt">
              ${renderBoard(board, {...book!, source: lesson!.source, lesson: words}, marksOf(page))}
              ${renderControls(page, context)}
            </div>
            <div class="says">
              <div class="feedback" aria-live="polite">${wrap(said, page)}</div>
              ${said === nothing ? renderAsked(page, context) : nothing}
            </div>
          </div>`
          : pictured === nothing
            ? nothing
            : html`<div class="stage"><div class="felt" .style=${placedStyle(`--columns:${columnsOf(drawn.length)}`)}>${pictured}</div></div>`
      }
      ${step.kind === 'free' ? page.rest?.renderDeal(step, page, words.playDeal) : nothing}
    </div>
    ${foot}`;
}

function wrap(said: TemplateResult | typeof nothing, page: ShownLesson): TemplateResult | typeof nothing {
  if (said === nothing) return nothing;
  const {sitting, isTrying, lesson} = page;
  const hint = isTrying || sitting!.isRight ? 0 : sitting!.hint;
  const ringed = hint === 0 ? [] : marksOf(page).ringed;
  const isAtCard = !isTrying && saidOf(sitting!) !== undefined;
  return html`<div class=${classMap({'bubble-text': true, 'at-card': isAtCard})}>${hint > 0 ? html`<span class="spoken">${lesson!.words.hint(hint, 3)}. </span>` : nothing}${said}${ringed.length > 0 ? html` <span class="spoken">${lesson!.words.ringed(ringed)}</span>` : nothing}</div>`;
}

/** Returns the first card on the board that the feedback mentions. */
const saidOf = ({verdict, step}: LessonState): Card | undefined =>
  step?.kind === 'order' ? undefined : verdict?.faults.find(({card}) => card !== undefined)?.card;

function marksOf(page: ShownLesson): Marks {
  const {sitting, isTrying, pick, change} = page;
  const {verdict, hint, question, isRight, exercise, step} = sitting!;
  const faults = verdict?.faults ?? [];
  const proof = isTrying
    ? []
    : faults.flatMap(({reason}) => ('cards' in reason && reason.type !== 'left-out' ? reason.cards : []));
  const shown = step?.kind === 'read' ? (exercise?.shown ?? []) : page.playback.shown;
  const taker = takerIn(shown);
  const takers = page.board?.trick.find(({seat}) => seat === taker?.seat)?.cards ?? [];
  const mayPick = question !== undefined && !isRight && !isTrying && (step?.kind === 'play' || step?.kind === 'choose');
  const from = step?.from ?? 'hand';
  return {
    sitting: sitting!,
    ringed: [
      ...proof,
      ...(page.pointed ?? hinted(sitting!, hint)),
      ...takers,
      ...(isRight && from !== 'hand' ? question!.cards : []),
    ],
    wrong: isTrying ? [] : faults.flatMap(({card}) => (card === undefined ? [] : [card])),
    right: isRight && exercise?.step.kind === 'choose' ? question!.cards : [],
    said: isTrying ? undefined : saidOf(sitting!),
    pick: mayPick && from === 'hand' ? pick : undefined,
    pickTable:
      mayPick && from === 'table'
        ? pick
        : mayPick && choosesTable(sitting!)
          ? (card) => change((one) => one.pickTable(card))
          : undefined,
    pickTaken: mayPick && from === 'piles' ? pick : undefined,
  };
}

/**
 * Returns the cards that a hint points to. The first hint points to cards on the table, and the last one to the answer.
 */
function hinted({exercise, question}: LessonState, hint: number): readonly Card[] {
  if (!exercise || !question || hint === 0 || hint === 2) return [];
  if (hint === 1) {
    const {trick, table = []} = exercise.lessonGame.board(exercise.view);
    return trick.length > 0 ? trick[0]!.cards : table;
  }
  const [move] = question.right;
  return question.cards.length > 0 ? question.cards : move ? [...ownCards(move), ...(move.takes ?? [])] : [];
}

/** Renders the instruction, or the number of chosen cards, where the feedback will appear. */
function renderAsked({sitting, rest}: ShownLesson, {words}: SentenceContext): TemplateResult | typeof nothing {
  const {question, isRight, picks, step} = sitting!;
  if (!question || isRight || !step) return nothing;
  const asked = step.kind in words.asked ? words.asked[rest?.promptOf(step, question.exercise) ?? 'predict'] : '';
  return html`<p class="asked">${picks.cards.length > 1 ? words.chosen(picks.cards.length) : asked}</p>`;
}

function renderFoot(page: ShownLesson, context: SentenceContext): TemplateResult {
  const {sitting, hint} = page;
  const {words} = context;
  const {question, isRight, hint: level, offers} = sitting!;
  const hints = question && !isRight;
  return html`<div class="lesson-foot">
    ${
      hints
        ? html`<button
          type="button"
          class=${classMap({secondary: true, offered: offers !== undefined && level < 3})}
          aria-disabled=${level >= 3 ? 'true' : nothing}
          @click=${() => hint(offers === 'solution')}
        >
          ${offers === 'solution' && level < 3 ? words.solution : words.hint(Math.min(level + 1, 3), 3)}
        </button>`
        : page.visits?.isReviewed
          ? html`<button type="button" class="secondary" @click=${page.visits.redo}>${words.redo}</button>`
          : nothing
    }
    ${page.rest?.renderNumber(page, context) ?? nothing}
    <div class="actions">${renderActions(page, context)}</div>
  </div>`;
}
