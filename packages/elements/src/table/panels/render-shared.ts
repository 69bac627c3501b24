import type {MenuWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {CopiedLink, SavedFile, Shared} from '../scene/shared.js';

/** Returns the outcome of copying a link or saving a file, in words. */
export const tellShared = (shared: Shared, menu: MenuWords): string =>
  'file' in shared ? tellFile(shared, menu) : tellCopy(shared, menu);

function tellCopy({address, isCopied, to}: CopiedLink, {dealLink}: MenuWords): string {
  if (address === undefined) return dealLink.none;
  if (!isCopied) return dealLink.refused;
  return to === 'match' ? dealLink.matchCopied : to === 'later-deal' ? dealLink.laterCopied : dealLink.copied;
}

function tellFile({file, text}: SavedFile, {matchFile}: MenuWords): string {
  if (file === undefined) return matchFile.none;
  return text === undefined ? matchFile.saved(file) : matchFile.barred(file);
}

const select = ({currentTarget}: Event): void => (currentTarget as HTMLInputElement | HTMLTextAreaElement).select();

/** Renders the outcome of sharing, with a field for copying by hand if copying or saving may have failed. */
export function renderShared(shared: Shared | undefined, menu: MenuWords): TemplateResult | typeof nothing {
  if (!shared) return nothing;
  return html`<p>${tellShared(shared, menu)}</p>
    ${'file' in shared ? fileField(shared, menu) : linkField(shared, menu)}`;
}

const linkField = ({address, isCopied}: CopiedLink, {dealLink}: MenuWords): TemplateResult | typeof nothing =>
  address === undefined || isCopied
    ? nothing
    : html`<input class="address" readonly data-item="address" aria-label=${dealLink.toCopy} .value=${address} @focus=${select} />`;

const fileField = ({text}: SavedFile, {matchFile}: MenuWords): TemplateResult | typeof nothing =>
  text === undefined
    ? nothing
    : html`<textarea class="address" readonly rows="3" data-item="text" aria-label=${matchFile.toCopy} .value=${text} @focus=${select}></textarea>`;
