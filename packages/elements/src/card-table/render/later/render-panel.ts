import type {View} from '@cartavola/engine';
import type {TableWords} from '@cartavola/words';
import {html, nothing, svg, type TemplateResult} from 'lit';
import {icon} from '../icons.js';
import type {Layout} from '../../layout.js';
import type {LogLine} from '../../scene/log-line.js';
import {renderLog} from './render-log.js';
import type {Command, GiveCommand, Panel} from '../../scene/command.js';
import type {Scene} from '../../scene/scene.js';
import {renderLastTrick} from '../trick.js';

const closeIcon = icon(svg`<path d="m6 6 12 12M18 6 6 18"/>`);

/** Returns the keyboard shortcuts, without those that do nothing at this table. */
const keysOf = ({lastTrick}: Pick<Layout, 'lastTrick'>, {keys}: TableWords, hints: boolean): TableWords['keys'] =>
  keys.filter(([key]) => (key !== 'L' || lastTrick) && (key !== 'C' || hints));

/**
 * Renders a panel over the table: the last trick, the log, the question whether to begin a new match, or information with the keyboard
 * shortcuts.
 */
export function renderPanel<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene<V, W>,
  panel: Panel,
  {log, hints}: {readonly log: readonly LogLine[]; readonly hints: boolean},
  give: GiveCommand,
): TemplateResult {
  const {table} = scene;
  const title = {information: table.information, 'last-trick': table.lastTrick, log: table.log, again: table.endMatch}[
    panel
  ];
  const say = (command: Command, label: string): TemplateResult =>
    html`<button type="button" data-item=${command} @click=${() => give(command)}>${label}</button>`;
  return html`<div class="panel" role="dialog" aria-label=${title} data-group="panel">
    <header>
      <h3>${title}</h3>
      <button type="button" class="tool" data-item="close" aria-label=${table.close} @click=${() => give('close')}>${closeIcon}</button>
    </header>
    ${
      panel === 'last-trick'
        ? renderLastTrick(scene, layout.lastTrick?.(scene.view))
        : panel === 'log'
          ? renderLog(log, table)
          : panel === 'again'
            ? html`<div class="asks">
                <button type="button" data-item="keep" @click=${() => give('close')}>${table.keepMatch}</button>
                ${say('begin', table.newMatch)}
              </div>`
            : html`<div class="asks">
                ${say('turn', table.whoseTurn)} ${say('table', table.onTheTable)} ${say('score', table.scores)}
                ${layout.lastTrick ? say('last-trick', table.lastTrick) : nothing} ${say('log', table.log)} ${say('hand', table.yourHand)}
                ${say('again', table.newMatch)}
              </div>
              <dl class="keys">
                ${keysOf(layout, table, hints).map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}
              </dl>`
    }
  </div>`;
}
