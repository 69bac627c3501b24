import {expect} from 'chai';
import '@cartavola/elements/define/card-puzzle.js';
import '@cartavola/elements/define/game-replay.js';
import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import {rebuilt} from '../../packages/cartavola/src/embed/foreign-markup.js';
import {until} from '../tables/table-in-page.js';
import {excessOf} from './growth.js';

/** Text that elements read only in pages: in their children, or at a URL. */
interface InPage {
  readonly name: string;
  /** Creates an element with a text. */
  readonly make: (text: string) => HTMLElement;
  readonly pieces: readonly string[];
}

/** Creates an element with a child that contains text. */
function withChild(name: string, child: 'pre' | 'script', text: string): HTMLElement {
  const element = document.createElement(name);
  const inside = document.createElement(child);
  if (child === 'script') (inside as HTMLScriptElement).type = 'application/json';
  else inside.dataset['cartavolaRecord'] = '';
  inside.textContent = text;
  element.append(inside);
  return element;
}

const urls: string[] = [];

/** Creates an element that loads a text. */
function withSrc(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  urls.push(URL.createObjectURL(new Blob([text])));
  element.setAttribute('src', urls.at(-1)!);
  return element;
}

function withSteps(html: string): HTMLElement {
  const element = document.createElement('rules-explainer');
  element.setAttribute('game', 'scopa');
  element.innerHTML = html;
  return element;
}

const IN_PAGE: readonly InPage[] = [
  {name: 'src of a replay', make: (text) => withSrc('game-replay', text), pieces: ['\n', 'game\n', '[']},
  {name: 'record in a replay', make: (text) => withChild('game-replay', 'pre', text), pieces: ['\n', ' /']},
  {name: 'src of a puzzle', make: (text) => withSrc('card-puzzle', text), pieces: ['[', '\n']},
  {
    name: 'script in a table',
    make: (text) => withChild('scopa-table', 'script', `</p>${text}`),
    pieces: ['\n', '</p>\n', '<p>'],
  },
  {
    name: 'steps of a lesson',
    make: withSteps,
    pieces: [
      '<lesson-step skill="a">b</lesson-step>',
      '<lesson-step><p>a</p><lesson-hint>b</lesson-hint></lesson-step>',
    ],
  },
];

/** What elements show when they have read their text, or found a fault in it. */
const READ = '.problem, .picture, .lesson, [role="alert"]';

/** An element itself takes so much time that shorter texts tell nothing. */
const LENGTHS = [100_000];

describe('Elements read texts in pages in time in proportion to their length:', () => {
  afterEach(() => {
    document.body.replaceChildren();
    for (const url of urls.splice(0)) URL.revokeObjectURL(url);
  });

  for (const {name, make, pieces} of IN_PAGE)
    it(name, async () => {
      const read = async (text: string): Promise<void> => {
        const element = make(text);
        document.body.append(element);
        await until(() => element.shadowRoot?.querySelector(READ) != null);
        element.remove();
      };
      for (const piece of pieces) expect(await excessOf(read, {piece, end: ''}, LENGTHS), piece).to.equal(undefined);
    });

  it('the lesson of another page', async () => {
    const read = (html: string): readonly Node[] => {
      const {body} = new DOMParser().parseFromString(html, 'text/html');
      return rebuilt([...body.children], 'https://example.org/', {'lesson-step': ['skill']});
    };
    for (const piece of ['<p>a</p>', '<lesson-step>a</lesson-step>', '<script>'])
      expect(await excessOf(read, {piece, end: ''}, LENGTHS), piece).to.equal(undefined);
  });
});
