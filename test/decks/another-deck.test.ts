import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/playing-card.js';
import '@cartavola/elements/define/rules-explainer.js';
import type {TableErrorEvent} from '@cartavola/elements';
import {card, mappedDeck} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {allDecks, deckFor, loadFaces, registerDeck} from '@cartavola/faces';
import {loadDrawing, renderCard, renderSuitSign} from '@cartavola/faces/render-card.js';
import {loadCardWords, LANGUAGES} from '@cartavola/words';
import {expect} from 'chai';
import {scopaTable} from '../tables/scopa-in-page.js';
import {alerts, findAll, told, until, type Attributes} from '../tables/table-in-page.js';
import {spanish} from './spanish.js';

/** Adds an element to the page, and waits until it has a label. */
async function shown(name: string, attributes: Attributes): Promise<ShadowRoot> {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.body.append(element);
  await until(() => !!element.shadowRoot?.querySelector('[role="img"], .problem'));
  return element.shadowRoot!;
}

const labelOf = (root: ShadowRoot): string | null | undefined =>
  root.querySelector('[role="img"]')?.getAttribute('aria-label');

describe('A registered deck', () => {
  before(() => registerDeck(spanish));
  afterEach(() => document.body.replaceChildren());

  it('is listed once among all decks', () => {
    registerDeck(spanish);
    expect(allDecks().filter(({id}) => id === 'spanish')).to.deep.equal([spanish]);
  });

  it('shows and names a card in an article as in the game', async () => {
    const root = await shown('playing-card', {card: 'QH', deck: 'spanish', game: 'scopa', lang: 'en'});
    expect(labelOf(root)).to.equal('horse of cups');
    expect(getComputedStyle(root.querySelector('.card-face')!).color).to.equal('rgb(160, 16, 16)');
    expect(labelOf(await shown('playing-card', {card: 'QH', deck: 'spanish', game: 'capodama'}))).to.equal(
      'horse of gold',
    );
    expect(labelOf(await shown('playing-card', {card: '7D', deck: 'spanish', lang: 'it'}))).to.equal('sette di ori');
  });

  it('can be used at a Scopa table', async () => {
    const element = await scopaTable({deck: 'spanish', lang: 'fr', seats: 'you bot'});
    const hand = findAll(element, '.hand .card');
    expect(hand).to.have.lengthOf(3);
    for (const one of hand)
      expect(one.getAttribute('aria-label') ?? one.textContent).to.match(/(?:ors|coupes|épées|massues)/);
    const colours = Object.values((await spanish.drawing()).suits).map(({colour}) => colour);
    const faces = findAll(element, '.card-face');
    expect(faces.length).to.be.at.least(3 + 4);
    for (const face of faces) expect(colours).to.include(face.getAttribute('color'));
  });

  it('appears in the rules, with its cards beside them', async () => {
    const root = await shown('rules-explainer', {game: 'capodama', view: 'rules', deck: 'spanish', lang: 'en'});
    const rule = root.querySelector('[id$="capodama.trumps"]')!;
    expect(rule.textContent).to.contain('the ace of gold').and.contain('the horse of gold');
    expect(rule.querySelectorAll('.card-face[color]').length).to.be.at.least(3);
  });

  it('names its cards in every language, and uses its own letters', async () => {
    const mapped = deckFor(
      'spanish',
      games.find(({id}) => id === 'scopa')!,
      {players: 2},
    )!;
    const names = await Promise.all(
      LANGUAGES.map(async (language) => (await loadCardWords(language, mapped)).the(card('K', 'S'))),
    );
    expect(names).to.deep.equal(['the king of swords', 'le roi d’épées', 'il re di spade']);
    const {letters} = await loadCardWords('en', mapped);
    expect([letters.A, letters['7'], letters.J, letters.Q, letters.K]).to.deep.equal(['1', '7', '10', '11', '12']);
  });

  it('is drawn only from its data, in pages and as an SVG string', async () => {
    const mapped = {deck: spanish, mapping: spanish.usual};
    const [faces, text] = await Promise.all([loadFaces(mapped), loadDrawing(mapped)]);
    const seven = card('7', 'D');
    const signs = renderSuitSign(text, 'D').match(/M/g)!.length;
    const index = renderCard(text, seven, {compact: true}).match(/M/g)!.length - signs;
    // Seven symbols between the corners, two in the corners, and two indices.
    expect(renderCard(text, seven).match(/M/g)).to.have.lengthOf((7 + 2) * signs + 2 * index);
    expect(() => faces.face(card('9', 'D'), {})).to.throw(RangeError);
  });

  it('can be used if it has every card, according to its own mapping or the game’s', () => {
    const played = games.flatMap((game) =>
      ((game.options.find(({name}) => name === 'players')?.values as readonly number[] | undefined) ?? [4])
        .filter((players) => deckFor('spanish', game, {players}))
        .map((players) => `${game.id} ${players}`),
    );
    expect(played).to.deep.equal([...[1, 2, 3, 4].map((players) => `capodama ${players}`), 'scopa 2', 'scopa 4']);
  });

  it('is mapped by a registered game, unless the deck has its own mapping', () => {
    const own = {suits: {D: 'bastos', H: 'copas', S: 'espadas', C: 'oros'}, ranks: {T: '7'}} as const;
    const game = {id: 'own', ranks: () => ['T'] as const};
    expect(mappedDeck(spanish, game)).to.equal(undefined);
    for (const name of ['spanish', 'latin'])
      expect(mappedDeck(spanish, {...game, mappings: {[name]: own}})?.mapping).to.equal(own);
    const told = {...spanish, mappings: {own: {...own, ranks: {T: '1'}}}} as const;
    expect(mappedDeck(told, {...game, mappings: {spanish: own}})?.mapping.ranks.T).to.equal('1');
  });

  for (const [name, attributes] of [
    ['capra-table', {deck: 'spanish'}],
    ['calypso-table', {deck: 'spanish'}],
    ['capodama-table', {deck: 'spanish', players: '5'}],
    ['scopa-table', {deck: 'german'}],
  ] as const) {
    it(`is rejected with the usual message: ${name} ${JSON.stringify(attributes)}`, async () => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      const error = told<TableErrorEvent>(element, 'table-error');
      document.body.append(element);
      const {code, path} = (await error).detail;
      expect([code, path]).to.deep.equal(['attribute.deck', 'deck']);
      await until(() => alerts(element).length > 0);
      expect(alerts(element).join()).to.contain('attribute.deck · deck');
    });
  }
});
