import {expect} from 'chai';
import {until} from '../../../../test/tables/table-in-page.js';
import {settled} from '../../../../test/virtual-clock.js';
import '../define/card-diagram.js';
import type {CardDiagram} from './card-diagram.js';

const SCOPA = 'players: 2 / you: AS 7H* KD / table: 2C 5D / stock 24';

const find = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  element.shadowRoot!.querySelector<E>(selector);
const isShown = (element: Element): boolean => find(element, '.picture > [data-card], .picture > g, .problem') !== null;
const cards = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll<SVGElement>('.picture > [data-card]')].map(({dataset}) => dataset['card']!);

/** Adds a diagram to the page, and waits until it shows something. */
async function put(text: string, attributes: Readonly<Record<string, string>> = {}): Promise<CardDiagram> {
  const element = document.createElement('card-diagram');
  for (const [name, value] of Object.entries({letters: 'en', ...attributes})) element.setAttribute(name, value);
  element.textContent = text;
  document.body.append(element);
  await until(() => isShown(element));
  return element;
}

describe('A diagram whose text was typed or pasted', () => {
  afterEach(() => document.body.replaceChildren());

  it('reads characters that phones and editors substitute', async () => {
    for (const text of ['A♠\ufe0f K♥\ufe0f 7♦\ufe0f', '🂡🂾🃇', 'ＡＳ\u00a0ＫＨ\u200b ７Ｄ', '♠A ♥K ♢7'])
      expect(cards(await put(text)), text).to.deep.equal(['AS', 'KH', '7D']);
    expect(cards(await put('A♠\ufe0f*', {dim: 'A♠\ufe0f'}))).to.deep.equal(['AS']);
    const table = await put(`${SCOPA.replace('2C 5D', '–')}`, {game: 'scopa'});
    expect(cards(table)).to.have.members(['AS', '7H', 'KD']);
  });

  it('reads suits that a page has replaced with images', async () => {
    const diagram = await put('A♠ K♥');
    const emoji = (alt: string): HTMLImageElement => Object.assign(document.createElement('img'), {alt});
    diagram.replaceChildren('7', emoji('♦\ufe0f'), ' K', emoji('♥'));
    await until(() => cards(diagram).join() === '7D,KH');
    const nested = document.createElement('p');
    nested.append('A', emoji('♠'), '*');
    diagram.replaceChildren(nested);
    await until(() => cards(diagram).join() === 'AS');
  });

  it('reads lines that an editor or a minifier has turned into elements', async () => {
    const diagram = await put('A♠ K♥');
    for (const markup of [
      'AS<br>KH<br>7D',
      '<p>AS KH</p><p>7D</p>',
      '<div>AS</div>KH<div>7D</div>',
      '<ul><li>AS</li><li>KH</li><li>7D</li></ul>',
      '<p>AS<br>K<img alt="♥"></p>7D',
    ]) {
      diagram.innerHTML = markup;
      await settled();
      expect(cards(diagram), markup).to.deep.equal(['AS', 'KH', '7D']);
      diagram.textContent = 'QS';
      await until(() => cards(diagram).join() === 'QS');
    }
    diagram.setAttribute('game', 'scopa');
    diagram.innerHTML = SCOPA.replaceAll(' / ', '<br>');
    await until(() => cards(diagram).length > 3);
    diagram.innerHTML = '<b>A</b><i>S</i> K<span>H</span>';
    diagram.removeAttribute('game');
    await until(() => cards(diagram).join() === 'AS,KH');
  });

  it('reads the letters of Italian packs if it draws Italian cards', async () => {
    for (const lang of ['en', 'it']) {
      const diagram = document.createElement('card-diagram');
      Object.assign(diagram, {lang, deck: 'italian', textContent: '7D RC FB CS'});
      document.body.append(diagram);
      await until(() => isShown(diagram));
      expect(cards(diagram), lang).to.deep.equal(['7D', 'KH', 'JC', 'QS']);
    }
    expect(find(await put('RC FB'), '.problem')).not.to.equal(null);
  });
});
