import type {MenuWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {DealCopy} from '../../scene/deal-copy.js';

/** Says what has become of copying a link. */
export function tellCopy({address, isCopied, isMatch}: DealCopy, {dealLink}: MenuWords): string {
  if (address === undefined) return dealLink.none;
  if (!isCopied) return dealLink.refused;
  return isMatch ? dealLink.matchCopied : dealLink.copied;
}

/** Renders what has become of copying, with a field to copy from by hand where the page may not. */
export function renderCopy(copy: DealCopy | undefined, menu: MenuWords): TemplateResult | typeof nothing {
  if (!copy) return nothing;
  const {address, isCopied} = copy;
  const select = ({currentTarget}: Event): void => (currentTarget as HTMLInputElement).select();
  return html`<p>${tellCopy(copy, menu)}</p>
    ${
      address === undefined || isCopied
        ? nothing
        : html`<input class="address" readonly data-item="address" aria-label=${menu.dealLink.toCopy} .value=${address} @focus=${select} />`
    }`;
}
