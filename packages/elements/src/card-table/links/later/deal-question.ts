import type {Language} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {Day} from '../../../daily/day.js';
import {adopt} from '../../../element/adopt.js';
import {NoticeTexts} from '../../match/later/notice-texts.js';
import {panelStyles} from '../../render/later/panel.styles.js';
import type {LinkedDeal} from '../../match/linked-deal.js';
import type {DealLinks} from '../deal-links.js';

/** Deal of a link, with the day or week that it is of. */
interface AskedDeal extends LinkedDeal {
  readonly day: Day | undefined;
}

/** Dialog over the table that asks whether the deal or match of a link takes the place of the current match, or tells that it cannot. */
export class DealQuestion {
  readonly #links: DealLinks;
  readonly #deal: AskedDeal | undefined;
  readonly #texts = new NoticeTexts(() => void this.#show());
  #isShown = false;

  /** Creates the dialog. `deal` is undefined if the link opens none. */
  constructor(links: DealLinks, deal: AskedDeal | undefined) {
    this.#links = links;
    this.#deal = deal;
    adopt(links.host.shadowRoot!, [panelStyles]);
  }

  /** Renders the dialog; nothing until its words are loaded. */
  render(language: Language): TemplateResult | typeof nothing {
    const words = this.#texts.in(language);
    const table = this.#links.host.scene?.table;
    if (!words || !table) return nothing;
    const deal = this.#deal;
    const isMatch = deal?.record !== undefined;
    const title = deal ? (isMatch ? words.openMatch : words.openDeal) : words.wrongLink;
    return html`<div class="panel" role="dialog" aria-label=${title} data-group="panel" @keydown=${this.#handleKey}>
      <header><h3>${title}</h3></header>
      ${deal?.day ? html`<p>${table.dealOf[deal.day.rhythm](deal.day.number)}</p>` : nothing}
      ${deal?.beat ? html`<p>${words.toBeat(deal.beat.join('–'))}</p>` : nothing}
      <div class="asks">
        <button type="button" data-item="keep" @click=${this.#close}>${deal ? table.keepMatch : table.close}</button>
        ${deal ? html`<button type="button" data-item="open" @click=${() => this.#open(deal)}>${isMatch ? words.playMatch : words.playDeal}</button>` : nothing}
      </div>
    </div>`;
  }

  readonly #close = (): void => this.#links.ask(undefined);

  #open(deal: LinkedDeal): void {
    this.#close();
    this.#links.keeper.open(deal);
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
    if (!this.#isShown) host.focusItem('panel');
    this.#isShown = true;
  }
}
