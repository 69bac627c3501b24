import type {MenuWords} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import {chooseFile, fileChosen} from '../../base/page/choose-file.js';
import type {RunCommand} from '../scene/command.js';
import type {Shared} from '../scene/shared.js';
import {renderShared} from './render-shared.js';

/** Renders the panel for saving the match as a file or opening one. */
export function renderFile(
  shared: Shared | undefined,
  menu: MenuWords,
  runCommand: RunCommand,
  open: (file: Blob) => void,
): TemplateResult {
  const {matchFile} = menu;
  return html`<p>${matchFile.holds}</p>
    ${renderShared(shared, menu)}
    <div class="asks">
      <button type="button" data-item="save-record" @click=${() => runCommand('save-record')}>${matchFile.record}</button>
      <button type="button" data-item="save-notation" @click=${() => runCommand('save-notation')}>${matchFile.notation}</button>
      <button type="button" data-item="open-file" @click=${chooseFile}>${matchFile.open}</button>
      <input type="file" hidden accept=".json,.txt,application/json,text/plain" @change=${fileChosen(open)} />
    </div>`;
}
