import {loadNoticeWords, type Language, type NoticeWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {adopt} from '../../adopt.js';
import type {Unsaved} from '../../save.js';
import {noticeStyles} from './notice.styles.js';

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
