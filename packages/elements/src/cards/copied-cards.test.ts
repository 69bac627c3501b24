import {expect} from 'chai';
import {settled} from '../../../../test/virtual-clock.js';
import '../define/card-diagram.js';
import '../define/playing-card.js';

interface Searched {
  /** Selects the next place with a text, like the browser's search. Returns whether there is one. */
  find(text: string): boolean;
}

const finds = (text: string): boolean => {
  getSelection()!.removeAllRanges();
  return (window as unknown as Searched).find(text);
};

async function put(markup: string): Promise<HTMLElement> {
  document.body.innerHTML = `<p lang="en">${markup}</p>`;
  await settled();
  return document.querySelector('p')!;
}

describe('A picture in a sentence', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [markup, text] of [
    ['<playing-card card="QH"></playing-card>', 'queen of hearts'],
    ['<playing-card card="QH"> </playing-card>', 'queen of hearts'],
    ['<playing-card card="QH">the lady</playing-card>', 'the lady'],
    ['<playing-card card="7D" deck="italian"><a href="#x">seven of coins</a></playing-card>', 'seven of coins'],
    ['<playing-card card="QH"></playing-card><playing-card card="7D"></playing-card>', 'seven of diamonds'],
    ['<card-diagram inline>AS KH</card-diagram>', 'AS KH'],
    ['<card-diagram inline notation="AS KH"></card-diagram>', 'ace of spades, king of hearts'],
  ] as const)
    it(`is found by its text: ${markup}`, async () => {
      await put(`Beats ${markup} now.`);
      expect(finds(text)).to.equal(true);
    });

  it('is selected with the author’s text, across paragraphs', async () => {
    await put('The <playing-card card="QH">lady</playing-card></p><p>beats <card-diagram inline>AS KH</card-diagram>.');
    getSelection()!.selectAllChildren(document.body);
    expect(getSelection()!.toString().split(/\s+/)).to.deep.equal(['The', 'lady', 'beats', 'AS', 'KH.']);
  });

  it('follows changes of the author’s text', async () => {
    const page = await put('<playing-card card="QH"></playing-card>');
    page.firstElementChild!.textContent = 'the lady';
    await settled();
    expect([finds('the lady'), finds('queen of hearts')]).to.deep.equal([true, false]);
    page.firstElementChild!.textContent = '';
    await settled();
    expect(finds('queen of hearts')).to.equal(true);
  });

  it('has no text if it shows a card’s back', async () => {
    const page = await put('<playing-card></playing-card>');
    expect(page.firstElementChild!.shadowRoot!.querySelector('.copied')).to.equal(null);
  });

  it('takes no space, and has no second name for screen readers', async () => {
    const page = await put(
      '<playing-card card="QH">a long text that would be wider than the card itself</playing-card>',
    );
    const card = page.firstElementChild!;
    const copied = card.shadowRoot!.querySelector('.copied')!;
    expect(copied.ariaHidden).to.equal('true');
    expect(card.scrollWidth).to.equal(card.clientWidth);
    expect(copied.getBoundingClientRect().width).to.equal(1);
  });
});
