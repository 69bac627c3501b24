import {expect} from 'chai';
import {emulateMedia, sendMouse, setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/card-diagram.js';
import type {CardDiagram} from '@cartavola/elements';
import {emulateTouch, keys, tap} from '../input.js';
import {samplePairs} from '../sample-size.js';
import {find as inReplay, press, put as putReplay, SCOPA} from '../replays/replay-in-page.js';
import {wrongs} from '../tables/axe.js';
import {until} from '../tables/table-in-page.js';
import {difference, drawnByCommand, formatButton, pixelsOf, saved} from './picture-files.js';

const FONT = 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf';

/**
 * A diagram for each game, and one with only cards, including courts, backs, marks, dimmed cards and arrows, each with
 * the deck that the command uses to draw it.
 */
const TEXTS: Readonly<Record<string, readonly [text: string, deck?: string]>> = {
  '': ['AS KH QD JC TD* 7D ??'],
  scopa: [
    'game: scopa / players: 2 / you: AS 7H* KD / table: 2C 5D QH KH 6S 4D / piles: 3S 3H 3D 2H 2D / 7S 7D / stock 12',
    'italian',
  ],
  capodama: [
    'game: capodama / players: 4 / seat: 0 / dealer: 3 / double: S / capo: 3 / hands: AS 8S / KS 9D / QH TD / AH 8D',
  ],
  capra: [
    'game: capra / trump: H / hands: AS KS QS / 4 / 4 / 4 / seat: 0 / leader: 0 / trick: 0: 9D / stock: 16',
    'french-4',
  ],
  calypso: [
    'game: calypso / hands: AS KH 7D 2C 2C 9H TS JD QD 3C 4H 5S 6S / 13 / 13 / 12 / leader: 3 / trick: 3: 9D / trumps: SDHC / calypsos: AS QS 2S / KD / - / 8C 7C 6C 5C 4C 3C 2C',
  ],
};

const find = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  element.shadowRoot!.querySelector<E>(selector);

async function put(text: string, attributes: Readonly<Record<string, string>> = {}): Promise<CardDiagram> {
  const element = document.createElement('card-diagram');
  for (const [name, value] of Object.entries({letters: 'en', ...attributes})) element.setAttribute(name, value);
  element.textContent = text;
  document.body.append(element);
  await until(() => find(element, '.picture, .problem') !== null);
  await element.updateComplete;
  return element;
}

/** Replaces a method. Returns a function that restores it. */
function replaced<T, Name extends keyof T>(object: T, name: Name, make: (method: T[Name]) => T[Name]): () => void {
  const method = object[name];
  object[name] = make(method);
  return () => {
    object[name] = method;
  };
}

const canvases = HTMLCanvasElement.prototype;
const contexts = CanvasRenderingContext2D.prototype;

/** Ways in which browsers and extensions keep pages from reading what they painted. Each returns a function that ends it. */
const FALSIFIED: Readonly<Record<string, () => () => void>> = {
  'the file is stripes': () =>
    replaced(
      canvases,
      'toBlob',
      (write) =>
        function (this: HTMLCanvasElement, ...given) {
          const context = this.getContext('2d')!;
          context.resetTransform();
          for (let x = 0; x < this.width; x += 2) context.clearRect(x, 0, 1, this.height);
          write.apply(this, given);
        },
    ),
  'pixels are noise': () =>
    replaced(
      contexts,
      'getImageData',
      (read) =>
        function (this: CanvasRenderingContext2D, ...area) {
          const image = read.apply(this, area);
          image.data.forEach((_, at) => (image.data[at] = (at * 97) % 256));
          return image;
        },
    ),
  'pixels are white': () =>
    replaced(
      contexts,
      'getImageData',
      (read) =>
        function (this: CanvasRenderingContext2D, ...area) {
          const image = read.apply(this, area);
          image.data.fill(255);
          return image;
        },
    ),
  'pixels cannot be read': () =>
    replaced(contexts, 'getImageData', () => () => {
      throw new DOMException('', 'SecurityError');
    }),
  'there is no canvas': () => replaced(canvases, 'getContext', () => () => null),
  'there is no file': () =>
    replaced(canvases, 'toBlob', () => (done) => {
      done(null);
    }),
};

describe('A picture saved by a reader', () => {
  before(async () => {
    await setViewport({width: 800, height: 900});
    const font = new FontFace('Painted', `url(/${FONT})`);
    document.fonts.add(await font.load());
  });
  afterEach(async () => {
    await emulateTouch(false);
    await emulateMedia({media: 'screen'});
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
  });

  for (const [[game, [text, deck = 'french']], theme] of samplePairs(Object.entries(TEXTS), ['felt', 'plain']))
    it(`equals the command’s picture: ${game || 'cards alone'}, ${theme}`, async () => {
      const marks = game === '' ? {dim: '7D', arrows: 'AS>KH'} : {};
      const pointing = Object.entries(marks).flatMap(([name, value]) => [`--${name}`, value]);
      const look = ['--deck', deck, '--theme', theme, '--width', '640', '--scale', '2', '--font', FONT];
      const drawn = await pixelsOf(await drawnByCommand(text, ...look, ...pointing));
      const root = document.documentElement.style;
      root.setProperty('--cartavola-font', 'Painted');
      root.setProperty('--cartavola-diagram-height', `${drawn.height / 2}px`);
      const diagram = await put(text, {...marks, deck, theme, ...(game && {game})});
      const {bytes} = await saved(diagram, 'png');
      const own = await pixelsOf(bytes);
      expect([own.width, own.height]).to.deep.equal([drawn.width, drawn.height]);
      // Titles are semibold, a weight that the only installed font lacks. The browser synthesises the weight, slightly
      // differently on each system. The command doesn't.
      expect(difference(own, drawn)).to.be.below(game === '' ? 0.001 : 0.01);
    });

  it('can also be a complete SVG file, which shows the same cards', async () => {
    const text = TEXTS['scopa']![0];
    const diagram = await put(text, {game: 'scopa', caption: 'Which card, Ada?'});
    const {name, text: file} = await saved(diagram, 'svg');
    expect(name).to.equal('which-card-ada.svg');
    const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).to.equal(null);
    expect(parsed.querySelectorAll('style, script, [style], [class]').length).to.equal(0);
    expect(file).not.to.contain('var(');
    expect(parsed.querySelector('title')!.textContent).to.equal(find(diagram, '.picture')!.getAttribute('aria-label'));
    const shown = [...diagram.shadowRoot!.querySelectorAll<SVGElement>('.picture > [data-card]')];
    expect([...parsed.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'))).to.deep.equal(
      shown.map(({dataset}) => dataset['card']),
    );
  });

  it('has the page’s colours for the felt', async () => {
    const root = document.documentElement.style;
    root.setProperty('--cartavola-felt', 'hsl(220 60% 30%)');
    root.setProperty('--cartavola-text', 'rgb(1 2 3)');
    const diagram = await put(TEXTS['scopa']![0], {game: 'scopa'});
    const {data, width} = await pixelsOf((await saved(diagram, 'png')).bytes);
    expect([...data.slice((20 * width + 20) * 4).slice(0, 4)]).to.deep.equal([31, 61, 122, 255]);
    const {text} = await saved(diagram, 'svg');
    expect(text).to.contain('fill="rgb(1, 2, 3)"').and.contain('fill="rgb(31, 61, 122)"');
  });

  for (const [[lang, said], [how, falsify]] of samplePairs(
    [
      ['en', 'It’s an SVG, because'],
      ['fr', 'C’est un fichier SVG, car'],
      ['it', 'È un SVG, perché'],
    ] as const,
    Object.entries(FALSIFIED),
  ))
    it(`is an SVG instead of a PNG, and says so, if ${how}: ${lang}`, async () => {
      const diagram = await put('AS', {lang});
      const restore = falsify();
      try {
        const {name, text} = await saved(diagram, 'png');
        expect(name).to.match(/\.svg$/);
        expect(text).to.contain('<svg').and.contain('data-card="AS"');
        await until(() => find(diagram, '.offer [role="status"]')!.textContent !== '');
        expect(find(diagram, '.offer')!.textContent).to.contain(said);
      } finally {
        restore();
      }
    });

  it('is a PNG if the browser only changes pixels slightly', async () => {
    const diagram = await put('AS');
    const restore = replaced(
      CanvasRenderingContext2D.prototype,
      'getImageData',
      (read) =>
        function (this: CanvasRenderingContext2D, ...area) {
          const image = read.apply(this, area);
          image.data[5]! ^= 1;
          return image;
        },
    );
    try {
      expect((await saved(diagram, 'png')).name).to.equal('ace-of-spades.png');
    } finally {
      restore();
    }
  });

  it('can be saved by keyboard, touch and mouse in the page’s language, and the choice can be closed', async () => {
    for (const [lang, label, said] of [
      ['en', 'Save as picture', 'Your browser is saving “ace-of-spades.png”.'],
      ['fr', 'Enregistrer l’image', 'Le navigateur enregistre « as-de-pique.png ».'],
      ['it', 'Salva l’immagine', 'Il browser salva «asso-di-picche.png».'],
    ] as const) {
      const diagram = await put('AS', {lang});
      const button = find(diagram, '.save')!;
      await sendMouse({type: 'move', position: [790, 890]});
      expect(button.textContent).to.equal(label);
      expect(getComputedStyle(button).opacity).to.equal('0');
      await keys('Tab');
      expect(diagram.shadowRoot!.activeElement).to.equal(button);
      expect(getComputedStyle(button).opacity).to.equal('1');
      await keys('Enter');
      await until(() => find(diagram, '.offer') !== null);
      expect(button.getAttribute('aria-expanded')).to.equal('true');
      expect(await wrongs(diagram)).to.deep.equal([]);
      await keys('Tab', 'Enter');
      await until(() => find(diagram, '.offer [role="status"]')!.textContent !== '');
      expect(find(diagram, '.offer')!.textContent.replaceAll('\u00a0', ' ')).to.contain(said);
      await keys('Escape');
      expect(find(diagram, '.offer')).to.equal(null);
      expect(diagram.shadowRoot!.activeElement).to.equal(button);
      button.blur();
      await emulateTouch(true);
      await tap(find(diagram, '.ground')!);
      await until(() => getComputedStyle(button).opacity === '1');
      await tap(button);
      await until(() => find(diagram, '.offer') !== null);
      await emulateTouch(false);
      diagram.remove();
    }
  });

  it('does not follow a link that contains the diagram', async () => {
    const link = Object.assign(document.createElement('a'), {href: '#followed'});
    document.body.append(link);
    const diagram = await put('AS');
    link.append(diagram);
    await saved(diagram, 'png');
    expect(location.hash).to.equal('');
  });

  it('cannot be saved if it is inline or printed, or if the author forbids it', async () => {
    expect(find(await put('AS', {inline: ''}), '.save')).to.equal(null);
    const diagram = await put('AS', {sharing: 'none'});
    expect(find(diagram, '.save')).to.equal(null);
    diagram.sharing = 'all';
    await until(() => find(diagram, '.save') !== null);
    await emulateMedia({media: 'print'});
    expect(find(diagram, '.save')!.checkVisibility()).to.equal(false);
    await emulateMedia({media: 'screen'});
    const wrong = await put('AS', {sharing: 'some'});
    expect(find(wrong, '.problem')!.textContent).to.contain('attribute.sharing');
    const replay = await putReplay(SCOPA, {sharing: 'none', id: 'kept'});
    expect(inReplay(replay, '.save')).to.equal(null);
    expect(inReplay(replay, '[data-act="link"]')).to.equal(null);
  });

  it('shows the replay’s current moment, even while the choice is open', async () => {
    const replay = await putReplay(SCOPA);
    await formatButton(replay, 'svg');
    await press(replay, 'next');
    await press(replay, 'next');
    const {name, text} = await saved(replay, 'svg');
    expect(name).to.equal('scopa-move-2-of-5.svg');
    const cards = [...text.matchAll(/data-card="(\w+)"/g)].map(([, card]) => card!).sort();
    expect(cards).to.deep.equal(['2C', '3S', '7H', 'AS', 'KD', 'QH', 'QS']);
    const size = [...text.matchAll(/ (?:width|height)="(\d+)/g)].slice(0, 2).map(([, number]) => Number(number));
    const {bytes} = await saved(replay, 'png');
    const {width, height} = await pixelsOf(bytes);
    expect(width / height).to.be.closeTo(size[0]! / size[1]!, 0.02);
    expect(width).to.be.at.least(2 * size[0]!);
  });

  it('has a file name of letters and digits within the length limit', async () => {
    for (const [caption, name] of [
      ['../../etc/passwd', 'etc-passwd'],
      ['« Où va l’as ? » — 3e manche', 'où-va-l-as-3e-manche'],
      ['???', 'cartavola'],
      ['a'.repeat(300), 'a'.repeat(60)],
    ] as const) {
      const diagram = await put('AS', {caption});
      expect((await saved(diagram, 'svg')).name).to.equal(`${name}.svg`);
      diagram.remove();
    }
  });
});
