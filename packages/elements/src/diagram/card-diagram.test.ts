import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures} from '../../../../test/input.js';
import {wrongs} from '../../../../test/tables/axe.js';
import {until} from '../../../../test/tables/table-in-page.js';
import '../define/card-diagram.js';
import type {CardDiagram} from './card-diagram.js';
import type {DiagramErrorEvent} from './events.js';

const SCOPA = 'players: 2 / you: AS 7H* KD / table: 2C 5D / stock 24';

const find = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  element.shadowRoot!.querySelector<E>(selector);
const isShown = (element: Element): boolean => find(element, '.picture > [data-card], .picture > g, .problem') !== null;
const described = (element: Element): string =>
  find(element, '.picture')!.getAttribute('aria-label')!.replaceAll('\u00a0', ' ');
const cards = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll<SVGElement>('.picture > [data-card]')].map(({dataset}) => dataset['card']!);

/** Adds a diagram to the page, and waits until it shows something. */
async function put(
  text: string,
  attributes: Readonly<Record<string, string>> = {},
  parent: Element = document.body,
): Promise<CardDiagram> {
  const element = document.createElement('card-diagram');
  for (const [name, value] of Object.entries({letters: 'en', ...attributes})) element.setAttribute(name, value);
  element.textContent = text;
  parent.append(element);
  await until(() => isShown(element));
  return element;
}

