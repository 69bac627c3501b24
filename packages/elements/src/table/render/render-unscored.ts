import {html, type TemplateResult} from 'lit';
import type {RunCommand} from '../scene/command.js';
import type {Scene} from '../scene/scene.js';

/** Renders the end of a deal without its score, if the code for scores isn't loaded. */
export const renderUnscored = (scene: Scene, runCommand: RunCommand): TemplateResult =>
  html`<section part="score" aria-labelledby="score-title">
    <h3 id="score-title">${scene.table.dealOver}</h3>
    <div data-group="score"><button type="button" class="primary" data-item="next" @click=${() => runCommand(scene.standing.result ? 'again' : 'next')}>${scene.table[scene.standing.result ? 'newMatch' : 'nextDeal']}</button></div>
  </section>`;
