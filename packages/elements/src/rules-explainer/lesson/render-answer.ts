import {SUITS, type Suit} from '@cartavola/engine';
import {cardsAsked, isOneTap, isSamePrediction, partsOf, typesNow, type Fault, type Sitting} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import type {ShownLesson} from './shown-lesson.js';
import {factsText, reasonText, ruleText, whoText, type SentenceContext} from './sentences.js';

/** Renders the controls to answer with, other than cards: a player, a number, or a suit. */
export function renderControls(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const sitting = page.sitting!;
  const {question, step} = sitting;
  if (!question || !step) return nothing;
  if (step.kind === 'predict') return renderCandidates(page, sitting, context);
  if (step.kind === 'count') return renderNumber(page, sitting, context);
  const {exercise} = question;
  const namesSuit = typesNow(exercise).some((type) => partsOf(exercise, type).includes('suit'));
  return step.kind === 'play' && namesSuit ? renderSuits(page, sitting, context) : nothing;
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

function renderNumber(
  {change, answer}: ShownLesson,
  {picks, isRight}: Sitting,
  {words}: SentenceContext,
): TemplateResult {
  const read = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const digits = field.value.replace(/\D/g, '');
    // A character that is no digit is ignored: the number stays.
    if (digits !== field.value) field.value = digits;
    change((sitting) => sitting.pickNumber(digits === '' ? undefined : Number(digits)));
  };
  return html`<label class="number-answer">
    <span>${words.number}</span>
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
export function renderActions(page: ShownLesson, {words}: SentenceContext): TemplateResult | typeof nothing {
  const {sitting, playback, answer, next, watch, deal} = page;
  const {step, question, picks, verdict, mayGoOn} = sitting!;
  if (!step) return nothing;
  const isMain = step.kind !== 'free' || deal.isOver;
  const go = html`<button type="button" class=${isMain ? 'primary' : 'secondary'} @click=${next}>
    ${words.next}
  </button>`;
  if (step.kind === 'watch') {
    const again = playback.isOver;
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
  const told = factsText(playback.shown, context);
  if (isTrying)
    return html`<p>${told}</p>
      <button type="button" class="link-button" @click=${tryIt}>${words.back}</button>`;
  if (isRight) return html`<p><b>${words.right}</b> ${step!.done ?? ''} ${told}</p>`;
  if (verdict) return html`${verdict.faults.map((fault) => renderFault(page, fault, context))}`;
  if (hint > 0) return html`<p>${hintText(page, context)}</p>`;
  if (step?.kind !== 'watch' || !told) return nothing;
  return html`<p>${told}${playback.isOver && step.done ? html` <b>${step.done}</b>` : nothing}</p>`;
}

function renderFault(
  {sitting, tryIt, openRules}: ShownLesson,
  {card, reason, said}: Fault,
  context: SentenceContext,
): TemplateResult {
  const {words} = context;
  const {refused} = reason.type === 'refused' ? {refused: reason.rule} : {refused: undefined};
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
  const {words, book} = context;
  const [look, rule] = step!.hints;
  if (hint === 1) return look ?? words.lookHere;
  const [id] = step!.teaches ?? [];
  if (hint === 2) return rule ?? (id === undefined ? (look ?? words.lookHere) : ruleText(id, book));
  const told =
    question!.who !== undefined
      ? whoText(question!.who, context)
      : question!.number === undefined
        ? ''
        : String(question!.number);
  return told ? `${told}. ${words.solutionNow}` : words.solutionNow;
}
