import {expect} from 'chai';
import '@cartavola/elements/define/game-replay.js';
import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import {sendMouse} from '@web/test-runner-commands';
import {centreOf, keys} from '../input.js';
import {putPad} from '../pads/pad-in-page.js';
import {choose, find, findAll, hand, panelWith, put, table, until} from './table-in-page.js';

describe('Text that a reader types into an element’s field', () => {
  const heard: string[] = [];
  const hear = ({key, type}: KeyboardEvent): number => heard.push(`${type} ${key}`);
  const types = ['keydown', 'keypress', 'keyup'] as const;
  before(() => types.forEach((type) => document.addEventListener(type, hear)));
  after(() => types.forEach((type) => document.removeEventListener(type, hear)));
  afterEach(() => document.body.replaceChildren());

  /** Types the page's shortcut keys into a field, and returns the keys that the page receives. */
  async function typeInto(field: HTMLElement): Promise<readonly string[]> {
    field.focus();
    heard.length = 0;
    await keys('j', '/', 'ArrowLeft', 'Backspace');
    return heard;
  }

  it('does not trigger the page’s shortcuts', async () => {
    const pad = await putPad({game: 'scopa'});
    const name = find(pad, '.player input[type=text]') as HTMLInputElement;
    expect(await typeInto(name)).to.deep.equal([]);
    expect(name.value).to.equal('/');
    await keys('Control+k', 'Tab');
    expect(heard).to.include.members(['keydown k', 'keydown Tab']);

    const rules = document.createElement('rules-explainer');
    Object.assign(rules, {game: 'scopa', view: 'rules'});
    document.body.append(rules);
    await until(() => find(rules, 'input[type=search]') !== null);
    expect(await typeInto(find(rules, 'input[type=search]'))).to.deep.equal([]);

    const element = await table();
    await choose(element, 'rules');
    const panel = await panelWith(element, 'rules-explainer');
    await until(() => find(panel, 'input[type=search]') !== null);
    expect(await typeInto(find(panel, 'input[type=search]'))).to.deep.equal([]);
  });

  it('triggers the page’s shortcuts if a button has the focus', async () => {
    const pad = await putPad({game: 'scopa'});
    find(pad, '[data-do=begin]').focus();
    heard.length = 0;
    await keys('j');
    expect(heard).to.include('keydown j');
  });
});

describe('Keys and presses that an element has used', () => {
  const heard: string[] = [];
  const hear = (event: Event): number =>
    heard.push(event instanceof KeyboardEvent ? `${event.type} ${event.key}` : event.type);
  const types = ['keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart', 'click'] as const;
  before(() => types.forEach((type) => document.addEventListener(type, hear)));
  after(() => types.forEach((type) => document.removeEventListener(type, hear)));
  afterEach(() => document.body.replaceChildren());

  /** Presses keys, and returns those that the page receives. */
  async function pressed(...names: readonly string[]): Promise<readonly string[]> {
    heard.length = 0;
    await keys(...names);
    return [...heard];
  }

  /** Clicks an element with the mouse, and returns the events that the page receives. */
  async function clicked(element: Element): Promise<readonly string[]> {
    heard.length = 0;
    const {x, y} = centreOf(element);
    await sendMouse({type: 'click', position: [x, y]});
    return [...heard];
  }

  it('do not turn the page’s slides: arrows between cards, and keys of the table', async () => {
    const element = await put('scopa-table');
    const [first, second] = findAll(element, '.hand .card');
    first!.focus();
    expect(await pressed('ArrowRight')).to.deep.equal([]);
    expect(element.shadowRoot!.activeElement).to.equal(second);
    expect(await pressed('?')).to.deep.equal([]);
    await until(() => find(element, '.panel [data-item]') !== null);
    expect(await pressed('Escape')).to.deep.equal([]);
    await until(() => find(element, '.panel [data-item]') === null);
    expect(await pressed('Escape', 'j')).to.include.members(['keydown Escape', 'keyup Escape', 'keydown j', 'keyup j']);
    expect(await pressed('Control+ArrowRight')).to.include('keydown ArrowRight');
  });

  it('do not turn the page’s slides: a button, a choice, and the arrows of a replay', async () => {
    const pad = await putPad({game: 'scopa'});
    find(pad, '.player input[type=text]').focus();
    const begin = find(pad, '[data-do=begin]');
    const radio = find(pad, '[data-option="players-4"]');
    radio.focus();
    expect(await pressed('ArrowLeft')).to.deep.equal([]);
    begin.focus();
    expect(await pressed('Enter')).to.deep.equal([]);

    const replay = document.createElement('game-replay');
    replay.innerHTML = `<pre data-cartavola-record>
game: scopa
players: 2
deal 1
dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH
moves: 7D x 2D 5D, 7H, KD, 2C, AS</pre>`;
    document.body.append(replay);
    await until(() => find(replay, '.ground svg') !== null);
    find(replay, '.ground').focus();
    expect(await pressed('ArrowRight')).to.deep.equal([]);
    await keys('Home');
    // There is nothing before the first move, but the key is the replay's own.
    expect(await pressed('ArrowLeft')).to.deep.equal([]);
  });

  it('do not reach carousels and menus, unlike presses elsewhere on the table', async () => {
    const element = await put('scopa-table');
    const before = hand(element).length;
    expect(await clicked(find(element, '.hand .card'))).to.deep.equal([]);
    expect(hand(element).length).to.be.at.most(before);
    expect(await clicked(find(element, '.bar'))).to.deep.equal(['pointerdown', 'mousedown', 'click']);
  });

  it('do not include presses on what the page has put into an element', async () => {
    const rules = document.createElement('rules-explainer');
    rules.innerHTML =
      '<lesson-step><p>Read <button type="button">this</button>.</p><lesson-position hand="KC AS" table="7H 3S"></lesson-position><lesson-ask kind="play" goal="takes"></lesson-ask></lesson-step>';
    Object.assign(rules, {game: 'scopa'});
    document.body.append(rules);
    await until(() => find(rules, '.hand button') !== null);
    expect(await clicked(rules.querySelector('button')!)).to.deep.equal(['pointerdown', 'mousedown', 'click']);
    expect(await clicked(find(rules, '.hand button'))).to.deep.equal([]);
    rules.querySelector('button')!.focus();
    expect(await pressed('Enter')).to.include('keydown Enter');
  });
});
