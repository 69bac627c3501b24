import type {View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {fullScreenIcon, hintIcon, informationIcon, lastTrickIcon, silentIcon, soundIcon, undoIcon} from './icons.js';
import type {Layout} from '../layout.js';
import type {Command, GiveCommand, Panel} from '../scene/command.js';
import type {Scene} from '../scene/scene.js';

/** State that the tools show. */
interface Tools {
  readonly panel: Panel | undefined;
  readonly sound: boolean;
  /** True if the reader may ask for a hint. */
  readonly hints: boolean;
  /** Icon of the tool that leaves full screen; undefined if the table does not fill the screen. */
  readonly leaveIcon: TemplateResult | undefined;
}

/** Renders the toolbar in the corner. */
export function renderTools<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene,
  {panel, sound, hints, leaveIcon}: Tools,
  give: GiveCommand,
): TemplateResult {
  const {table} = scene;
  const tool = (
    command: Command,
    label: string,
    icon: TemplateResult,
    opens?: Panel,
    pressed?: boolean,
  ): TemplateResult =>
    html`<button
      type="button"
      class="tool ${command}"
      data-item=${command}
      aria-label=${label}
      aria-expanded=${opens ? String(panel === opens) : nothing}
      aria-pressed=${pressed === undefined ? nothing : String(pressed)}
      title=${label}
      @click=${() => give(command)}
    >
      ${icon}
    </button>`;
  return html`<div class="tools" part="tools" role="toolbar" aria-label=${table.tools} data-group="tools">
    ${tool('undo', table.undo, undoIcon)}
    ${layout.lastTrick ? tool('last-trick', table.lastTrick, lastTrickIcon, 'last-trick') : nothing}
    ${hints ? tool('hint', table.hint, hintIcon) : nothing}
    ${tool('sound', table.sound, sound ? soundIcon : silentIcon, undefined, sound)}
    ${tool('full-screen', table.fullScreen, leaveIcon ?? fullScreenIcon, undefined, leaveIcon !== undefined)}
    ${tool('information', table.information, informationIcon, 'information')}
  </div>`;
}
