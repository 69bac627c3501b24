import {expect} from 'chai';
import {render} from 'lit';
import {CHARACTERS, loadCharacters, type DrawCharacter} from './index.js';

type Colour = ArrayLike<number>;

/** Colours of the ink lines, the felt and a dark page. */
const INK: Colour = [0x17, 0x20, 0x2e];
const FELT: Colour = [0x1f, 0x5a, 0x44];
const DARK: Colour = [0x15, 0x19, 0x1f];

/** Relative luminance and contrast ratio as defined in WCAG 2.2. */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = Array.from(colour, (byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (one: Colour, other: Colour): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

/** Draws a picture at a given width, and reads its pixels. */
async function pixelsOf(picture: SVGElement, width: number): Promise<Uint8ClampedArray> {
  const copy = picture.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(width));
  const image = new Image();
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], {type: 'image/svg+xml'}));
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const context = Object.assign(document.createElement('canvas'), {width, height: width}).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, width).data;
}

describe('The characters', () => {
  let draw: DrawCharacter;
  const pictures: SVGElement[] = [];
  before(async () => {
    draw = await loadCharacters();
    for (const character of CHARACTERS) {
      const box = document.createElement('div');
      render(draw(character), box);
      pictures.push(box.querySelector('svg')!);
    }
  });

  it('are each drawn as one hidden svg that passes a strict content security policy', () => {
    expect(pictures).to.have.lengthOf(6);
    for (const picture of pictures) {
      expect(picture.getAttribute('viewBox')).to.equal('0 0 64 64');
      expect(picture.getAttribute('aria-hidden')).to.equal('true');
      expect(picture.querySelector('[style], style, image, [id]')).to.equal(null);
      expect(picture.outerHTML).not.to.match(/undefined|NaN|data:/);
    }
  });

  it('consist of few shapes, because a table has up to five characters', () => {
    for (const [place, picture] of pictures.entries())
      expect(picture.querySelectorAll('*').length, CHARACTERS[place]).to.be.at.most(12);
  });

  it('return the same drawing each time', () => {
    for (const character of CHARACTERS) expect(draw(character)).to.equal(draw(character));
  });

  for (const width of [64, 32])
    it(`differ in at least a third of their pixels, ${width} wide`, async () => {
      const all = await Promise.all(pictures.map((picture) => pixelsOf(picture, width)));
      for (const [place, one] of all.entries())
        for (const [before, other] of all.slice(0, place).entries()) {
          let changed = 0;
          for (let at = 0; at < one.length; at += 4) {
            const far = [0, 1, 2].reduce((sum, part) => sum + Math.abs(one[at + part]! - other[at + part]!), 0);
            if (far > 60) changed++;
          }
          const share = changed / (Math.PI * (width / 2) ** 2);
          expect(share, `${CHARACTERS[before]} and ${CHARACTERS[place]}`).to.be.at.least(1 / 3);
        }
    });

  it('have a contrast of 3 to 1 with the felt and a dark page, and between lines, skin and background', async () => {
    for (const [place, picture] of pictures.entries()) {
      const name = CHARACTERS[place];
      const pixels = await pixelsOf(picture, 64);
      // One pixel is beside the head, and one on the forehead.
      const [ground, skin] = [64 * 32 + 4, 64 * 29 + 32].map((pixel) => pixels.slice(4 * pixel, 4 * pixel + 3));
      for (const other of [FELT, DARK, INK]) expect(contrast(ground!, other), name).to.be.at.least(3);
      expect(contrast(skin!, INK), name).to.be.at.least(3);
    }
  });

  it('stay within their disc', () => {
    const page = document.createElement('div');
    document.body.append(page);
    for (const [place, picture] of pictures.entries()) {
      page.replaceChildren(picture.cloneNode(true));
      const [, ...shapes] = page.querySelector('svg')!.children;
      const boxes = shapes.map((child) => (child as SVGGraphicsElement).getBBox());
      for (const {x, y, width, height} of boxes)
        expect(Math.min(x, y, 64 - x - width, 64 - y - height), CHARACTERS[place]).to.be.at.least(1);
    }
    page.remove();
  });
});
