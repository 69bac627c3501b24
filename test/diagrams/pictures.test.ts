import {expect} from 'chai';
import {drawDiagram, THEMES} from '@cartavola/diagrams';
import {drawn} from './drawn.js';

const TEXTS: Readonly<Record<string, string>> = {
  hand: 'AS KH 7D* QC TD',
  'long hand': 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S ?? ??',
  scopa:
    'game: scopa / players: 2 / you: AS 7H* KD / table: 2C 5D* QH KH 6S 4D / piles: 3S 3H 3D 2H 2D / 7S 7D / stock 12',
  capodama: `game: capodama / players: 6 / seat: 0 / dealer: 5 / double: S / capo: 3
hands: AS 8S / KS 9D / QH TD / AH 8D / JC 9C / 8C JD`,
  capra: `game: capra / trump: H / hands: AS KS QS / 4 / 4 / 4 / seat: 0
leader: 0
trick: 0: 9D
stock: 16`,
  calypso: `game: calypso / hands: AS KH 7D 2C 2C 9H TS JD QD 3C 4H 5S 6S / 13 / 13 / 12 / leader: 3
trick: 3: 9D
trumps: SDHC
calypsos: AS QS 2S / KD / - / 8C 7C 6C 5C 4C 3C 2C`,
};

/** Boxes of the parts of a picture that a selector matches. */
const boxes = (svg: SVGSVGElement, selector: string): DOMRect[] =>
  [...svg.querySelectorAll<SVGGraphicsElement>(selector)].map((shape) => shape.getBoundingClientRect());

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

describe('A picture of a diagram', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, text] of Object.entries(TEXTS))
    for (const language of ['en', 'fr', 'it'] as const)
      it(`is a complete file without overflow or overlapping text: ${name}, ${language}`, async () => {
        const {diagram, look} = await drawn(text, language);
        for (const width of [320, 390, 640, 1200])
          for (const theme of THEMES) {
            const file = drawDiagram(diagram, {...look, width, theme});
            const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
            expect(parsed.querySelector('parsererror')).to.equal(null);
            expect(parsed.querySelectorAll('style, script, [style], [class]').length).to.equal(0);
            document.body.innerHTML = file;
            const svg = document.querySelector('svg')!;
            expect(svg.getBoundingClientRect().width).to.be.at.most(width + 0.5);
            expect(svg.querySelector('title')!.textContent).to.equal(diagram.description);
            const whole = svg.getBoundingClientRect();
            const cards = boxes(svg, ':scope > g, :scope > svg');
            const texts = boxes(svg, ':scope > text');
            for (const box of [...cards, ...texts]) {
              expect(box.left, `${width}`).to.be.at.least(whole.left - 0.5);
              expect(box.right, `${width}`).to.be.at.most(whole.right + 0.5);
              expect(box.bottom, `${width}`).to.be.at.most(whole.bottom + 0.5);
            }
            for (const [place, box] of texts.entries()) {
              // A line of text is taller than its letters.
              const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6);
              for (const other of [...cards, ...texts.slice(place + 1)])
                expect(
                  meet(letters, other),
                  `${svg.querySelectorAll(':scope > text')[place]!.textContent} at ${width}`,
                ).to.equal(false);
            }
          }
      });

  it('has at most 80 elements per card, including referenced ones', async () => {
    for (const text of [TEXTS['hand']!, 'KC', 'AS', ...Object.values(TEXTS)]) {
      const {diagram, look} = await drawn(text);
      document.body.innerHTML = drawDiagram(diagram, {...look, width: 640, theme: 'felt'});
      const cards = document.querySelectorAll('body > svg > g').length;
      expect(document.querySelectorAll('svg, svg *').length / cards, text).to.be.at.most(80);
    }
  });

  it('marks each starred card exactly once', async () => {
    const {diagram, look} = await drawn('7C* 7C 8C*');
    expect(diagram.hand.cards.map(({isMarked}) => isMarked)).to.deep.equal([true, false, true]);
    document.body.innerHTML = drawDiagram(diagram, {...look, width: 640, theme: 'felt'});
    expect(document.querySelectorAll('body > svg > g > rect[stroke]').length).to.equal(2);
  });
});
