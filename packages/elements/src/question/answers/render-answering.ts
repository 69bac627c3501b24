import {SUITS, type Suit} from '@cartavola/engine';
import {cardsAsked, isOneTap, partsOf, typesNow, type Exercise, type LessonState, type Step} from '@cartavola/lessons';
import type {LessonWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import type {SentenceContext} from '../../base/sentences.js';
import type {ShownLesson} from '../shown-lesson.js';
import {renderPicks} from './render-picks.js';

/**
 * Digits from Arabic, Persian and East Asian keyboards. The last four bits of the character code are the digit's value.
 */
const OTHER_DIGITS = /[٠-٩۰-۹０-９]/g;

/** Renders the answer buttons on the board: choices, suits, or types of move. Predictions have their own buttons. */
export function renderControls(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const sitting = page.sitting!;
  const {question, step} = sitting;
  if (!question || !step) return nothing;
  if (step.kind !== 'play') return renderPicks(page, context);
  const {exercise} = question;
  const types = typesNow(exercise);
  if (types.length > 1 && !sitting.isRight) return html`<div class="actions">${renderMoves(page, context)}</div>`;
  return types.some((type) => partsOf(exercise, type).includes('suit')) ? renderSuits(page, sitting, context) : nothing;
}

/** Renders the button for the worked example, if the reader skipped the example before the question. */
export const renderWatchFirst = (
  {sitting, watchFirst}: ShownLesson,
  {words}: SentenceContext,
): TemplateResult | typeof nothing =>
  sitting!.mayWatchFirst
    ? html`<button type="button" class="link-button watch-first" @click=${watchFirst}>${words.watchFirst}</button>`
    : nothing;

/** Renders the number field, if the question asks for a number. */
export function renderNumber(
  {change, answer, sitting}: ShownLesson,
  {words}: SentenceContext,
): TemplateResult | typeof nothing {
  const {picks, isRight, step, question} = sitting!;
  if (!question || step?.kind !== 'count') return nothing;
  const read = (event: Event): void => {
    if ((event as InputEvent).isComposing) return;
    const field = event.target as HTMLInputElement;
    const digits = field.value.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');
    // Ignore characters that aren't digits.
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
      @compositionend=${read}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.isComposing) answer();
      }}
    />
  </label>`;
}

function renderSuits(
  {change, book}: ShownLesson,
  {picks, question, isRight}: LessonState,
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

/** Renders the button for a move if only one type of move is possible. */
export function renderPlayActions(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  return typesNow(page.sitting!.question!.exercise).length > 1 ? nothing : renderMoves(page, context);
}

/** Renders a button for each type of move that is possible now. */
function renderMoves(
  {sitting, isTrying, answer}: ShownLesson,
  {words}: SentenceContext,
): TemplateResult | typeof nothing {
  const {picks, question} = sitting!;
  const {exercise} = question!;
  if (isOneTap(exercise)) return nothing;
  const asked = cardsAsked(exercise);
  const chosen = picks.cards.length;
  return html`${typesNow(exercise).map((type) => {
    const parts = partsOf(exercise, type);
    const isComplete = parts.includes('suit')
      ? picks.suit !== undefined
      : parts.length === 0 || (asked === undefined ? chosen > 0 : chosen === asked);
    const isReady = isComplete && !isTrying;
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

/**
 * Returns the key of a step's prompt. For a move, the key depends on what the reader must choose: a suit, a single
 * card, or several cards.
 */
export function promptOf({kind}: Step, exercise: Exercise): keyof LessonWords['asked'] {
  if (kind !== 'play') return kind as 'choose';
  if (typesNow(exercise).some((type) => partsOf(exercise, type).includes('suit'))) return 'suit';
  return cardsAsked(exercise) === 1 ? 'play' : 'act';
}
