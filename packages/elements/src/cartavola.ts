// The one file a page loads. It imports nothing before it has claimed the page: a second copy, or another version, stops here.
import type {Claim} from './thinking/ladder.js';

const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'calypso-table': () => import('./define/calypso-table.js'),
  'capodama-table': () => import('./define/capodama-table.js'),
  'capra-table': () => import('./define/capra-table.js'),
  'move-log': () => import('./define/move-log.js'),
  'playing-card': () => import('./define/playing-card.js'),
  'rules-explainer': () => import('./define/rules-explainer.js'),
  'scopa-table': () => import('./define/scopa-table.js'),
  'score-sheet': () => import('./define/score-sheet.js'),
};

const claim = Symbol.for('cartavola');
const page = globalThis as {[claim]?: Claim};

/** Loads what an element needs the first time that it appears in the document. */
function watch(): void {
  const waiting = new Set(Object.keys(elements));
  const load = (name: string): void => {
    if (!waiting.delete(name)) return;
    elements[name]!().catch((error: unknown) => {
      waiting.add(name);
      console.error(`Cartavola: <${name}> could not be loaded.`, error);
    });
  };
  const look = (root: ParentNode): void => {
    for (const name of waiting) if (root.querySelector(name)) load(name);
  };
  const observer = new MutationObserver((changes) => {
    for (const {addedNodes} of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        load(node.localName);
        look(node);
      }
    }
    if (waiting.size === 0) observer.disconnect();
  });
  observer.observe(document, {childList: true, subtree: true});
  look(document);
}

if (page[claim]) console.info('Cartavola is already on this page: this copy does nothing.');
else {
  page[claim] = {url: import.meta.url};
  watch();
}
