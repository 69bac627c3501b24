import {expect} from 'chai';
import {until} from '../../../../test/tables/table-in-page.js';
import '../define/playing-card.js';
import type {CardErrorEvent} from './events.js';
import type {PlayingCard} from './playing-card.js';
import {wrongs} from '../../../../test/tables/axe.js';

/** Adds a card to the page and waits until it shows something. */
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

  it('shows and names a card in any notation, in the page’s language', async () => {
    for (const [card, lang, name] of [
      ['QH', 'en', 'queen of hearts'],
      ['10♠', 'fr', 'dix de pique'],
      ['7d', 'it', 'sette di quadri'],
    ] as const) {
      expect(nameOf(await shown({card, lang}))).to.equal(name);
    }
  });

  it('reads cards as phones and editors insert them', async () => {
    for (const card of ['7♦\ufe0f', '7♢', '♦7', '🃇', '７Ｄ', '7\u200bD\u00a0'])
      expect(nameOf(await shown({card})), card).to.equal('seven of diamonds');
  });

  it('reads the letters of Italian packs if it draws an Italian card', async () => {
    for (const [card, name] of [
      ['RC', 'king of cups'],
      ['FB', 'jack of batons'],
      ['1D', 'ace of coins'],
    ] as const) {
      expect(nameOf(await shown({card, deck: 'italian'}))).to.equal(name);
      expect(nameOf(await shown({card, deck: 'italian', game: 'scopa'}))).to.equal(name);
    }
    for (const attributes of [{card: 'RC'}, {card: 'RC', deck: 'italian', game: 'capodama'}])
      expect((await shown(attributes as Readonly<Record<string, string>>)).querySelector('.problem')).not.to.equal(
        null,
      );
  });

  it('shows the Italian card of the game around it', async () => {
    expect(nameOf(await shown({card: 'QH', deck: 'italian', game: 'capodama'}))).to.equal('knight of coins');
    expect(nameOf(await shown({card: 'QH', deck: 'italian', game: 'scopa'}))).to.equal('knight of cups');
    expect(nameOf(await shown({card: '7D', deck: 'italian', game: 'scopa', lang: 'it'}))).to.equal('sette di denari');
  });

  it('shows the usual Italian card outside any game', async () => {
    for (const [card, name] of [
      ['7D', 'seven of coins'],
      ['QH', 'knight of cups'],
      ['AC', 'ace of batons'],
      ['KS', 'king of swords'],
    ] as const) {
      const root = await shown({card, deck: 'italian'});
      expect(nameOf(root)).to.equal(name);
      const same = await shown({card, deck: 'italian', game: 'scopa'});
      expect(root.querySelector('.card')!.innerHTML).to.equal(same.querySelector('.card')!.innerHTML);
    }
  });

  it('finds the surrounding game through shadow roots, and follows a move into another game', async () => {
    document.body.innerHTML =
      '<rules-explainer game="capodama"><p></p></rules-explainer><calypso-table></calypso-table>';
    const [explainer, table] = document.body.children;
    const inner = document.createElement('span').attachShadow({mode: 'open'});
    explainer!.firstElementChild!.append(inner.host);
    const card = document.createElement('playing-card');
    Object.assign(card, {card: '7D', deck: 'italian'});
    inner.append(card);
    const isCalled = (name: string): Promise<void> =>
      until(() => card.shadowRoot?.querySelector(`[aria-label="${name}"]`) != null);
    await isCalled('seven of cups');
    explainer!.setAttribute('game', 'scopa');
    card.compact = true;
    await isCalled('seven of coins');
    explainer!.setAttribute('game', 'capodama');
    // The game has no Italian cards, so it is ignored.
    table!.append(card);
    await isCalled('seven of coins');
    card.game = 'capodama';
    await isCalled('seven of cups');
  });

  for (const [attributes, problem, sentence] of [
    [{card: 'ZZ'}, 'attribute.card · card', 'This is not a card.'],
    [{card: 'QH', deck: 'spanish'}, 'attribute.deck · deck', '“deck” must be'],
    [
      {card: 'QH', deck: 'italian', game: 'calypso'},
      'attribute.deck · deck',
      'You can’t play this game with that deck.',
    ],
    [{card: 'QH', deck: 'italian', game: 'bridge'}, 'attribute.game · game', '“game” must be'],
  ] as const) {
    it(`shows the problem (${JSON.stringify(attributes)}), and shows the card once the problem is corrected`, async () => {
      const told = new Promise<CardErrorEvent>((resolve) =>
        document.body.addEventListener('card-error', resolve, {once: true}),
      );
      const root = await shown(attributes);
      expect(root.textContent).to.contain(problem).and.contain(attributes.card).and.contain(sentence);
      const {detail, target} = await told;
      expect([`${detail.code} · ${detail.path}`, target]).to.deep.equal([problem, root.host]);
      Object.assign(root.host, {card: 'QH', deck: 'french', game: undefined});
      await until(() => root.querySelector('[role="img"]')?.getAttribute('aria-label') === 'queen of hearts');
      expect(root.querySelector('.problem')).to.equal(null);
    });
  }

  it('shows a problem for values that are not strings, and does not throw', async () => {
    for (const value of [5, {}, Symbol('QH'), Object.create(null) as object, [], () => 1]) {
      const element = document.createElement('playing-card');
      Object.assign(element, {card: value, deck: value, game: value});
      document.body.append(element);
      await until(() => element.shadowRoot!.querySelector('.problem, .card') !== null);
      Object.assign(element, {card: 'QH', deck: 'french', game: undefined});
      await until(() => element.shadowRoot!.querySelector('.card-face') !== null);
    }
  });

  it('shows a card back if no card is given, and a problem for an unreadable card', async () => {
    expect((await shown({})).querySelector('.card-back')).to.exist;
    expect((await shown({card: 'ZZ'})).textContent).to.contain('ZZ');
  });

  it('keeps the previous card until the next one is loaded, and never mixes one card with the other’s problem', async () => {
    const root = await shown({});
    const element = root.host as PlayingCard;
    for (const [card, problem] of [
      ['10♦', false],
      ['ZZ', true],
      ['3C', false],
      ['', false],
    ] as const) {
      const before = root.innerHTML;
      element.card = card;
      await element.updateComplete;
      expect(root.innerHTML).to.equal(before);
      await until(() => root.innerHTML !== before);
      expect(root.querySelector('.problem') !== null).to.equal(problem);
    }
    expect(root.querySelector('.card-back')).to.exist;
  });

  it('shows the name of a card that the deck does not have', async () => {
    expect((await shown({card: '2H', deck: 'italian', game: 'capodama'})).textContent).to.contain('two of coins');
  });

  it('has a compact face on request, or if it is narrower than 64 pixels', async () => {
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
    expect(await wrongs(root.host)).to.deep.equal([]);
  });
});
