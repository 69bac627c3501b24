import {SUITS, type Suit} from '@cartavola/engine';
import {
  cardsAsked,
  isOneTap,
  isSamePrediction,
  partsOf,
  typesNow,
  type Fault,
  type Sitting,
  type Step,
} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {commentNow} from './move-comment.js';
import type {Playback} from './playback.js';
import {pickedText, renderPicks} from './render-picks.js';
import type {ShownLesson} from './shown-lesson.js';
import {factsText, reasonText, ruleText, whoText, type SentenceContext} from './sentences.js';

/** Renders the buttons to answer with on the board: players, texts, a suit, or one of several types of moves. */
export function renderControls(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const sitting = page.sitting!;
  const {question, step} = sitting;
  if (!question || !step) return nothing;
  if (step.kind === 'predict') return renderCandidates(page, sitting, context);
  if (step.kind !== 'play') return renderPicks(page, context);
  const {exercise} = question;
  const types = typesNow(exercise);
  if (types.length > 1 && !sitting.isRight) return html`<div class="actions">${renderMoves(page, context)}</div>`;
  return types.some((type) => partsOf(exercise, type).includes('suit')) ? renderSuits(page, sitting, context) : nothing;
}

function renderCandidates(
  {change}: ShownLesson,
  {question, picks, isRight}: Sitting,
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
        @click=${() => change((sitting) => sitting.pickWho(who))}
      >
        ${whoText(who, context)}
      </button>`;
    })}
  </div>`;
}

/** Renders the field for a number, if one is asked for. */
export function renderNumber(
  {change, answer, sitting}: ShownLesson,
  {words}: SentenceContext,
): TemplateResult | typeof nothing {
  const {picks, isRight, step, question} = sitting!;
  if (!question || step?.kind !== 'count') return nothing;
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const digits = field.value.replace(/\D/g, '');
    // A character that is no digit is ignored: the number stays.
    if (digits !== field.value) field.value = digits;
    change((sitting) => sitting.pickNumber(digits === '' ? undefined : Number(digits)));
  };
  return html`<label class="number-answer">
    <span class="number-name">${words.number}</span>
    <input
      class="count-field"
      inputmode="numeric"
      maxlength="6"
      autocomplete="off"
      .value=${picks.number === undefined ? '' : String(picks.number)}
      ?readonly=${isRight}
      @input=${read}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter') answer();
      }}
    />
  </label>`;
}

function renderSuits(
  {change, book}: ShownLesson,
  {picks, question, isRight}: Sitting,
  {words, cards}: SentenceContext,
): TemplateResult {
  const legal = new Set(question!.exercise.view.moves.map(({suit}) => suit));
  const suits: readonly Suit[] = SUITS.filter((suit) => legal.has(suit));
  return html`<div class="candidates" role="group" aria-label=${words.asked.suit} data-roving>
    ${suits.map(
      (suit) =>
        html`<button
          type="button"
          class=${classMap({candidate: true, chosen: picks.suit === suit})}
          aria-pressed=${String(picks.suit === suit)}
          aria-disabled=${isRight ? 'true' : nothing}
          @click=${() => change((sitting) => sitting.pickSuit(suit))}
        >
          <span class="suit" aria-hidden="true">${book!.faces.sign(suit)}</span>${cards.suit(suit)}
        </button>`,
    )}
  </div>`;
}

/** Renders the buttons with which the reader answers or goes on. */
export function renderActions(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {words} = context;
  const {sitting, playback, answer, next, watch, deal} = page;
  const {step, question, verdict, mayGoOn} = sitting!;
  if (!step) return nothing;
  const isMain = step.kind !== 'free' || deal.isOver;
  const go = html`<button type="button" class=${isMain ? 'primary' : 'secondary'} @click=${next}>
    ${words.next}
  </button>`;
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
  const {exercise} = question;
  if (step.kind !== 'play') {
    const isReady = sitting!.answerFor() !== undefined;
    return html`<button type="button" class="primary" aria-disabled=${isReady ? nothing : 'true'} @click=${() => answer()}>
      ${verdict ? words.checkAgain : words.check}
    </button>`;
  }
  return typesNow(exercise).length > 1 ? nothing : renderMoves(page, context);
}

