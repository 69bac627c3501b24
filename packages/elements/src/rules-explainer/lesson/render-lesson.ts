import type {Card} from '@cartavola/engine';
import {lessonScore, ownCards, takerIn, type Sitting, type Step, type StepOutcome} from '@cartavola/lessons';
import {figure, paragraphOf} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {renderFigure} from '../render-figure.js';
import {moveInGroup} from './lesson-keys.js';
import type {ShownLesson} from './shown-lesson.js';
import {renderPrintSheet} from './print-sheet.js';
import {renderActions, renderControls, renderFeedback} from './render-answer.js';
import {choosesTable, renderBoard, type Marks} from './render-board.js';
import {renderMeanings, renderPieces} from './render-step-text.js';
import type {SentenceContext} from './sentences.js';

/** Renders a lesson: the progress, and the current step or the end. */
export function renderLesson(page: ShownLesson): TemplateResult {
  const {book, lesson, sitting} = page;
  if (!book || !lesson || !sitting) return html`<slot></slot>`;
  if (page.isPrinting) return renderPrintSheet(book, lesson);
  const {words} = lesson;
  const {step} = sitting;
  const context: SentenceContext = {
    words,
    cards: book.cards,
    book: book.book,
    viewer: sitting.exercise?.seat ?? 0,
    seats: sitting.exercise?.view.hands.length ?? 0,
  };
  return html`<div class=${classMap({lesson: true, over: !step})} @keydown=${moveInGroup}>
    <div class="lesson-head">
      <div>
        <p class="lesson-title">${lesson.title}</p>
        <p class="place">${step ? placeText(step, page) : words.over}</p>
      </div>
      ${renderProgress(page)}
    </div>
    ${step ? renderStep(step, page, context) : renderEnd(page)}
  </div>`;
}

function placeText({id, skill}: Step, {lesson, sitting}: ShownLesson): string {
  const series = sitting!.steps.filter((one) => one.skill === skill);
  const number = series.findIndex((one) => one.id === id) + 1;
  const name = lesson!.skills[skill] ?? skill;
  return lesson!.words.place(name, number, series.length, sitting!.progress.again);
}

const STATES: Readonly<Record<StepOutcome, 'done' | 'left-out'>> = {
  right: 'done',
  late: 'done',
  seen: 'done',
  skipped: 'left-out',
};

/** Renders the progress as dots, one per step, grouped by skill. */
function renderProgress({lesson, sitting}: ShownLesson): TemplateResult {
  const {words, skills} = lesson!;
  const {steps, progress} = sitting!;
  const names = [...new Set(steps.map(({skill}) => skill))];
  const stateOf = (id: string): 'done' | 'here' | 'ahead' | 'left-out' => {
    if (id === progress.at) return 'here';
    const outcome = progress.outcomes[id];
    return outcome === undefined ? 'ahead' : STATES[outcome];
  };
  return html`<ol class="skills" aria-label=${words.progress}>
    ${names.map((skill) => {
      const series = steps.filter((step) => step.skill === skill);
      const here = series.some(({id}) => id === progress.at);
      return html`<li class=${classMap({skill: true, here})} aria-current=${here ? 'step' : nothing}>
        <span class="dots">
          ${series.map(({id}) => {
            const state = stateOf(id);
            return html`<span class=${`dot ${state}`}><span class="spoken">${words.states[state]}</span></span>`;
          })}
        </span>
        <span class="skill-name">${skills[skill] ?? skill}</span>
      </li>`;
    })}
  </ol>`;
}

function renderStep(step: Step, page: ShownLesson, context: SentenceContext): TemplateResult {
  const {lesson, board, book} = page;
  const {words} = lesson!;
  const authored = lesson!.authored.has(step.id);
  const [rule] = step.teaches ?? [];
  return html`<div class=${classMap({step: true, 'without-board': !board && step.kind !== 'free'})}>
      <div
        class="step-text"
        role=${authored ? 'group' : nothing}
        tabindex=${authored ? '-1' : nothing}
        aria-label=${authored ? placeText(step, page) : nothing}
      >
        ${renderBroken(page)}
        ${
          authored
            ? html`<slot></slot>`
            : html`<h3 class="step-title" tabindex="-1">${step.title}</h3>
              <p class="text">${renderPieces(step.text)}</p>`
        }
        ${renderMeanings(step, book!)} ${renderBadge(rule, page)} ${step.picture === undefined ? nothing : renderFigure(figure(step.picture), book!)}
        ${
          rule === undefined
            ? nothing
            : html`<button type="button" class="link-button rule-link" @click=${() => page.openRules(rule)}>${words.ruleInFull}</button>`
        }
      </div>
      ${
        board
          ? html`<div class=${classMap({felt: true, says: step.kind !== 'read'})}>
            ${renderBoard(board, {...book!, source: lesson!.source, lesson: words}, marksOf(page))}
            ${renderControls(page, context)}
            <div class="feedback" role="status">${wrap(renderFeedback(page, context), page)}</div>
          </div>`
          : nothing
      }
      ${step.kind === 'free' ? renderDeal(step, page) : nothing}
    </div>
    ${renderFoot(page, context)}`;
}

/** Renders the message that a faulty step was skipped. */
function renderBroken({sitting, lesson}: ShownLesson): TemplateResult | typeof nothing {
  const broken = sitting!.broken.at(-1);
  if (!broken) return nothing;
  const {step, problem} = broken;
  return html`<p class="broken">${lesson!.words.brokenStep} <code>${step} · ${problem.code} · ${problem.path}</code></p>`;
}

