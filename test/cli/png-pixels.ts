import {inflateSync} from 'node:zlib';

/** A picture's pixels, each as red, green, blue and alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): readonly number[];
  /**
   * Counts the pixels of a colour in the whole picture or in an area. `unit` is the number of pixels per unit of the
   * area.
   */
  count(colour: readonly number[], area?: Area, unit?: number): number;
}

/** Part of a picture. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = '89504e470d0a1a0a';

/**
 * Reads a PNG with eight bits per channel and an alpha channel (https://www.w3.org/TR/png-3/). Throws for anything
 * else.
 */
export function pixelsOf(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  if (file.toString('hex', 0, 8) !== SIGNATURE) throw new Error('not a PNG');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (file.toString('hex', 24, 29) !== '0806000000') throw new Error('unsupported kind of PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), width * 4, height);
  const at = (x: number, y: number): readonly number[] => [...bytes.subarray((y * width + x) * 4).subarray(0, 4)];
  return {
    width,
    height,
    at,
    count(colour, area = {left: 0, top: 0, width, height}, unit = 1) {
      const [left, right] = [area.left, area.left + area.width].map((x) => Math.round(x * unit)) as [number, number];
      const [top, bottom] = [area.top, area.top + area.height].map((y) => Math.round(y * unit)) as [number, number];
      let found = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          found += Number(colour.every((part, place) => bytes[(y * width + x) * 4 + place] === part));
      return found;
    },
  };
}

/** Reverses the filter that is applied to each line. */
function unfiltered(data: Buffer, length: number, height: number): Buffer {
  const all = Buffer.alloc(length * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)]!;
    for (let x = 0; x < length; x++) {
      const left = x >= 4 ? all[y * length + x - 4]! : 0;
      const up = y > 0 ? all[(y - 1) * length + x]! : 0;
      const corner = x >= 4 && y > 0 ? all[(y - 1) * length + x - 4]! : 0;
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter]!;
      all[y * length + x] = (data[y * (length + 1) + 1 + x]! + guess) & 255;
    }
  }
  return all;
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [number, number, number];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