/** Renders a button for each type of move that the choice may be. */
function renderMoves({sitting, answer}: ShownLesson, {words}: SentenceContext): TemplateResult | typeof nothing {
  const {picks, question} = sitting!;
  const {exercise} = question!;
  if (isOneTap(exercise)) return nothing;
  const asked = cardsAsked(exercise);
  const chosen = picks.cards.length;
  return html`${typesNow(exercise).map((type) => {
    const parts = partsOf(exercise, type);
    const isReady = parts.includes('suit')
      ? picks.suit !== undefined
      : parts.length === 0 || (asked === undefined ? chosen > 0 : chosen === asked);
    return html`<button
      type="button"
      class="primary"
      data-type=${type}
      aria-disabled=${isReady ? nothing : 'true'}
      @click=${() => {
        if (isReady) answer(type);
      }}
    >
      ${words.actions[type] ?? words.actions['play']!}
    </button>`;
  })}`;
}

/** Renders the feedback: what was wrong and why, what is right, what happened, or a hint. */
export function renderFeedback(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {sitting, playback, isTrying, tryIt} = page;
  const {verdict, isRight, step, hint} = sitting!;
  const {words} = context;
  const told = step ? toldText(playback, step, context) : '';
  if (isTrying)
    return html`<p>${told}</p>
      <button type="button" class="link-button" @click=${tryIt}>${words.back}</button>`;
  if (isRight) return html`<p><b>${words.right}</b> ${step!.done ?? ''} ${told}</p>`;
  // One reason at a time: the others are still there when this one is mended.
  const [fault] = verdict?.faults ?? [];
  if (fault) return renderFault(page, fault, context);
  if (hint > 0) return html`<p>${hintText(page, context)}</p>`;
  if (step?.script !== undefined && told) return html`<p><b>${words.right}</b> ${told}</p>`;
  const comment = commentNow(sitting!.exercise, playback.place);
  if (comment !== undefined) return html`<p>${told} <b>${comment}</b></p>`;
  if (step?.kind === 'read') return renderTaken(page, context);
  const done = playback.isOver ? step?.done : undefined;
  if (step?.kind !== 'watch' || !(told || done)) return nothing;
  return html`<p>${told} ${done === undefined ? nothing : html`<b>${done}</b>`}</p>`;
}

/**
 * Returns what happens at the moment; at the end, what came of it: who played what is still to be seen on the table. Where the step has a
 * text of its own about it, only the last of it.
 */
function toldText({shown, isPlaying}: Playback, step: Step, context: SentenceContext): string {
  if (isPlaying) return factsText(shown.slice(-1), context);
  const came = shown
    .filter(({type}) => type !== 'played' && type !== 'laid')
    .map((fact) => factsText([fact], context))
    .filter(Boolean);
  if (step.done !== undefined) return came.at(-1) ?? '';
  return came.length > 0 ? came.join(' ') : factsText(shown, context);
}

/** Renders who has taken the finished trick that a step to read shows. */
function renderTaken({sitting}: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const taken = sitting!.exercise?.shown.findLast(({type}) => type === 'taken' || type === 'built');
  return taken ? html`<p>${factsText([taken], context)}</p>` : nothing;
}

function renderFault(
  {sitting, tryIt, openRules}: ShownLesson,
  {card, reason, said}: Fault,
  context: SentenceContext,
): TemplateResult {
  const {words} = context;
  const refused = reason.type === 'refused' ? reason.rule : undefined;
  return html`<p>
    <b>${card === undefined ? words.notRight : words.mayNot(card)}</b> ${said ?? reasonText(reason, context)}
    ${
      sitting!.tried ? html`<button type="button" class="link-button" @click=${tryIt}>${words.tryIt}</button>` : nothing
    }
    ${
      refused !== undefined && !refused.startsWith('common.')
        ? html`<button type="button" class="link-button" @click=${() => openRules(refused)}>${words.ruleInFull}</button>`
        : nothing
    }
  </p>`;
}

/** Returns the text of the current hint: where to look, the rule, or the answer. */
function hintText({sitting}: ShownLesson, context: SentenceContext): string {
  const {step, hint, question} = sitting!;
  const {words, rules} = context;
  const [look, rule] = step!.hints;
  if (hint === 1) return look ?? words.lookHere;
  const [id] = step!.teaches ?? [];
  if (hint === 2) return rule ?? (id === undefined ? (look ?? words.lookHere) : ruleText(id, rules));
  const told =
    question!.who !== undefined
      ? whoText(question!.who, context)
      : question!.number === undefined
        ? pickedText(question!, context)
        : String(question!.number);
  return told ? `${told}. ${words.solutionNow}` : words.solutionNow;
}
