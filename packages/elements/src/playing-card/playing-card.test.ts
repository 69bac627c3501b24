import {expect} from '@open-wc/testing';
import '../define/playing-card.js';

/** A card in the page, once it shows something. */
async function shown(attributes: Readonly<Record<string, string>>): Promise<ShadowRoot> {
  const element = document.createElement('playing-card');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const root = element.shadowRoot!;
  while (!root.querySelector('.card-face, .card-back, .problem')) await new Promise(requestAnimationFrame);
  return root;
}

const nameOf = (root: ShadowRoot): string | null => root.querySelector('[role="img"]')!.getAttribute('aria-label');

describe('<playing-card>', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows and names a card, however it is written, in the page’s language', async () => {
    for (const [card, lang, name] of [
      ['QH', 'en', 'queen of hearts'],
      ['10♠', 'fr', 'dix de pique'],
      ['7d', 'it', 'sette di quadri'],
    ] as const) {
      expect(nameOf(await shown({card, lang}))).to.equal(name);
    }
  });

  it('shows the Italian card of the game that it stands in', async () => {
    expect(nameOf(await shown({card: 'QH', deck: 'italian', game: 'capodama'}))).to.equal('knight of coins');
    expect(nameOf(await shown({card: 'QH', deck: 'italian', game: 'scopa'}))).to.equal('knight of cups');
    expect(nameOf(await shown({card: '7D', deck: 'italian', game: 'scopa', lang: 'it'}))).to.equal('sette di denari');
  });

  it('is a back without a card, and says what it cannot read', async () => {
    expect((await shown({})).querySelector('.card-back')).to.exist;
    expect((await shown({card: 'ZZ'})).textContent).to.contain('ZZ');
  });

  it('writes out a card that the deck does not have', async () => {
    expect((await shown({card: '2H', deck: 'italian', game: 'capodama'})).textContent).to.contain('two of coins');
  });

  it('has a compact face below 64 pixels of width, and on request', async () => {
    const face = (root: ShadowRoot): string => root.querySelector('.card-face')!.innerHTML;
    const large = await shown({card: '9S', style: 'inline-size: 64px'});
    const small = await shown({card: '9S', style: 'inline-size: 63px'});
    const asked = await shown({card: '9S', style: 'inline-size: 100px', compact: ''});
    expect(face(small)).to.equal(face(asked));
    expect(face(small)).not.to.equal(face(large));
    (large.host as HTMLElement).style.inlineSize = '44px';
    while (face(large) !== face(asked)) await new Promise(requestAnimationFrame);
  });

  it('is accessible', async () => {
    const root = await shown({card: 'AS'});
    await expect(root.host).to.be.accessible({ignoredRules: ['region']});
  });
});
