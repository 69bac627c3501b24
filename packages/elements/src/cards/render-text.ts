import {html, nothing, type LitElement, type TemplateResult} from 'lit';

/**
 * Renders the text that browsers copy and find instead of a card: the host's own text, or `name` if it has none. The
 * text is invisible, and screen readers skip it, because the card has a name.
 */
export function renderText(host: LitElement, name: string): TemplateResult {
  const own = host.textContent.trim();
  // Elements, such as links, are not slotted, because they could be focused.
  const isText = host.firstElementChild === null;
  // Separates the text from that of another card.
  const isFollowed = host.nextSibling?.nodeType === Node.ELEMENT_NODE;
  return html`<span class="copied" aria-hidden="true"><slot ?hidden=${!isText} @slotchange=${() => host.requestUpdate()}></slot>${own === '' ? name : isText ? nothing : own}${isFollowed ? html`<span> </span>` : nothing}</span>`;
}