describe('<card-diagram>', () => {
  before(() => setViewport({width: 800, height: 700}));
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateFeatures();
  });

  it('draws its text, and describes it in the page’s language', async () => {
    for (const [lang, text] of [
      ['en', 'ace of spades, seven of hearts'],
      ['fr', 'as de pique, sept de cœur'],
      ['it', 'asso di picche, sette di cuori'],
    ] as const) {
      const diagram = await put('AS 7H*', {lang});
      expect(described(diagram)).to.equal(text);
      expect(cards(diagram)).to.deep.equal(['AS', '7H']);
      expect(diagram.shadowRoot!.querySelectorAll('[data-marked]')).to.have.length(1);
    }
  });

  it('reads the letters of the page’s language if none is declared', async () => {
    const french = document.createElement('div');
    french.lang = 'fr';
    document.body.append(french);
    const diagram = document.createElement('card-diagram');
    diagram.textContent = 'RC DP 10K';
    french.append(diagram);
    await until(() => isShown(diagram));
    expect(cards(diagram)).to.deep.equal(['KH', 'QS', 'TD']);
  });

  it('draws a position with everything that is known about it', async () => {
    const diagram = await put(SCOPA, {game: 'scopa'});
    expect(cards(diagram)).to.have.members(['AS', '7H', 'KD', '2C', '5D']);
    expect(described(diagram)).to.contain('24 cards in the stock').and.contain('Your hand');
    expect(find(diagram, '.ground')!.dataset['theme']).to.equal('felt');
  });

  it('draws a trick without hands in the middle, and describes who played which card', async () => {
    for (const [lang, text] of [
      ['en', 'Inez played the ace of clubs. Julia played the eight of clubs.'],
      ['fr', 'Inès a joué l’as de trèfle. Julie a joué le huit de trèfle.'],
      ['it', 'Ines ha giocato l’asso di fiori. Giulia ha giocato l’otto di fiori.'],
    ] as const) {
      const diagram = await put('W: AC, N: 8C*', {game: 'calypso', lang, dim: 'A', arrows: '8C>AC'});
      expect(described(diagram).replace(/ [^.]*→.*/, '')).to.equal(text);
      expect(cards(diagram)).to.deep.equal(['AC', '8C']);
      expect(diagram.shadowRoot!.querySelectorAll('[data-marked]')).to.have.length(1);
      expect(diagram.shadowRoot!.querySelectorAll('[data-dimmed]')).to.have.length(1);
      const ground = find(diagram, '.ground')!.getBoundingClientRect();
      const [first, last] = [...diagram.shadowRoot!.querySelectorAll('.picture > [data-card]')].map((card) =>
        card.getBoundingClientRect(),
      );
      expect(first!.left - ground.left).to.be.closeTo(ground.right - last!.right, 3);
      expect(last!.right - first!.left).to.be.greaterThan(150);
    }
  });

  it('draws a few cards as large as those of a whole table in the same width', async () => {
    const column = document.createElement('div');
    document.body.append(column);
    await setViewport({width: 1000, height: 800});
    const widthIn = async (text: string): Promise<number> => {
      const diagram = await put(text, {game: 'scopa'}, column);
      // Wait until the diagram is measured.
      await until(() => find(diagram, '.picture')!.getAttribute('viewBox')!.split(' ')[0] !== '0' || text === SCOPA);
      return find(diagram, '[data-card="5D"]')!.getBoundingClientRect().width;
    };
    for (const [width, height] of Object.entries({420: 420, 640: 420, 320: 500})) {
      column.style.width = `${width}px`;
      column.style.setProperty('--cartavola-diagram-height', `${height}px`);
      const whole = await widthIn(SCOPA);
      for (const few of ['table: 2C 5D', '2C 5D', 'table: 5D']) {
        const part = await widthIn(few);
        expect(part / whole, `${few} in ${width}`).to.be.within(0.8, 1.5);
      }
      column.replaceChildren();
    }
  });

  it('is not enlarged to fill its width if its height is automatic', async () => {
    document.body.style.setProperty('--cartavola-diagram-height', 'auto');
    try {
      const diagram = await put('AS KH');
      diagram.textContent = 'game: calypso / W: AC, N: 8C';
      await until(() => cards(diagram).includes('AC'));
      const widthOf = (selector: string): number => find(diagram, selector)!.getBoundingClientRect().width;
      await until(() => widthOf('.picture > [data-card]') < 90);
      expect(widthOf('.picture > [data-card]')).to.be.greaterThan(70);
      expect(find(diagram, '.ground')!.getBoundingClientRect().height).to.be.lessThan(widthOf('.ground') / 3);
    } finally {
      document.body.removeAttribute('style');
    }
  });

  it('shows the players’ names in a position', async () => {
    const diagram = await put('names: Ada / Bruno / Ada: AS 7H / table: 2C 5D', {game: 'scopa'});
    expect(described(diagram)).to.contain('Bruno: 2 cards').and.contain('Ada: ace of spades, seven of hearts');
  });

  it('shows a moment of a match, from one seat or with all hands', async () => {
    const match = `game: scopa / players: 2 / names: Ada / Bruno
deal 1 / dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH / stock: 4S 4H 4D 5S 5H 5C
moves: 7D x 2D 5D, 7H`;
    const all = await put(match, {game: 'scopa', ply: '0'});
    expect(cards(all)).to.include.members(['AS', '7D', 'KD', '7H', '2C', '3S']);
    const seat = await put(match, {game: 'scopa', ply: '1', seat: '0'});
    expect(cards(seat)).not.to.include('2C');
    expect(described(seat)).not.to.contain('Ada');
    seat.ply = 2;
    await until(() => cards(seat).includes('7H'));
  });

  it('accepts a record as data, as the property or as a child', async () => {
    const record = {
      format: 'cartavola/1',
      game: 'scopa',
      options: {players: 2},
      deals: [{dealer: 1, position: {hands: ['AS', '7H'], leader: 0, table: '2D'}, moves: []}],
    };
    const diagram = await put('AS');
    diagram.record = record;
    await until(() => cards(diagram).includes('2D'));
    const child = document.createElement('card-diagram');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(record);
    child.append(script);
    document.body.append(child);
    await until(() => isShown(child));
    expect(cards(child)).to.have.members(['AS', '7H', '2D']);
  });

  it('dims cards and ranks, and draws arrows', async () => {
    const diagram = await put('AS KS 9H 7D', {dim: '9 AS', arrows: '7D>KS'});
    const dimmed = [...diagram.shadowRoot!.querySelectorAll<SVGElement>('.picture > [data-dimmed]')];
    expect(dimmed.map(({dataset}) => dataset['card'])).to.deep.equal(['AS', '9H']);
    expect(diagram.shadowRoot!.querySelectorAll('.picture > g:not([data-card])')).to.have.length(1);
    expect(described(diagram)).to.contain('seven of diamonds → king of spades');
  });

  it('fits in a line of text without changing the line spacing', async () => {
    document.body.innerHTML = '<p></p><p></p>';
    const [plain, pictured] = document.querySelectorAll('p');
    for (const paragraph of [plain!, pictured!])
      paragraph.setAttribute('style', 'font: 17px/1.6 serif; inline-size: 300px');
    plain!.textContent = 'words '.repeat(30);
    pictured!.textContent = 'words '.repeat(10);
    const diagram = await put('AS 7H KD', {inline: ''}, pictured);
    pictured!.append('words '.repeat(10));
    const line = parseFloat(getComputedStyle(plain!).lineHeight);
    const {height} = pictured!.getBoundingClientRect();
    expect(height).to.be.closeTo(line * Math.round(height / line), 0.5);
    expect(Math.round(height / line)).to.be.within(2, 6);
    expect(diagram.getBoundingClientRect().width).to.be.within(40, 120);
  });

  it('shows a problem within the line of text', async () => {
    const diagram = await put('7X', {inline: ''});
    const problem = diagram.shadowRoot!.querySelector<HTMLElement>('.problem')!;
    expect(problem.title).to.contain('7X');
    expect(problem.offsetHeight).to.be.at.most(diagram.offsetHeight);
    expect(problem.offsetWidth).to.be.below(400);
  });

  it('has its final size before it is loaded', async () => {
    for (const [text, attributes] of [
      ['AS KH', {}],
      [SCOPA, {game: 'scopa'}],
      ['not a notation at all?', {}],
    ] as const) {
      const diagram = document.createElement('card-diagram');
      for (const [name, value] of Object.entries({...attributes, letters: 'en'})) diagram.setAttribute(name, value);
      diagram.textContent = text;
      document.body.append(diagram);
      await diagram.updateComplete;
      const before = diagram.getBoundingClientRect();
      await until(() => isShown(diagram));
      const after = diagram.getBoundingClientRect();
      if (!find(diagram, '.problem')) expect([after.width, after.height]).to.deep.equal([before.width, before.height]);
    }
  });

  it('keeps all cards within its bounds, at any width', async () => {
    for (const width of [280, 358, 500, 1200]) {
      const frame = document.createElement('div');
      frame.style.inlineSize = `${width}px`;
      document.body.append(frame);
      for (const [text, game] of [
        [SCOPA, 'scopa'],
        ['trump: H / hands: AS KS QS / 4 / 4 / 4 / seat: 0 / leader: 0 / trick: 0: 9D / stock: 16', 'capra'],
        ['W: AC, N: 8C, E: 9C, S: KC', 'calypso'],
        ['trump: H / W: AC KC QC, N: ?? ?? ??, E: 9H 8H 7H', 'capra'],
        ['AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', ''],
      ] as const) {
        const diagram = await put(text, game ? {game} : {}, frame);
        const outer = find(diagram, '.ground')!.getBoundingClientRect();
        for (const card of diagram.shadowRoot!.querySelectorAll('.picture > [data-card]')) {
          const box = card.getBoundingClientRect();
          expect(box.left, `${width} ${text}`).to.be.at.least(outer.left - 0.5);
          expect(box.right, `${width} ${text}`).to.be.at.most(outer.right + 0.5);
          expect(box.top, `${width} ${text}`).to.be.at.least(outer.top - 0.5);
          expect(box.bottom, `${width} ${text}`).to.be.at.most(outer.bottom + 0.5);
        }
      }
    }
  });

  for (const [what, text, attributes, code] of [
    ['a wrong card', 'AS 7B', {}, 'notation.card'],
    ['nothing', '', {}, 'notation.empty'],
    ['a seat that appears twice in a trick', 'W: AC, N: 8C, W: 9C', {game: 'calypso'}, 'notation.twice'],
    ['a table without cards', 'table: -', {game: 'scopa'}, 'notation.missing'],
    ['an unknown game', 'you: AS / table: 2C', {game: 'bridge'}, 'attribute.game'],
    [
      'a ply out of range',
      `game: scopa / players: 2 / hands: AS / 7H / table: 2D / moves: AS`,
      {ply: '9'},
      'attribute.ply',
    ],
    ['a wrong arrow', 'AS KS', {arrows: 'AS'}, 'attribute.arrows'],
    ['a card that the deck does not have', '2H', {deck: 'italian', game: 'capodama'}, 'diagram.card'],
  ] as const)
    it(`reports a problem, keeps its text, and draws once it is corrected: ${what}`, async () => {
      const told = new Promise<DiagramErrorEvent>((resolve) =>
        document.body.addEventListener('diagram-error', resolve, {once: true}),
      );
      const diagram = await put(text, attributes);
      expect((await told).detail.code).to.equal(code);
      expect(find(diagram, '.problem')!.textContent).to.contain(code);
      expect(find(diagram, '.problem slot')).not.to.equal(null);
      for (const name of Object.keys(attributes)) diagram.removeAttribute(name);
      diagram.textContent = 'AS KH';
      await until(() => cards(diagram).join() === 'AS,KH');
      expect(find(diagram, '.problem')).to.equal(null);
    });

  it('reports a problem in its text, in the page’s language', async () => {
    const diagram = await put('AS 7B', {lang: 'fr'});
    expect(find(diagram, '.problem')!.textContent)
      .to.match(/Ligne\s1/)
      .and.contain('7B');
  });

  it('has a caption from the attribute or the page, and passes axe', async () => {
    const diagram = await put(SCOPA, {game: 'scopa', caption: 'What would you play?'});
    expect(find(diagram, 'figcaption')!.textContent).to.equal('What would you play?');
    expect(await wrongs(diagram)).to.deep.equal([]);
    const own = await put('AS');
    own.insertAdjacentHTML('beforeend', '<figcaption slot="caption">An <em>ace</em></figcaption>');
    await own.updateComplete;
    expect(cards(own)).to.deep.equal(['AS']);
    expect(find<HTMLSlotElement>(own, 'slot[name="caption"]')!.assignedElements()).to.have.length(1);
  });

  it('is readable with forced colours and in print', async () => {
    const diagram = await put(SCOPA, {game: 'scopa'});
    const ground = (): string => getComputedStyle(find(diagram, '.ground')!).backgroundColor;
    expect(ground()).not.to.equal('rgba(0, 0, 0, 0)');
    await emulateFeatures({'forced-colors': 'active'});
    expect(getComputedStyle(find<SVGElement>(diagram, '.picture text')!).fill).to.equal(
      getComputedStyle(document.body).color,
    );
  });
});