function wrap(
  said: TemplateResult | typeof nothing,
  {sitting, isTrying}: ShownLesson,
): TemplateResult | typeof nothing {
  if (said === nothing) return nothing;
  const isAtCard = !isTrying && sitting!.verdict?.faults.some(({card}) => card !== undefined) === true;
  return html`<div class=${classMap({'bubble-text': true, 'at-card': isAtCard})}>${said}</div>`;
}

/**
 * Renders the remark that the rule's wording was settled here, or that many play otherwise. It appears once the step is done, to keep out
 * of the way before.
 */
function renderBadge(id: string | undefined, {sitting, playback, book}: ShownLesson): TemplateResult | typeof nothing {
  if (id === undefined || (!sitting!.isRight && !playback.isOver)) return nothing;
  const rule = paragraphOf(book!.book, id);
  return rule?.badge === undefined ? nothing : html`<p class="badge" part="badge">${rule.badge}</p>`;
}

/** Returns the marks on the board. */
function marksOf(page: ShownLesson): Marks {
  const {sitting, isTrying, pick, change} = page;
  const {verdict, hint, question, isRight, exercise, step} = sitting!;
  const faults = verdict?.faults ?? [];
  const proof = isTrying
    ? []
    : faults.flatMap(({reason}) => ('cards' in reason && reason.type !== 'left-out' ? reason.cards : []));
  const taker = takerIn(page.playback.shown)?.card;
  const takers = taker === undefined ? [] : [taker];
  const mayPick = question !== undefined && !isRight && (step?.kind === 'play' || step?.kind === 'choose');
  return {
    sitting: sitting!,
    ringed: [...proof, ...hinted(sitting!, hint), ...takers],
    wrong: isTrying ? [] : faults.flatMap(({card}) => (card === undefined ? [] : [card])),
    right: isRight && exercise?.step.kind === 'choose' ? question!.cards : [],
    pick: mayPick && !isTrying ? pick : undefined,
    pickTable:
      mayPick && !isTrying && choosesTable(sitting!) ? (card) => change((one) => one.pickTable(card)) : undefined,
  };
}

/** Returns the cards that a hint points at: the cards on the table, or finally the answer. */
function hinted({exercise, question}: Sitting, hint: number): readonly Card[] {
  if (!exercise || !question || hint === 0 || hint === 2) return [];
  if (hint === 1) {
    const {trick, table = []} = exercise.lessonGame.board(exercise.view);
    return trick.length > 0 ? trick[0]!.cards : table;
  }
  const [move] = question.right;
  return question.cards.length > 0 ? question.cards : move ? [...ownCards(move), ...(move.takes ?? [])] : [];
}

function renderDeal(step: Step, page: ShownLesson): TemplateResult {
  const {deal, lesson, book, startDeal} = page;
  const {words} = lesson!;
  if (deal.failed) return html`<p class="problem" role="alert">${book!.words.problemText('rules.load', '')}</p>`;
  return html`<div class="deal">
    ${deal.table ?? html`<button type="button" class="primary" @click=${() => startDeal(step)}>${words.playDeal}</button>`}
    <p role="status">${deal.isOver ? words.dealDone : ''}</p>
  </div>`;
}

function renderFoot(page: ShownLesson, context: SentenceContext): TemplateResult {
  const {sitting, hint} = page;
  const {words} = context;
  const {question, isRight, hint: level, offers, verdict, picks, step} = sitting!;
  const hints = question && !isRight;
  const asked = !verdict && hints && step && step.kind in words.asked ? words.asked[step.kind as 'play'] : '';
  const chosen = hints && picks.cards.length > 1 ? words.chosen(picks.cards.length) : '';
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
        : nothing
    }
    <p class="asked">${chosen || asked}</p>
    <div class="actions">${renderActions(page, context)}</div>
  </div>`;
}

/** Renders the end: the score, and the rules that were skipped because the reader knew them. */
function renderEnd(page: ShownLesson): TemplateResult {
  const {lesson, sitting, startOver, openRules, book} = page;
  const {words} = lesson!;
  const {progress, steps} = sitting!;
  const seen = new Set(steps.flatMap(({id, teaches = []}) => (progress.outcomes[id] === 'skipped' ? [] : teaches)));
  const left = [...new Set(steps.flatMap(({teaches = []}) => teaches))].filter((rule) => !seen.has(rule));
  return html`<div class="step end">
      <div class="step-text">
        ${renderBroken(page)}
        <h3 class="step-title" tabindex="-1">${words.over}</h3>
        <p class="text">${words.score(progress.right, progress.asked)}</p>
        <p class="meter" aria-hidden="true"><span .style=${`--share:${lessonScore(progress)}`}></span></p>
        ${
          left.length === 0
            ? nothing
            : html`<p class="text">${words.skipped}</p>
              <ul class="left-out-rules">
                ${left.map(
                  (id) =>
                    html`<li><button type="button" class="link-button" @click=${() => openRules(id)}>${paragraphOf(book!.book, id)?.title ?? id}</button></li>`,
                )}
              </ul>`
        }
      </div>
    </div>
    <div class="lesson-foot">
      <button type="button" class="secondary" @click=${startOver}>${words.startOver}</button>
      <p class="asked"></p>
      <div class="actions"><button type="button" class="primary" @click=${() => openRules()}>${words.rules}</button></div>
    </div>`;
}
