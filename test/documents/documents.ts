// Test helper: shows the examples of a document in a page.
import {expect} from 'chai';
import {find, until} from '../tables/table-in-page.js';

/** URL of a file in the examples, and the URL at which tests serve one. */
const FILE = ['/matches/evening.json', '/__records/evening'] as const;

/** Example in a document: its language, text and line number. */
interface Example {
  readonly kind: string;
  readonly text: string;
  readonly line: number;
  /** HTML that a reader has already pasted: the example itself, or the last HTML before it. */
  readonly page: string;
}

const KITS =
  ':is(calypso-table, capodama-table, capra-table, card-diagram, card-puzzle, game-replay, move-log, playing-card, rules-explainer, ' +
  'scopa-table, score-pad, score-sheet)';
/** The parts of an element that show its subject. */
const SHOWN = '.picture, .board, .hand, .book, .card > svg, .pad, .companion > *';
const KINDS = ['card', 'diagram', 'pad', 'puzzle', 'replay', 'rules', 'settings', 'table'];

/** Reads the HTML and JavaScript examples of a document. */
export async function examplesOf(name: string): Promise<readonly Example[]> {
  const text = await (await fetch(`/docs/${name}.md`)).text();
  let page = '';
  return [...text.matchAll(/^( *)```(html|js)\n([^]*?)^\1```$/gm)].map(({1: indent, 2: kind, 3: code, index}) => {
    const example = code!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (kind === 'html') page = example;
    return {kind: kind!, text: example, line: text.slice(0, index).split('\n').length, page};
  });
}

/** Serves a match at the URL that examples use. */
export const serveMatch = (text: string): Promise<Response> =>
  fetch(FILE[1], {method: 'PUT', body: `game: capodama\n${text}`});

const KIT = '/packages/cartavola/dist/cartavola.js';
const IMPORTED = /(?<=import ')cartavola(?:\/([\w-]+)\.js)?(?=')/g;

/**
 * Runs an example's script as a module. Checks that the entry points it imports exist, and imports the built kit
 * instead. Throws if one doesn't exist.
 */
export async function run(text: string): Promise<void> {
  for (const [, part] of text.matchAll(IMPORTED)) {
    const source = part === undefined ? 'index' : `define/${part}`;
    const {ok} = await fetch(`/packages/cartavola/src/${source}.ts`, {method: 'HEAD'});
    if (!ok) throw new Error(`cartavola has no entry ${part}`);
  }
  const code = text.replaceAll(IMPORTED, location.origin + KIT);
  const address = URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
  try {
    await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Runs an example's script in a new page where the kit loads only after the script has begun, as on a reader's first
 * visit. Rejects with the script's error, if any.
 */
export async function runBeforeKit(html: string, code: string): Promise<void> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const {contentDocument: inner, contentWindow: page} = frame;
  inner!.body.innerHTML = html.replaceAll(...FILE);
  const module = (attributes: Partial<HTMLScriptElement>): void =>
    inner!.body.append(Object.assign(inner!.createElement('script'), {type: 'module', ...attributes}));
  try {
    await new Promise<void>((resolve, reject) => {
      page!.addEventListener('example-over', () => resolve());
      page!.addEventListener('error', ({message}) => reject(new Error(message)));
      const begun = `window.dispatchEvent(new Event('example-begun'));`;
      page!.addEventListener('example-begun', () => module({src: KIT}));
      module({
        text: `${begun}${code.replaceAll(IMPORTED, location.origin + KIT)}\nwindow.dispatchEvent(new Event('example-over'));`,
      });
    });
  } finally {
    frame.remove();
  }
}

/** Page into which examples are pasted. */
export class ExamplePage {
  readonly main: HTMLElement = document.createElement('main');
  /** Faults that elements reported. */
  readonly faults: string[] = [];

  constructor() {
    const note = ({type, detail}: CustomEvent<{code: string; message: string}>): void =>
      void this.faults.push(`${type}: ${detail.code} ${detail.message}`);
    for (const kind of KINDS) this.main.addEventListener(`${kind}-error`, note as EventListener);
  }

  /** Shows an example. Resolves with the kit's elements in it when each of them shows its subject. */
  async show(text: string): Promise<readonly Element[]> {
    this.main.innerHTML = text.replaceAll(...FILE);
    const elements = [...this.main.querySelectorAll(KITS)];
    await until(() => this.faults.length > 0 || elements.every((element) => find(element, SHOWN) !== null));
    expect(this.faults).to.deep.equal([]);
    return elements;
  }

  clear(): void {
    this.main.replaceChildren();
    this.faults.length = 0;
    localStorage.clear();
  }
}
