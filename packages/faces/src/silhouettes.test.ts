import {expect} from 'chai';
import {deckNamed} from './index.js';
import {loadDrawing, renderFigures} from './render-card.js';

/** Size in pixels of the cards whose silhouettes are compared. */
const WIDTH = 64;
const HEIGHT = 90;

/** Returns whether a figure covers each pixel, whatever its colour. */
async function silhouetteOf(figure: Element): Promise<readonly boolean[]> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 100 140">${new XMLSerializer().serializeToString(figure)}</svg>`;
  const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const canvas = Object.assign(document.createElement('canvas'), {width: WIDTH, height: HEIGHT});
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, 0, WIDTH, HEIGHT);
  return Array.from({length: WIDTH * HEIGHT}, (_, pixel) => data[4 * pixel + 3]! > 127);
}

/** Returns the fraction of the pixels in either silhouette that only one of them covers. */
function difference(one: readonly boolean[], other: readonly boolean[]): number {
  const either = one.filter((covered, pixel) => covered || other[pixel]).length;
  return one.filter((covered, pixel) => covered !== other[pixel]).length / either;
}

describe('The figures on court cards, filled in black', () => {
  it('differ in at least a seventh of the pixels that either of them covers, within each deck and between decks', async () => {
    const silhouettes: [id: string, silhouette: readonly boolean[]][] = [];
    for (const name of ['french', 'italian']) {
      const deck = deckNamed(name)!;
      const box = document.createElement('div');
      box.innerHTML = `<svg><defs>${renderFigures(await loadDrawing({deck, mapping: deck.usual}))}</defs></svg>`;
      for (const figure of box.querySelectorAll('defs > g[id]'))
        silhouettes.push([figure.id, await silhouetteOf(figure)]);
    }
    expect(silhouettes).to.have.lengthOf(24);
    const alike = silhouettes.flatMap(([id, one], place) =>
      silhouettes
        .slice(0, place)
        .filter(([, other]) => difference(one, other) < 1 / 7)
        .map(([other]) => `${other} and ${id}`),
    );
    expect(alike).to.deep.equal([]);
  });
});
