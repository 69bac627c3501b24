import type {View} from '@cartavola/engine';
import type {MenuWords} from '@cartavola/words';
import {LEVELS, USUAL_LEVEL, type Level} from '@cartavola/bots/levels.js';
import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {icon, toolIcons} from '../../match/tool-icons.js';
import type {Layout} from '../layout.js';
import type {LogLine} from '../../match/log-line.js';
import {ownElement} from '../../base/own-element.js';
import {leaveCovered} from './panel-room.js';
import {renderFile} from './render-file.js';
import {renderLog} from '../../lists/render-log.js';
import {renderMarks} from '../../lists/render-marks.js';
import {mayChoose, mayChooseLevel, renderSettings} from './render-settings.js';
import {renderShared} from './render-shared.js';
import type {Command, RunCommand, Panel} from '../scene/command.js';
import {hasWon, type Scene} from '../scene/scene.js';
import type {Shared} from '../scene/shared.js';
import {renderLastTrick} from '../render/trick.js';

const closeIcon = icon(svg`<path d="m6 6 12 12M18 6 6 18"/>`);
const backIcon = icon(svg`<path d="m14 5-7 7 7 7"/>`);

/** Icons of the menu items. */
const ICONS: Partial<Record<Command, TemplateResult>> = {
  ...toolIcons,
  ...Object.fromEntries(
    Object.entries<SVGTemplateResult>({
      rules: svg`<path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14"/>`,
      settings: svg`<path d="M4 7h9M18 7h2M4 17h2M11 17h9"/><circle cx="15.5" cy="7" r="2.5"/><circle cx="8.5" cy="17" r="2.5"/>`,
      record: svg`<path d="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4M9 15l2 2 4-4"/>`,
      review: svg`<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.500M4 4v4.500h4.500M12 8v4l3 2"/>`,
      log: svg`<path d="M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1"/>`,
      standing: svg`<path d="M5 20V10M12 20V4M19 20v-7"/>`,
      'full-screen': svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>`,
      link: svg`<path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.7 6.6M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.4-1.4"/>`,
      file: svg`<path d="M13 3H6v18h12V8zM13 3v5h5M12 11v6M9.500 14.500l2.500 2.500 2.500-2.500"/>`,
      print: svg`<path d="M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z"/>`,
      keys: svg`<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M7 10v.1M11 10v.1M15 10v.1M8 14h8"/>`,
      again: svg`<path d="M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5"/>`,
    }).map(([command, lines]) => [command, icon(lines)]),
  ),
};

/** Items with an effect on the table. They close the menu, so the effect is visible. */
const ACTS: readonly Command[] = ['undo', 'hint', 'full-screen', 'print'];

/** State of a panel in addition to the scene. */
interface PanelState {
  readonly menu: MenuWords;
  readonly readerSettings: ReaderSettings;
  readonly log: readonly LogLine[];
  /** Outcome of sharing the match. */
  readonly shared: Shared | undefined;
  /** Opens the match from a file. Undefined if the table doesn't accept or offer files. */
  readonly openFile: ((file: Blob) => void) | undefined;
}

/** Fits a panel into the available space once it is in the page. */
const fitted = (panel: Element | undefined): void => {
  if (panel) void Promise.resolve().then(() => leaveCovered(panel as HTMLElement));
};

const levelNow = (readerSettings: ReaderSettings): Level =>
  LEVELS.find((level) => level === readerSettings.value('level')) ?? USUAL_LEVEL;

