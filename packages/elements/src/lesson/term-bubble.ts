import {html, nothing, type LitElement, type ReactiveController, type TemplateResult} from 'lit';
import {boxIn} from '../board/scale.js';
import type {OpenBook} from '../question/open-book.js';

/** Distance in pixels between a word and its explanation. */
const GAP = 6;

/**
 * Tooltip that explains a word. It opens on focus, hover and tap, and closes on Escape, on a tap elsewhere, and when
 * the pointer or focus leaves the word. For screen readers, the word's `aria-describedby` refers to the glossary.
 */
export class TermBubble implements ReactiveController {
  /** Word to explain. */
  term: HTMLElement | undefined;
  readonly #host: LitElement;
  #listening: AbortController | undefined;
  /** True if focus, a click or a tap opened the tooltip, not just hovering. */
  #isAskedFor = false;
  /**
   * True if focus, a click or a tap had already opened the pressed word's tooltip. In that case, the click or tap
   * closes it.
   */
  #ends = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  close(): void {
    if (!this.term) return;
    this.#listening?.abort();
    this.term = undefined;
    this.#isAskedFor = false;
    this.#host.requestUpdate();
  }

  /** Handles all events in the text, depending on their type. */
  readonly handle = (event: Event): void => {
    const target = event.target as Element;
    const term = target.closest<HTMLElement>('.term') ?? undefined;
    const inside = term ?? target.closest('.bubble');
    switch (event.type) {
      case 'pointerdown':
        this.#ends = term !== undefined && term === this.term && this.#isAskedFor;
        break;
      case 'click':
        if (!term) break;
        if (this.#ends) this.close();
        else this.#askFor(term);
        this.#ends = false;
        break;
      case 'focusin':
        if (term) this.#askFor(term);
        break;
      case 'focusout':
        this.close();
        break;
      case 'pointerover':
        if ((event as PointerEvent).pointerType !== 'mouse') break;
        if (term) this.#open(term);
        else if (!inside && !this.term?.matches(':focus')) this.close();
        break;
      case 'pointerleave':
        if (!this.term?.matches(':focus')) this.close();
        break;
      case 'keydown':
        this.#handleKey(event as KeyboardEvent, term);
    }
  };

  /** Positions the tooltip within the text: below the word, or above it if there isn't enough room. */
  hostUpdated(): void {
    const {term} = this;
    const bubble = this.#host.shadowRoot?.querySelector<HTMLElement>('.bubble');
    if (!term || !bubble) return;
    const around = bubble.offsetParent ?? bubble;
    const word = boxIn(around as HTMLElement, term);
    const {top, bottom} = term.getBoundingClientRect();
    const height = GAP + bubble.offsetHeight;
    const isBelow = bottom + height * word.scale <= innerHeight || top < height * word.scale;
    const left = Math.min(word.left, around.clientWidth - bubble.offsetWidth - 8);
    bubble.style.setProperty('--left', `${Math.max(8, left)}px`);
    bubble.style.setProperty('--top', `${isBelow ? word.top + word.height + GAP : word.top - height}px`);
  }

  #handleKey(event: KeyboardEvent, term: HTMLElement | undefined): void {
    if (event.key === 'Escape') this.close();
    if (!term || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (term === this.term) this.close();
    else this.#askFor(term);
  }

  #askFor(term: HTMLElement): void {
    this.#open(term);
    this.#isAskedFor = true;
  }

  #open(term: HTMLElement): void {
    if (term === this.term) return;
    this.#listening?.abort();
    this.#isAskedFor = false;
    this.#listening = new AbortController();
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (this.term && !event.composedPath().includes(this.term)) this.close();
      },
      {signal: this.#listening.signal, capture: true},
    );
    this.term = term;
    this.#host.requestUpdate();
  }
}

/** Renders a word's tooltip. It is hidden from screen readers, which read the word's description instead. */
export function renderBubble(word: HTMLElement | undefined, {book}: OpenBook): TemplateResult | typeof nothing {
  const key = word?.dataset['term'];
  const term = key && book.glossary.find((one) => one.key === key);
  if (!term) return nothing;
  return html`<p class="bubble" aria-hidden="true"><b>${term.term}</b>${term.meaning}</p>`;
}
