import type {Language} from '@cartavola/words';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import {adopt} from '../../base/adopt.js';
import type {Unsaved} from '../../base/page/save.js';
import {noticeTexts, type LoadedTexts} from './notice-texts.js';

/** Styles for a notice about the match: a strip that doesn't cover anything, or text that replaces the table. */
const noticeStyles = css`
  .notice {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    padding: 4px 12px;
    color: var(--text);
    background: var(--shade);
    text-align: center;
  }
  .notice.waiting {
    grid-row: 1 / -1;
    place-self: center;
    padding: 24px 12px;
    background: none;
    font-size: 1.15em;
  }
  .notice button {
    min-block-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    font-weight: 600;
  }
  .notice button:hover {
    background: var(--hover);
  }
  /* Hide the tools that act on the match if the table only follows it. */
  .table:has(.notice.elsewhere) :is(.score [data-group], .tool.undo, .panel [data-item='again']) {
    display: none;
  }
  @media print {
    .notice {
      display: none;
    }
  }
`;

/** Table that shows a notice. */
interface NoticeHost {
  readonly shadowRoot: ShadowRoot | null;
  requestUpdate(): void;
}

/** Notice that a table shows about its match, for example that another tab is playing it. */
export class Notice {
  readonly #texts: LoadedTexts<NoticeWords>;
  readonly #code: 'waiting' | 'elsewhere' | Unsaved;
  readonly #playHere: (() => void) | undefined;

  /** Creates a notice. `playHere` is the action of its button. If it is absent, there is no button. */
  constructor(host: NoticeHost, code: 'waiting' | 'elsewhere' | Unsaved, playHere?: () => void) {
    this.#texts = noticeTexts(() => host.requestUpdate());
    this.#code = code;
    this.#playHere = playHere;
    adopt(host.shadowRoot!, [noticeStyles]);
    host.requestUpdate();
  }

  /** Renders the notice, or nothing until its words are loaded. */
  render(language: Language): TemplateResult | typeof nothing {
    const words = this.#texts.in(language);
    if (!words) return nothing;
    return html`<div class="notice ${this.#code}" part="notice" data-group="notice">
      <p role="status">${words[this.#code]}</p>
      ${
        this.#playHere
          ? html`<button type="button" data-item="play-here" @click=${this.#playHere}>${words.playHere}</button>`
          : nothing
      }
    </div>`;
  }
}
