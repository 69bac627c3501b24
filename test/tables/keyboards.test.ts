import {expect} from 'chai';
import {find, findAll, table, until} from './table-in-page.js';
import {act, begun} from '../pads/pad-in-page.js';

/** Presses a key as a keyboard for another language would. */
function press(at: Element, key: string, code: string, shiftKey = false): boolean {
  return at.dispatchEvent(
    new KeyboardEvent('keydown', {key, code, shiftKey, bubbles: true, composed: true, cancelable: true}),
  );
}

/** The digit row of a French keyboard, which produces digits only with Shift. */
const FRENCH = '&é"\'(-è_çà';

describe('A keyboard for another language', () => {
  afterEach(() => document.body.replaceChildren());

  it('chooses a card with the digit row, with or without Shift, in any script', async () => {
    const element = await table();
    const cards = findAll(element, '.hand .card');
    cards[0]!.focus();
    const chosen = (): number => cards.indexOf(element.shadowRoot!.activeElement as HTMLElement);
    for (const [place, shift] of [
      [2, false],
      [1, true],
      [3, false],
    ] as const) {
      const digit = String(place + 1);
      press(find(element, '.card:focus'), shift ? digit : FRENCH[place]!, `Digit${digit}`, shift);
      expect(chosen(), digit).to.equal(place);
    }
    press(find(element, '.card:focus'), '۱', 'Digit1');
    expect(chosen()).to.equal(0);
    // On an English keyboard, it is a different character.
    expect(press(find(element, '.card:focus'), '#', 'Digit3', true)).to.equal(true);
    expect(chosen()).to.equal(0);
  });

  it('gives commands by key position if it has no Latin letters', async () => {
    const element = await table();
    const card = find(element, '.hand .card');
    card.focus();
    // In this layout, `z` is on the key that types `w` in other layouts, and `w` is a command.
    expect(press(card, 'z', 'KeyW')).to.equal(true);
    press(card, 'ь', 'KeyM');
    await until(() => find(element, '.panel') !== null);
  });

  it('enters numbers on a pad', async () => {
    const pad = await begun({game: 'capra'});
    await act(pad, 'enter');
    const cell = find(pad, '[data-cell=points-0]');
    press(cell, '"', 'Digit3');
    press(cell, '٠', 'Digit0');
    await pad.updateComplete;
    expect(cell.textContent).to.contain('30');
  });
});
