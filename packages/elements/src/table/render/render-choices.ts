import {suitOf} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {MoveButton} from '../layout.js';
import type {Scene} from '../scene/scene.js';

/** Renders the buttons for moves other than playing a card from the hand. */
export function renderChoices(
  scene: Pick<Scene, 'table'>,
  choices: readonly MoveButton[],
  choose: (choice: MoveButton) => void,
): TemplateResult {
  const cards = choices.some(({card}) => card !== undefined);
  return html`<div class="choices ${cards ? 'of-cards' : ''}" part="choices" role="group" data-group="choices" aria-label=${scene.table.choices}>
    ${choices.map(
      (choice, place) => html`<button
        type="button"
        class="choice ${startsRow(choices, place) ? 'row-start' : ''}"
        aria-disabled=${choice.refused ? 'true' : nothing}
        data-item=${choice.label}
        title=${cards ? choice.label : nothing}
        @click=${() => choose(choice)}
      >
        ${choice.picture ?? nothing}<span class=${cards ? 'hidden' : ''}>${choice.label}</span>
      </button>`,
    )}
  </div>`;
}

/** Returns whether a button begins a row. Buttons with cards have one row per suit. */
function startsRow(choices: readonly MoveButton[], place: number): boolean {
  const [card, before] = [choices[place]!.card, choices[place - 1]?.card];
  return card !== undefined && (before === undefined || suitOf(card) !== suitOf(before));
}
