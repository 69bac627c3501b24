/** Affine transform like SVG's `matrix()`. Only similarity transforms are allowed, so that circles stay round. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const HERE: Matrix = [1, 0, 0, 1, 0, 0];

/** Rotation of a 100 × 140 card by 180°. */
export const TURNED: Matrix = [-1, 0, 0, -1, 100, 140];

/** Composes two transforms. The second one is applied first. */
export const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Returns a rotation by degrees, with a scale, that moves one point to another. */
export const swing = (degrees: number, x: number, y: number, toX = x, toY = y, scale = 1): Matrix => {
  const a = Math.cos((degrees * Math.PI) / 180) * scale;
  const b = Math.sin((degrees * Math.PI) / 180) * scale;
  return [a, b, -b, a, toX - a * x + b * y, toY - b * x - a * y];
};

const short = (length: number): number => Math.round(length * 1000) / 1000;

/**
 * Transforms a path's coordinates. A `transform` attribute would be slower. Browsers paint every element that has one
 * separately, and reassign all of them to layers whenever a card starts or stops moving.
 *
 * `o` with three numbers draws a disc: the centre and the radius. Paths can't contain `H`, `V`, `A` or elliptical arcs.
 * Circular arcs (`a`) keep their radii.
 */
export function placed(path: string, place: Matrix): string {
  if (place === HERE && !path.includes('o')) return path;
  const [a, b, c, d, e, f] = place;
  const at = (x: number, y: number, left = 0, top = 0): string =>
    `${short(a * x + c * y + left)} ${short(b * x + d * y + top)}`;
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const numbers: ArrayLike<string> = text.match(/-?(?:\.\d+|\d+(?:\.\d+)?)/g) ?? [];
    const [x, y] = [+numbers[0]!, +numbers[1]!];
    if (command === 'h') return `l${at(x, 0)}`;
    if (command === 'v') return `l${at(0, x)}`;
    if (command === 'o') {
      const r = short(+numbers[2]! * Math.hypot(a, b));
      return `M${short(a * x + c * y + e) - r} ${short(b * x + d * y + f)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
    }
    let written = command;
    let next = 0;
    // Copy the radii and flags of an arc.
    for (; command === 'a' && next < 5; next++) written += `${numbers[next]} `;
    for (; next < numbers.length; next += 2) {
      if (next > 0) written += ' ';
      const [toX, toY] = [+numbers[next]!, +numbers[next + 1]!];
      written += command < 'a' ? at(toX, toY, e, f) : at(toX, toY);
    }
    return written;
  });
}
