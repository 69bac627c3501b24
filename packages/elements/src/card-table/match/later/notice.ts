import type {Language} from '@cartavola/words';
import {loadNoticeWords} from '@cartavola/words/table/load-notice-words.js';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import {adopt} from '../../../element/adopt.js';
import type {Unsaved} from '../../../page/save.js';

/** What stands at a table about the match itself: a strip that covers nothing, or a text in place of the table. */
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
  /* Who looks on has no use for what plays on. */
  .table:has(.notice.elsewhere) :is(.score [data-group], .tool.undo, .panel [data-item='again']) {
    display: none;
  }
  @media print {
    .notice {
      display: none;
    }
  }
`;

/** The table at which a notice stands. */
interface NoticeHost {
  readonly shadowRoot: ShadowRoot | null;
  requestUpdate(): void;
}

/** What stands at a table about the match itself. */
export class Notice {
  readonly #host: NoticeHost;
  readonly #code: 'waiting' | 'elsewhere' | Unsaved;
  readonly #playHere: (() => void) | undefined;
  #language: Language | undefined;
  #words: NoticeWords | undefined;

  /** `playHere`: what its button does. */
  constructor(host: NoticeHost, code: 'waiting' | 'elsewhere' | Unsaved, playHere?: () => void) {
    this.#host = host;
    this.#code = code;
    this.#playHere = playHere;
    adopt(host.shadowRoot!, [noticeStyles]);
    host.requestUpdate();
  }

  /** Nothing before its words are there. */
  render(language: Language): TemplateResult | typeof nothing {
    if (language !== this.#language) this.#load((this.#language = language));
    const words = this.#words;
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

  #load(language: Language): void {
    loadNoticeWords(language).then(
      (words) => {
        if (language !== this.#language) return;
        this.#words = words;
        this.#host.requestUpdate();
      },
      // The next rendering tries again.
      () => (this.#language = undefined),
    );
  }
}
