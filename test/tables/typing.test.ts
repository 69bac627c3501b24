import {expect} from 'chai';
import '@cartavola/elements/define/rules-explainer.js';
import {keys} from '../input.js';
import {putPad} from '../pads/pad-in-page.js';
import {choose, find, panelWith, table, until} from './table-in-page.js';

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
