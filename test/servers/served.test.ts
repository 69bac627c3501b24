import {expect} from 'chai';
import {until} from '../tables/table-in-page.js';
import {samplePairs} from '../sample-size.js';

type Served = readonly [name: string, options: object];
interface Page {
  readonly language: string;
  readonly elements: readonly Served[];
  readonly styles?: 'link' | 'nonce';
  readonly csp?: 'strict' | 'trusted-types';
  readonly without?: string;
}
type Inside = Window &
  typeof globalThis & {
    readonly violations: readonly unknown[];
    readonly errors: readonly string[];
    readonly shifts: readonly string[];
  };

const addressOf = (page: Page): string => `/__served?page=${encodeURIComponent(JSON.stringify(page))}`;

/** Opens a page from the server without running the kit. */
async function open(page: Page, width = 900): Promise<Inside> {
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = '900';
  frame.src = addressOf(page);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Inside;
}

/** Lets the page paint. */
async function paint(inside: Inside): Promise<void> {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => inside.requestAnimationFrame(resolve));
}

/** Loads the kit in the page. Returns an array that collects the console output. */
function start(inside: Inside): readonly unknown[] {
  const printed: unknown[] = [];
  const {console} = inside as unknown as {console: Record<string, (...told: unknown[]) => void>};
  for (const level of ['debug', 'info', 'log', 'warn', 'error'])
    console[level] = (...told) => void printed.push([level, ...told]);
  inside.dispatchEvent(new inside.Event('start'));
  return printed;
}

const CARD: Served = ['playing-card', {attributes: {card: 'QH'}}];
const RULES: Served = ['rules-explainer', {attributes: {game: 'scopa', view: 'rules'}}];
const LESSON: Served = ['rules-explainer', {attributes: {game: 'capodama'}}];
const TABLE: Served = [
  'scopa-table',
  {attributes: {seed: 'server', speed: 'instant'}, content: '<p>A table of Scopa.</p>', names: ['Ada']},
];

const PAD: Served = ['score-pad', {attributes: {game: 'scopa'}}];
const REPLAY: Served = [
  'game-replay',
  {
    attributes: {letters: 'en', id: 'replay'},
    content: `<pre data-cartavola-record>
game: scopa
players: 2
names: Ada / Bruno
deal 1
dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH
moves: 7D x 2D 5D, 7H, KD, 2C, AS</pre>`,
  },
];
const companion = (name: string): Served => [name, {attributes: {for: 'table'}}];
/** A table whose id matches the companions' `for` attribute. */
const FOLLOWED: Served = [TABLE[0], {...TABLE[1], attributes: {seed: 'server', speed: 'instant', id: 'table'}}];

/** Content of each element before and after hydration: its selector, and text in it. */
const SHOWN = [
  {name: 'a card', element: CARD, selector: '.card-face', text: ''},
  {name: 'the rules', element: RULES, selector: '[id="scopa.settebello"]', text: 'carreau'},
  {name: 'the first step of a lesson', element: LESSON, selector: '.step-title', text: ''},
  {name: 'a table', element: TABLE, selector: '.seat .name', text: 'Inès'},
  {name: 'a score pad', element: PAD, selector: '[data-do=begin]', text: 'Commencer'},
  {name: 'a replay', element: REPLAY, selector: '.moves', text: 'sept de carreau'},
  {name: 'a score sheet', element: companion('score-sheet'), selector: 'h3', text: 'Feuille'},
  {name: 'a log', element: companion('move-log'), selector: 'h3', text: 'Coups'},
  {name: 'a coach', element: companion('coach-panel'), selector: 'h3', text: 'Retour'},
  {name: 'a record', element: companion('table-record'), selector: 'h3', text: ''},
] as const;

describe('A page from a server', () => {
  afterEach(() => document.body.replaceChildren());

  const ways = [
    ['link', 'strict', 900],
    ['link', 'trusted-types', 320],
    ['nonce', 'strict', 600],
  ] as const;
  for (const [{name, element, selector, text}, [styles, csp, width]] of samplePairs(SHOWN, ways)) {
    it(`shows ${name} before any script, and the element replaces it without a shift (${styles}, ${csp}, ${width} px)`, async () => {
      const others = 'for' in ((element[1] as {attributes?: object}).attributes ?? {}) ? [FOLLOWED] : [];
      const inside = await open({language: 'fr', elements: [element, ...others], styles, csp}, width);
      const host = inside.document.querySelector(element[0])!;
      const root = host.shadowRoot!;
      // A browser may paint before a style sheet in a shadow root has loaded. Hydration doesn't cause that shift.
      await until(() => [...root.querySelectorAll('link')].every(({sheet}) => sheet !== null));
      await paint(inside);
      const earlier = inside.shifts.length;
      const served = root.querySelector(selector)!;
      expect(served.checkVisibility()).to.equal(true);
      expect(served.textContent).to.contain(text);
      const sizes = (): unknown => {
        const [{x, y, width, height}, after] = [
          host.getBoundingClientRect(),
          inside.document.querySelector('.after')!.getBoundingClientRect(),
        ];
        return [x, y, width, height, after.y];
      };
      const before = sizes();
      const printed = start(inside);
      await until(() => !served.isConnected);
      expect(host.matches(':defined')).to.equal(true);
      expect(root.querySelectorAll('.measure').length).to.be.at.most(1);
      expect(root.querySelectorAll('style, link').length).to.equal(0);
      expect(root.querySelector(selector)!.checkVisibility()).to.equal(true);
      await paint(inside);
      expect(sizes()).to.deep.equal(before);
      expect(inside.shifts.slice(earlier)).to.deep.equal([]);
      expect(printed).to.deep.equal([]);
      expect(inside.errors).to.deep.equal([]);
      expect(inside.violations).to.deep.equal([]);
    });
  }

  it('has card names and the rules in its text', async () => {
    const text = await (await fetch(addressOf({language: 'fr', elements: [CARD, RULES, LESSON, TABLE]}))).text();
    for (const told of ['dame de cœur', 'le sept de carreau', 'A table of Scopa.', 'Inès'])
      expect(text).to.contain(told);
  });

  it('keeps the reader’s focus', async () => {
    const inside = await open({language: 'en', elements: [RULES]});
    const root = inside.document.querySelector('rules-explainer')!.shadowRoot!;
    const link = root.querySelector<HTMLElement>('[id="scopa.settebello"] .link')!;
    link.focus();
    const scrolled = inside.scrollY;
    start(inside);
    await until(() => !link.isConnected);
    expect(root.activeElement).to.equal(root.querySelector('[id="scopa.settebello"] .link'));
    expect(inside.scrollY).to.equal(scrolled);
  });

  it('shows the current state of an element that has changed since it was rendered', async () => {
    const inside = await open({language: 'fr', elements: [CARD]});
    const card = inside.document.querySelector('playing-card')!;
    card.setAttribute('card', '7D');
    inside.document.documentElement.lang = 'en';
    start(inside);
    await until(() => card.shadowRoot!.querySelector('.card')?.ariaLabel === 'seven of diamonds');
    expect(card.shadowRoot!.querySelectorAll('.card').length).to.equal(1);
  });

  it('stays unchanged, without a message, if an element fails to load', async () => {
    const inside = await open({language: 'en', elements: [CARD], without: 'cards'});
    const card = inside.document.querySelector('playing-card')!;
    const failed = new Promise((resolve) => card.addEventListener('card-error', resolve));
    start(inside);
    await failed;
    expect(card.shadowRoot!.querySelector('.card-face')!.checkVisibility()).to.equal(true);
    expect(inside.getComputedStyle(card, '::after').content).to.equal('""');
  });
});
