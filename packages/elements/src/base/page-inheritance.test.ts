import {expect} from 'chai';
import {SWEEP} from '../../../../test/lessons/puzzle-examples.js';
import {lesson} from '../../../../test/lessons/lesson-in-page.js';
import {putPad} from '../../../../test/pads/pad-in-page.js';
import {put as putReplay, SCOPA} from '../../../../test/replays/replay-in-page.js';
import {find, table, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-diagram.js';
import '../define/card-puzzle.js';
import '../define/playing-card.js';

/** Inherited properties that change how text looks, with values that no element uses. */
const TEXT = {
  'font-style': 'italic',
  'font-variant-caps': 'all-small-caps',
  'font-feature-settings': '"smcp"',
  'letter-spacing': '3px',
  'word-spacing': '7px',
  'text-transform': 'uppercase',
  'text-indent': '30px',
  'text-shadow': 'rgb(255, 0, 0) 2px 2px 2px',
  'text-emphasis': 'dot',
  'white-space': 'pre-wrap',
  '-webkit-text-fill-color': 'rgba(0, 0, 0, 0)',
  '-webkit-text-stroke': '2px red',
};

/** Inherited properties that change how SVG shapes look. */
const PAINT = {
  fill: 'rgb(255, 0, 0)',
  'fill-opacity': '0.3',
  'fill-rule': 'evenodd',
  stroke: 'rgb(0, 255, 0)',
  'stroke-width': '8px',
  'stroke-opacity': '0.5',
  'stroke-linecap': 'square',
  'stroke-linejoin': 'bevel',
  'stroke-dasharray': '3px',
  'paint-order': 'stroke',
};

/** Inherited properties that change the letters in drawings. */
const CASE = {'text-transform': 'uppercase', 'font-variant-caps': 'all-small-caps', 'letter-spacing': '3px'};

/** Shapes in drawings. */
const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon, use, text';

/** Functions that add an element to the page. Resolve when it is ready. */
const ELEMENTS: Readonly<Record<string, () => Promise<HTMLElement>>> = {
  'a lesson': async () => (await lesson({game: 'scopa', lang: 'en'})).element,
  'a rulebook': async () => (await lesson({game: 'scopa', lang: 'en', view: 'rules'})).element,
  'a puzzle': puzzle,
  'a pad': () => putPad({game: 'scopa'}),
  'a table': () => table({silent: ''}),
  'a replay': () => putReplay(SCOPA),
  'a problem of a replay': () => putReplay('game: nothing'),
};

/** Elements with captions or names that have the page's text styles, so only their drawings are tested. */
const PICTURES: typeof ELEMENTS = {
  'a card': async () => {
    const card = document.createElement('playing-card');
    card.card = 'QH';
    document.body.append(card);
    await until(() => find(card, '.card-face') !== null);
    return card;
  },
  'a diagram of cards': () => diagram('AS KH 7D', {}),
  'a diagram of a table': () => diagram(SCOPA, {game: 'scopa'}),
};

async function puzzle(): Promise<HTMLElement> {
  const element = document.createElement('card-puzzle');
  element.puzzle = SWEEP;
  document.body.append(element);
  await until(() => find(element, '.board') !== null);
  return element;
}

async function diagram(content: string, attributes: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const element = document.createElement('card-diagram');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = content;
  document.body.append(element);
  await until(() => find(element, '.picture') !== null);
  return element;
}

/** Parts of an element that are text, or shapes of drawings. */
const paintedIn = (element: Element): readonly Element[] =>
  [...element.shadowRoot!.querySelectorAll('*')].filter(
    (part) =>
      !part.matches('slot, style, script, .measure, .save') &&
      (part.matches(SHAPES) ||
        [...part.childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue!.trim())),
  );

/** Returns the properties that these parts inherit from the page, each with one of these parts. */
function inherited(parts: readonly Element[], properties: Readonly<Record<string, string>>): readonly string[] {
  const {style} = document.body;
  const valuesOf = (names: readonly string[]): readonly string[] =>
    parts.map((part) => names.map((name) => getComputedStyle(part).getPropertyValue(name)).join());
  return Object.entries(properties).flatMap(([property, value]) => {
    style.setProperty(property, value);
    const names = [...style];
    const inPage = valuesOf(names);
    style.cssText = '';
    const alone = valuesOf(names);
    const found = parts.find((_, place) => inPage[place] !== alone[place]);
    return found ? [`${property}: ${found.localName}.${found.getAttribute('class') ?? ''}`] : [];
  });
}

describe('Inherited styles of the page', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, put] of Object.entries(ELEMENTS))
    it(`do not change the text and drawings of ${name}`, async () => {
      const parts = paintedIn(await put());
      expect(parts).not.to.be.empty;
      const shapes = parts.filter((part) => part.closest('svg'));
      expect([...inherited(parts, TEXT), ...inherited(shapes, PAINT)]).to.deep.equal([]);
    });

  for (const [name, put] of Object.entries(PICTURES))
    it(`do not change the drawing of ${name}`, async () => {
      const parts = paintedIn(await put()).filter((part) => part.closest('svg'));
      expect(parts).not.to.be.empty;
      const letters = parts.filter(({localName}) => localName === 'text');
      expect([...inherited(parts, PAINT), ...inherited(letters, CASE)]).to.deep.equal([]);
    });

  it('do not add lines to a card', async () => {
    const card = await PICTURES['a card']!();
    const {height} = card.getBoundingClientRect();
    for (const whiteSpace of ['pre', 'pre-wrap', 'pre-line', 'break-spaces']) {
      document.body.style.whiteSpace = whiteSpace;
      expect(card.getBoundingClientRect().height, whiteSpace).to.equal(height);
    }
    document.body.style.cssText = '';
  });
});
