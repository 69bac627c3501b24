import {html, nothing, type TemplateResult} from 'lit';
import type {RunCommand} from '../scene/command.js';
import type {Scene} from '../scene/scene.js';

/** Renders the button that leads from a score to the next deal or match and, if the reader has played, the review button. */
export const renderNext = ({standing, table, view}: Scene, runCommand: RunCommand): TemplateResult =>
  html`<div data-group="score">
    ${
      standing.result
        ? html`<button type="button" class="primary" data-item="again" @click=${() => runCommand('again')}>${table.newMatch}</button>`
        : html`<button type="button" class="primary" data-item="next" @click=${() => runCommand('next')}>${table.nextDeal}</button>`
    }
    ${
      typeof view.viewer === 'number'
        ? html`<button type="button" class="look-back" data-item="review" @click=${() => runCommand('review')}>${table.lookBack}</button>`
        : nothing
    }
  </div>`;
