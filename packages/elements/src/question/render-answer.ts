import {isSamePrediction, whoText, type LessonState, type Step} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {commentNow} from './move-comment.js';
import type {Playback} from './playback.js';
import {factsText, type SentenceContext} from '../base/sentences.js';
import type {ShownLesson} from './shown-lesson.js';

/** Renders the answer controls on the board: the buttons for a prediction, or controls whose code is loaded later. */
export function renderControls(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {sitting, rest} = page;
  const {question, step} = sitting!;
  if (!question || !step) return nothing;
  if (step.kind === 'predict') return renderCandidates(page, sitting!, context);
  return rest?.renderControls(page, context) ?? nothing;
}

function renderCandidates(
  {pickWho}: ShownLesson,
  {question, picks, isRight}: LessonState,
  context: SentenceContext,
): TemplateResult {
  return html`<div class="candidates" role="group" aria-label=${context.words.asked.predict} data-roving>
    ${question!.candidates.map((who) => {
      const chosen = picks.who !== undefined && isSamePrediction(picks.who, who);
      return html`<button
        type="button"
        class=${classMap({candidate: true, chosen})}
        aria-pressed=${String(chosen)}
        aria-disabled=${isRight ? 'true' : nothing}
        @click=${() => pickWho(who)}
      >
        ${whoText(who, context)}
      </button>`;
    })}
  </div>`;
}

/** Renders the buttons for answering or continuing. */
export function renderActions(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {words} = context;
  const {sitting, playback, answer, next, watch, deal, rest} = page;
  const {step, question, verdict, mayGoOn} = sitting!;
  if (!step) return nothing;
  const isDone = step.kind !== 'free' || deal?.isOver === true;
  const label = step.kind !== 'free' ? words.next : isDone ? words.afterDeal : words.skipDeal;
  const go = html`<button type="button" class=${isDone ? 'primary' : 'secondary'} @click=${next}>${label}</button>`;
  if (step.kind === 'watch') {
    const again = playback.isOver;
    if (playback.isPaused)
      return html`<button type="button" class="primary" @click=${watch}>${words.watchOn}</button>
        <button type="button" class="secondary" @click=${next}>${words.next}</button>`;
    return html`<button type="button" class=${again ? 'secondary' : 'primary'} @click=${watch}>
        ${again ? words.watchAgain : words.watch}
      </button>
      ${again ? go : html`<button type="button" class="secondary" @click=${next}>${words.next}</button>`}`;
  }
  if (mayGoOn || !question) return go;
  if (step.kind !== 'play') {
    const isReady = sitting!.answerFor() !== undefined;
    return html`<button type="button" class="primary" aria-disabled=${isReady ? nothing : 'true'} @click=${() => answer()}>
      ${verdict ? words.checkAgain : words.check}
    </button>`;
  }
  return rest?.renderPlayActions(page, context) ?? nothing;
}

/**
 * Renders the text below a step without a question: the moves with their comments, or a sentence that says who took the
 * finished trick.
 */
export function renderTold(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {sitting, playback} = page;
  const {step, exercise} = sitting!;
  if (!step) return nothing;
  const told = toldText(playback, step, context);
  const comment = commentNow(exercise, playback.place);
  if (comment !== undefined) return html`<p>${told} <b>${comment}</b></p>`;
  if (step.kind === 'read') return renderTaken(page, context);
  const done = playback.isOver ? step.done : undefined;
  if (step.kind !== 'watch' || !(told || done)) return nothing;
  return html`<p>${told} ${done === undefined ? nothing : html`<b>${done}</b>`}</p>`;
}

/**
 * Describes the current event. At the end, describes the results without the played cards, because those are still
 * visible on the table. If the step has its own closing text, describes only the last result.
 */
export function toldText({shown, isPlaying}: Playback, step: Step, context: SentenceContext): string {
  if (isPlaying) return factsText(shown.slice(-1), context);
  const came = shown
    .filter(({type}) => type !== 'played' && type !== 'laid')
    .map((fact) => factsText([fact], context))
    .filter(Boolean);
  if (step.done !== undefined) return came.at(-1) ?? '';
  return came.length > 0 ? came.join(' ') : factsText(shown, context);
}

/** Renders a sentence that says who took the finished trick, for a step without a question. */
function renderTaken({sitting}: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const taken = sitting!.exercise?.shown.findLast(({type}) => type === 'taken' || type === 'built');
  return taken ? html`<p>${factsText([taken], context)}</p>` : nothing;
}
