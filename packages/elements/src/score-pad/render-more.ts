import {html, nothing, type TemplateResult} from 'lit';
import {chooseFile, fileChosen} from '../page/choose-file.js';
import type {PadTexts} from './pad-view.js';

/** What the reader can do with a pad besides entering. */
interface MoreHandler {
  rename(): void;
  print(): void;
  saveFile(): void;
  openFile(file: Blob): void;
  copyText(): void;
  /** Begins a new match; asks first while one goes on. */
  newMatch(): void;
}

/** Renders what can be done with a pad; `shown`: a text to copy by hand. */
export function renderMore(
  {words}: PadTexts,
  {shown, asks, isBegun}: {readonly shown: string | undefined; readonly asks: boolean; readonly isBegun: boolean},
  handler: MoreHandler,
  keep: () => void,
): TemplateResult {
  const button = (name: string, label: string, use: () => void): TemplateResult =>
    html`<button type="button" data-do=${name} @click=${use}>${label}</button>`;
  if (asks)
    return html`<div class="list" role="group" aria-label=${words.endMatch}>
      <p>${words.endMatch}</p>
      ${button('keep-match', words.keepMatch, keep)} ${button('end-match', words.newMatch, () => handler.newMatch())}
    </div>`;
  return html`<div class="list">
    ${
      isBegun
        ? html`${button('rename', words.rename, () => handler.rename())} ${button('print', words.print, () => handler.print())}
          ${button('save-file', words.saveFile, () => handler.saveFile())}
          ${button('copy-text', words.copyText, () => handler.copyText())}`
        : nothing
    }
    <button type="button" data-do="open-file" @click=${chooseFile}>${words.openFile}</button>
    <input type="file" hidden accept=".json,application/json" @change=${fileChosen((file) => handler.openFile(file))} />
    ${isBegun ? button('new-match', words.newMatch, () => handler.newMatch()) : nothing}
    ${shown === undefined ? nothing : html`<textarea readonly rows="4" aria-label=${words.toCopy} .value=${shown}></textarea>`}
  </div>`;
}
