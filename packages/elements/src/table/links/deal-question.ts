import type {Problem} from '@cartavola/engine';
import {loadProblemWords, type Language} from '@cartavola/words';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {Day} from '../../match/day.js';
import {adopt} from '../../base/adopt.js';
import {LoadedTexts, noticeTexts} from '../saving/notice-texts.js';
import type {LinkedDeal} from '../match/linked-deal.js';
import {panelStyles} from '../panels/panel.styles.js';
import type {Links} from '../match/link-table.js';

/** Request from a link or file to open a deal or match. */
interface OpenRequest {
  readonly source: 'link' | 'file';
  /** Deal to open, with its day or week if it has one. Absent if the link or file can't be opened. */
  readonly deal?: LinkedDeal & {readonly day?: Day | undefined};
  /** Opens the deal. */
  readonly open?: () => void;
  /** Reason why the link or file can't be opened. */
  readonly problem?: Problem;
}

/**
 * Dialog over the table that asks whether the deal or match from a link or file should replace the current match, or
 * says why that isn't possible.
 */
export class DealQuestion {
  readonly #links: Links;
  readonly #request: OpenRequest;
  readonly #texts = noticeTexts(() => void this.#show());
  readonly #reasons = new LoadedTexts(loadProblemWords, () => void this.#show());
  #isReady = false;
  #isShown = false;

  constructor(links: Links, request: OpenRequest) {
    this.#links = links;
    this.#request = request;
    adopt(links.host.shadowRoot!, [panelStyles]);
  }

  /** Renders the dialog, or nothing until its words are loaded. */
  render(language: Language): TemplateResult | typeof nothing {
    const {deal, open, problem} = this.#request;
    const reason = problem && this.#reasons.in(language)?.problemText(problem.code, problem.path);
    const words = this.#texts.in(language);
    const table = this.#links.host.scene?.table;
    if (!words || !table || (problem && !reason)) return nothing;
    this.#isReady = true;
    const title = this.#title(words);
    return html`<div class="panel" role="dialog" aria-label=${title} aria-describedby=${problem ? 'reason' : nothing} data-group="panel" @keydown=${this.#handleKey}>
      <header><h3>${title}</h3></header>
      <div class="content">
      ${problem ? html`<p id="reason">${reason} <code>${problem.code}${problem.path && ` · ${problem.path}`}</code></p>` : nothing}
      ${deal?.day ? html`<p>${table.dealOf[deal.day.rhythm](deal.day.number)}</p>` : nothing}
      ${deal?.beat ? html`<p>${words.toBeat(deal.beat.join('–'))}</p>` : nothing}
      <div class="asks">
        <button type="button" data-item="keep" @click=${this.#close}>${deal ? table.keepMatch : table.close}</button>
        ${open ? html`<button type="button" data-item="open" @click=${() => this.#open(open)}>${deal?.record === undefined ? words.playDeal : words.playMatch}</button>` : nothing}
      </div>
      </div>
    </div>`;
  }

  #title(words: NoticeWords): string {
    const {source, deal} = this.#request;
    if (source === 'file') return deal ? words.openFile : words.wrongFile;
    if (!deal) return words.wrongLink;
    return deal.record === undefined ? words.openDeal : words.openMatch;
  }

  readonly #close = (): void => this.#links.ask(undefined);

  #open(open: () => void): void {
    this.#close();
    open();
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#close();
  };

  /** Renders the dialog with its words, and focuses it the first time. */
  async #show(): Promise<void> {
    const {host} = this.#links;
    host.requestUpdate();
    await host.updateComplete;
    if (this.#isReady && !this.#isShown) host.focusItem('panel');
    this.#isShown = this.#isReady;
  }
}
