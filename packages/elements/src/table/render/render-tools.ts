import type {View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {toolIcons} from '../../match/tool-icons.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Layout} from '../layout.js';
import type {Command, RunCommand, Panel} from '../scene/command.js';
import {TOOLS, toolsOf} from '../../match/tools.js';
import type {Scene} from '../scene/scene.js';

/** State that the tools show. */
interface Tools {
  readonly panel: Panel | undefined;
  readonly readerSettings: Pick<ReaderSettings, 'isOn'>;
  /** Icon of the tool that leaves full screen, or undefined if the table doesn't fill the screen. */
  readonly leaveIcon: TemplateResult | undefined;
}

/** Renders the toolbar in the corner. */
export function renderTools<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene,
  {panel, readerSettings, leaveIcon}: Tools,
  runCommand: RunCommand,
): TemplateResult {
  const {table} = scene;
  const tool = (command: Command, label: string, icon: TemplateResult, opens?: Panel): TemplateResult =>
    html`<button
      type="button"
      class="tool ${command}"
      data-item=${command}
      aria-label=${label}
      aria-expanded=${opens ? String(panel === opens) : nothing}
      title=${label}
      @click=${() => runCommand(command)}
    >
      ${icon}
    </button>`;
  const before = toolsOf(layout, readerSettings.isOn('hints')).filter((name) => name !== 'menu');
  return html`<div class="tools" part="tools" role="toolbar" aria-label=${table.tools} data-group="tools">
    ${before.map((name) => tool(name, table[TOOLS[name]], toolIcons[name], name === 'last-trick' ? name : undefined))}
    ${leaveIcon ? tool('full-screen', table.fullScreen, leaveIcon) : nothing}
    ${tool('menu', table.menu, toolIcons.menu, 'menu')}
  </div>`;
}
