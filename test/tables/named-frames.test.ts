import {expect} from 'chai';
import {keys} from '../input.js';
import {pass} from '../virtual-clock.js';
import {find, panelWith, table} from './table-in-page.js';

describe('On a page with a frame that is named like a property of the document', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => {
    frame.remove();
    document.body.replaceChildren();
  });

  /** Adds a frame. Its name replaces the property of `document` with the same name. */
  function addFrame(name: keyof Document): void {
    frame = document.createElement('iframe');
    frame.name = name;
    document.body.append(frame);
    expect(document[name]).to.equal(frame.contentWindow);
  }

  it('named “hidden”, a match runs', async () => {
    const element = await table({players: '3', seats: 'bot bot bot', speed: 'fast'}, 'table-move');
    addFrame('hidden');
    let moves = 0;
    element.addEventListener('table-move', () => void moves++);
    await pass(20_000);
    // One move was already in progress.
    expect(moves).to.be.above(2);
  });

  it('named “body”, a closed menu returns the focus to its button', async () => {
    const element = await table();
    addFrame('body');
    element.command('menu');
    await panelWith(element, '[data-item]');
    await keys('Escape');
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).to.equal(find(element, '[data-item=menu]'));
  });
});
