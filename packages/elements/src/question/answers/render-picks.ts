import {formatCard} from '@cartavola/engine';
import {itemCard, itemText, mixedItems, whoText} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import type {SentenceContext} from '../../base/sentences.js';
import type {ShownLesson} from '../shown-lesson.js';

/** Button in a group of answers. */
interface PickButton {
  readonly label: unknown;
  readonly isChosen: boolean;
  /** Position in the order chosen so far, counted from 1, or 0 if the item isn't part of the order. */
  readonly place: number;
  readonly choose: () => void;
}

/** Renders a group of buttons for picking an answer. */
function renderGroup(label: string, buttons: readonly PickButton[], isOver: boolean): TemplateResult {
  return html`<div class="candidates" role="group" aria-label=${label} data-roving>
    ${buttons.map(
      ({label: shown, isChosen, place, choose}) =>
        html`<button
          type="button"
          class=${classMap({candidate: true, chosen: isChosen})}
          aria-pressed=${String(isChosen)}
          aria-disabled=${isOver ? 'true' : nothing}
          @click=${choose}
        >
          ${place > 0 ? html`<b class="place-sign">${place}.</b>` : nothing}${shown}
        </button>`,
    )}
  </div>`;
}

/** Renders the choices for a question: answers, seats, or items to put in order. */
export function renderPicks(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {change, sitting, pick} = page;
  const {question, step, picks, isRight} = sitting!;
  if (!question || !step) return nothing;
  const {words} = context;
  if (step.kind === 'decide') {
    const buttons = (step.choices ?? []).map(({value, text}) => ({
      label: text,
      isChosen: picks.choice === value,
      place: 0,
      choose: () => change((one) => one.pickChoice(value)),
    }));
    return renderGroup(words.asked.decide, buttons, isRight);
  }
  if (step.kind === 'seats') {
    const buttons = question.exercise.view.hands.map((_, seat) => ({
      label: whoText({seat}, context),
      isChosen: picks.seats.includes(seat),
      place: 0,
      choose: () => change((one) => one.pickSeat(seat)),
    }));
    return renderGroup(words.asked.seats, buttons, isRight);
  }
  if (step.kind !== 'order') return nothing;
  const chosen = step.choices ? picks.order : picks.cards.map(formatCard);
  const buttons = mixedItems(step, question).map((item) => {
    const card = itemCard(step, item);
    return {
      label: itemText(step, item, context),
      isChosen: chosen.includes(item),
      place: chosen.indexOf(item) + 1,
      choose: () => (card === undefined ? change((one) => one.pickNext(item)) : pick(card)),
    };
  });
  return renderGroup(words.asked.order, buttons, isRight);
}
