import {html, nothing, type TemplateResult} from 'lit';
import {chooseFile, fileChosen} from '../base/page/choose-file.js';
import type {PadTexts} from './pad-view.js';

/** Actions on a pad other than entering deals. */
interface MoreHandler {
  rename(): void;
  print(): void;
  saveFile(): void;
  openFile(file: Blob): void;
  copyText(): void;
  /** Begins a new match. Asks for confirmation if a match is in progress. */
  newMatch(): void;
  /** Deletes the pad after asking for confirmation. */
  erase(): void;
}

/** Renders the actions on a pad. `shown` is text for the reader to copy by hand. */
export function renderMore(
  {words}: PadTexts,
  {
    shown,
    asks,
    isBegun,
  }: {readonly shown: string | undefined; readonly asks: 'end' | 'erase' | undefined; readonly isBegun: boolean},
  handler: MoreHandler,
  keep: () => void,
): TemplateResult {
  const button = (name: string, label: string, use: () => void): TemplateResult =>
    html`<button type="button" data-do=${name} @click=${use}>${label}</button>`;
  if (asks) {
    const question = asks === 'end' ? words.endMatch : words.endPad;
    return html`<div class="list" role="group" aria-label=${question}>
      <p>${question}</p>
      ${button('keep-match', asks === 'end' ? words.keepMatch : words.back, keep)}
      ${asks === 'end' ? button('end-match', words.newMatch, () => handler.newMatch()) : button('end-pad', words.erasePad, () => handler.erase())}
    </div>`;
  }
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
    ${isBegun ? html`${button('new-match', words.newMatch, () => handler.newMatch())} ${button('erase-pad', words.erasePad, () => handler.erase())}` : nothing}
    ${shown === undefined ? nothing : html`<textarea readonly rows="4" aria-label=${words.toCopy} .value=${shown}></textarea>`}
  </div>`;
}
