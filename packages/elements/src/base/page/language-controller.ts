import {languageFor, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isElement, outerNode} from './node-kind.js';

type LanguageHost = ReactiveControllerHost & HTMLElement;

const watchers = new Set<() => void>();
let observer: MutationObserver | undefined;
const noted = new Set<string>();

/**
 * Tracks its host's language: the nearest ancestor's `lang` attribute, across shadow roots, or English if there is
 * none.
 */
export class LanguageController implements ReactiveController {
  language: Language = USUAL_LANGUAGE;
  readonly #host: LanguageHost;
  readonly #start: () => Element;

  /** `start` returns the element whose language is used. The default is the host. */
  constructor(host: LanguageHost, start: () => Element = () => host) {
    this.#host = host;
    this.#start = start;
    host.addController(this);
  }

  hostConnected(): void {
    watchers.add(this.look);
    if (!observer) {
      observer = new MutationObserver(() => watchers.forEach((look) => look()));
      observer.observe(document, {subtree: true, attributeFilter: ['lang']});
    }
    this.look();
  }

  hostDisconnected(): void {
    watchers.delete(this.look);
    if (watchers.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  }

  /** Recomputes the language. Call this when `start` may return a different element. */
  readonly look = (): void => {
    const tag = nearestLanguage(this.#start());
    const language = languageFor(tag);
    if (!language && tag && !noted.has(tag)) {
      noted.add(tag);
      console.info(`Cartavola does not support the language “${tag}”. Falling back to English.`);
    }
    if ((language ?? USUAL_LANGUAGE) === this.language) return;
    this.language = language ?? USUAL_LANGUAGE;
    this.#host.requestUpdate();
  };
}

function nearestLanguage(start: Element): string {
  for (let node: Node | null = start; node; node = outerNode(node))
    if (isElement(node) && node.hasAttribute('lang')) return node.getAttribute('lang')!;
  return '';
}