/** Renders a panel over the table: the menu, or a panel opened from it. */
export function renderPanel<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene<V, W>,
  panel: Panel,
  {menu, readerSettings, log, shared, openFile}: PanelState,
  runCommand: RunCommand,
): TemplateResult {
  const {table} = scene;
  const plain = layout as unknown as Layout;
  const hints = readerSettings.isOn('hints');
  const say = (command: Command, label: string): TemplateResult =>
    html`<button type="button" data-item=${command} @click=${() => runCommand(command)}>${label}</button>`;
  const choose = (command: Command): void => {
    if (ACTS.includes(command)) runCommand('close');
    runCommand(command);
  };
  const item = (command: Command, label: string): TemplateResult =>
    html`<button type="button" data-item=${command} @click=${() => choose(command)}>${ICONS[command]}<span>${label}</span></button>`;
  /** Renders a button for another match and, after a win, one for a match against stronger bots. */
  const renderRematch = (): TemplateResult => {
    const now = levelNow(readerSettings);
    const isAdaptive = readerSettings.authored('level') === 'adaptive';
    const level = LEVELS[LEVELS.indexOf(now) + 1];
    return html`<div class="asks">
      ${say('again', isAdaptive ? `${table.newMatch} (${menu.values.level[now]})` : table.newMatch)}
      ${
        level && !isAdaptive && hasWon(scene) && mayChooseLevel(readerSettings)
          ? html`<button type="button" data-item="harder" @click=${() => {
              readerSettings.choose('level', level);
              runCommand('again');
            }}>${table.newMatch} (${menu.values.level[level]})</button>`
          : nothing
      }
    </div>`;
  };
  const panels: Readonly<Record<Panel, readonly [title: string, render: () => unknown]>> = {
    menu: [
      table.menu,
      () => html`<div class="items">
          ${item('rules', menu.rules)} ${mayChoose(readerSettings) ? item('settings', menu.settings) : nothing}
          ${item('record', menu.record)}
          ${typeof scene.view.viewer === 'number' && scene.standing.finished > 0 ? item('review', table.lookBack) : nothing} ${item('log', table.log)} ${item('standing', table.scores)} ${item('undo', table.undo)}
          ${hints ? item('hint', table.hint) : nothing} ${item('full-screen', table.fullScreen)} ${openFile ? [item('link', menu.dealLink.title), item('file', menu.matchFile.title)] : nothing} ${item('print', menu.print)}
          ${item('keys', menu.keysTitle)} ${item('again', table.newMatch)}
        </div>
        <div class="asks">
          ${say('turn', menu.whoseTurn)} ${say('repeat', menu.repeat)} ${say('table', table.onTheTable)}
          ${layout.lastTrick ? say('last-trick', table.lastTrick) : nothing} ${say('hand', table.yourHand)}
        </div>`,
    ],
    rules: [
      menu.rules,
      () =>
        html`${ownElement(
          'rules-explainer',
          {view: 'rules', game: layout.game.id, deck: scene.deckId},
          {options: scene.view.options},
        )}`,
    ],
    settings: [menu.settings, () => renderSettings(plain, scene, menu, readerSettings)],
    record: [menu.record, () => html`${ownElement('table-record', {'data-panel': ''})}`],
    review: [
      table.lookBack,
      () => html`${ownElement('coach-panel', {'data-panel': ''})} ${scene.standing.result ? renderRematch() : nothing}`,
    ],
    standing: [table.scores, () => renderMarks(scene.standing, table)],
    link: [
      menu.dealLink.title,
      () => html`${renderShared(shared, menu)}<div class="asks">${say('match-link', menu.dealLink.match)}</div>`,
    ],
    file: [menu.matchFile.title, () => openFile && renderFile(shared, menu, runCommand, openFile)],
    keys: [
      menu.keysTitle,
      () => html`<dl class="keys">
        ${menu.keys
          .filter(([key]) => (key !== 'L' || layout.lastTrick) && (key !== 'C' || hints))
          .map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}
      </dl>`,
    ],
    'last-trick': [table.lastTrick, () => renderLastTrick(scene, layout.lastTrick?.(scene.view))],
    log: [table.log, () => renderLog(log, table)],
    again: [
      menu.endMatch,
      () => html`<div class="asks">
        <button type="button" data-item="keep" @click=${() => runCommand('close')}>${table.keepMatch}</button>
        ${say('begin', table.newMatch)}
      </div>`,
    ],
  };
  const [title, content] = panels[panel];
  return html`<div class="panel" data-panel=${panel} role="dialog" aria-label=${title} data-group="panel" ${ref(fitted)}>
    <header>
      ${
        panel === 'menu' || panel === 'again'
          ? nothing
          : html`<button type="button" class="tool" data-item="menu" aria-label=${menu.back} title=${menu.back} @click=${() => runCommand('menu')}>${backIcon}</button>`
      }
      <h3>${title}</h3>
      <button type="button" class="tool" data-item="close" aria-label=${table.close} title=${table.close} @click=${() => runCommand('close')}>${closeIcon}</button>
    </header>
    <div class="content">${content()}</div>
  </div>`;
}
