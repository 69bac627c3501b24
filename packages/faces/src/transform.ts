/** Affine transform like SVG's `matrix()`, restricted to similarities, so that circles stay round. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const HERE: Matrix = [1, 0, 0, 1, 0, 0];

/** Rotation by 180° on a card of 100 × 140. */
export const TURNED: Matrix = [-1, 0, 0, -1, 100, 140];

/** Composes two transforms. */
export const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Rotation by degrees that takes one point to another, and enlarges. */
export const swing = (degrees: number, x: number, y: number, toX = x, toY = y, scale = 1): Matrix => {
  const a = Math.cos((degrees * Math.PI) / 180) * scale;
  const b = Math.sin((degrees * Math.PI) / 180) * scale;
  return [a, b, -b, a, toX - a * x + b * y, toY - b * x - a * y];
};

const short = (length: number): number => Math.round(length * 1000) / 1000;

/**
 * Transforms a path's coordinates. Not by a `transform` attribute: browsers paint every element that has one by itself, and sort all of
 * them into layers again whenever a card begins or ends to move.
 *
 * `o` and three numbers are a disc: its centre and its radius. Paths to transform have no `H` or `V`, and no arcs but those of discs, which
 * keep their size.
 */
export const placed = (path: string, place: Matrix): string =>
  path.replace(/([a-z])([^a-z]*)/gi, (whole, command: string, text: string) => {
    if (place === HERE && command !== 'o') return whole;
    const [a, b, c, d, e, f] = place;
    const numbers = (text.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const arc = command === 'a' ? numbers.splice(0, 5) : [];
    const moves = command === 'o' || command < 'a';
    const points = command === 'h' ? [numbers[0]!, 0] : command === 'v' ? [0, numbers[0]!] : numbers;
    const at = points.map((_, index) => {
      const [x, y] = [points[index & ~1]!, points[index | 1]!];
      return short(index & 1 ? b * x + d * y + (moves ? f : 0) : a * x + c * y + (moves ? e : 0));
    });
    if (command !== 'o') return (command === 'h' || command === 'v' ? 'l' : command) + [...arc, ...at].join(' ');
    const r = short(numbers[2]! * Math.hypot(a, b));
    return `M${at[0]! - r} ${at[1]}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
  });
