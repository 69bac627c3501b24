import {card, SUITS} from '@cartavola/engine';
import {expect} from 'chai';
import {render} from 'lit';
import {deckNamed, loadFaces} from './index.js';
import {loadDrawing, renderCard, renderFigures} from './render-card.js';

/** Width and height of the pictures to compare, in pixels. */
const SIZE = [300, 420] as const;

/** Paints shapes on a blank card, and returns the pixels. */
async function pixelsOf(shapes: string): Promise<Uint8ClampedArray> {
  const [width, height] = SIZE;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 140" color="#b00d24">${shapes}</svg>`;
  const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const context = Object.assign(document.createElement('canvas'), {width, height}).getContext('2d')!;
  context.fillStyle = '#fffdf7';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** Counts the pixels that differ visibly between two pictures. */
function differences(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].map((part) => Math.abs(one[at + part]! - other[at + part]!));
    if (Math.max(...far) > 40) count++;
  }
  return count;
}

describe('The figure on a court card', () => {
  for (const id of ['french', 'italian'])
    it(`looks the same when drawn whole on a page and as two references to one half in a file: ${id}`, async () => {
      const deck = deckNamed(id)!;
      const mapped = {deck, mapping: deck.usual};
      const [faces, text] = await Promise.all([loadFaces(mapped), loadDrawing(mapped)]);
      const defs = `<defs>${renderFigures(text)}</defs>`;
      for (const suit of SUITS)
        for (const rank of ['K', 'Q', 'J'] as const) {
          const box = document.createElement('div');
          render(faces.face(card(rank, suit), {}), box);
          const [page, file] = await Promise.all([
            pixelsOf(box.querySelector('svg')!.outerHTML),
            pixelsOf(defs + renderCard(text, card(rank, suit)).replace(/^<svg[^>]*>|<\/svg>$/g, '')),
          ]);
          // Where the halves meet, a different line may be on top, so allow a thousandth of the card's pixels to
          // differ.
          expect(differences(page, file), rank + suit).to.be.at.most((SIZE[0] * SIZE[1]) / 1000);
        }
    });
});
