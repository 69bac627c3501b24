import {CHARACTERS, type Character} from './characters.js';
import {draw, INKED, type Paints} from './draw.js';
import {svgPicture, type Shape, type Shapes} from './shape.js';

/** Appearance of a character, in the notation of `draw`. The middle of the face is at 50 34. */
interface Portrait {
  readonly ground: string;
  readonly paints: Paints;
  /** Path of the hair behind the face. */
  readonly behind?: string;
  /** Path of the clothes, over the plain shoulders. */
  readonly clothes: string;
  /** Path of the beard, hair, hat and glasses in front of the face. */
  readonly front: string;
}

/** Eye, drawn as part of the ink line: a dot with a ring around it. */
const EYE = 'h0m1.25 0l-.366.884-.884.366-.884-.366-.366-.884.366-.884.884-.366.884.366z';

/** Face, eyes, nose, and the visible parts of the neck and ears. */
const FACE = `
sM45 48.8v4.2q5 5 10 0v-4.2M38.13 32.27a2.8 2.8 0 1 0 .61 5.23M61.26 37.5a2.8 2.8 0 1 0 .61-5.23M50 16q-12 0-12 12 0 22 12 22 12 0 12-22 0-12-12-12zM45 34${EYE}M55 34${EYE}M49.5 39.5q2.5-.5.5-3.5
=:qM42.5 40h0`;
const FEATURES = `
=HM42 29.5q3-2.5 6-.5
RM45.5 43.5q4.5 4 9 0`;

const PORTRAITS: Readonly<Record<Character, Portrait>> = {
  librarian: {
    ground: '#fbf6e9',
    paints: {s: '#e5b892', h: '#b4bcc8', b: '#7d4a6d'},
    behind: `
ho50 9 6.5`,
    clothes: `
=pM50 56l-6-5-5 4 6 6z`,
    front: `
=hM50 12q-16 0-15 18 0 5 3 7 0-9 4-13 5-2 8-6
Ko44.6 34.5 5.2o55.4 34.5 5.2M49.5 34h.5M39.5 33l-3 0m23.5 0h3`,
  },
  painter: {
    ground: '#f2a48f',
    paints: {s: '#f3c9a5', h: '#2c2320', b: '#dfe7ee', y: '#2f4a7c'},
    behind: `
=hM50 14q-17 0-16 20 0 10-2 14 8 4 18 0`,
    clothes: `
rM42 51q8 5 16 0l3 4q-11 6-22 0z`,
    front: `
hM37 33q0-17 13-17t13 17q-2-7-3-9-10 4-20 0-2 3-3 9z
yM35 24q-7-12 6-18 16-5 27 5 2 6-2 11-9-6-19-5-8 1-12 7zM52 5l1-3`,
  },
  gardener: {
    ground: '#f2c45c',
    paints: {s: '#f8d7ba', h: '#a9481f', b: '#3c7a4a', y: '#fbeec4', x: '#c98b5a'},
    behind: `
=hM50 15q-15 0-14 19 0 8 2 12h12`,
    clothes: `
=pM50 57l-6-6-5 3 4 6z
hM62 42q6 3 3 8 3 4 0 8t-5 3q-3-4 0-8-3-5 2-11zM61 50l4 0m-4 7l4 1M50 22q-8 2-12 9-1-11 12-11M50 22q8 2 12 9 1-11-12-11`,
    front: `
=-xM41 38h1.2v1.2h-1.2zM44 39h1.2v1.2h-1.2zM42 41.3h1.2v1.2h-1.2z
yM26 23q6-4 13-5 0-13 11-13t11 13q7 1 13 5-6 4-24 4t-24-4z
rM38.8 19q11-4 22.4 0l-.6-5q-10-4-21.2 0z`,
  },
  cook: {
    ground: '#92c9ee',
    paints: {s: '#e8b48c', h: '#3a2a22', b: '#fffdf7'},
    clothes: `
rM42 51q8 5 16 0l-5 6 1 4-4-3-4 3 1-4z`,
    front: `
=hM50 42q-2-3-6-2-3 3-6 1 2 6 8 5 3 0 4-2M38 22v11q-2 0-2-4z
pM38 25l-1-9q-8-3-4-9 5-5 11-2 6-5 12 0 8-3 11 2 3 6-4 9l-1 9q-12-4-24 0zM45 20l-1-5m11 5l1-5`,
  },
  musician: {
    ground: '#c5b3f0',
    paints: {s: '#b07a52', q: '#c9755a', h: '#3b2722', b: '#e9b23d', r: '#8c2f2a'},
    behind: `
=hM50 6q-7-3-11 2-7-1-7 6-6 3-3 9-4 5 1 9-2 6 4 8 1 6 8 5h8`,
    clothes: `
=pM50 58l-7-7-4 3 5 8z`,
    front: `
=hM50 22q-3 2-6 0-2 4-6 6-1-12 12-14
gM36 23q14-11 28 0l-1-5q-13-9-26 0z
=Go37.5 42 2.4`,
  },
  sailor: {
    ground: '#a9d98c',
    paints: {s: '#eeb792', h: '#e4e8ec', b: '#fffdf7', y: '#2f4a7c', x: '#22375e'},
    clothes: `
=-yM50 55.5h-19.4l-1.1-1.7.5-1.5h20zM50 61.5h-8.4l-7-3h15.4z`,
    front: `
=hM50 42q-4-3-7 0-4-2-4-10l-2-1q-2 22 13 24
RM46 44.5q4 2.5 8 0
yM38 22q-2-17 12-17t12 17z
xM35.5 26q14.5-6 29 0l0-7q-14.5-6-29 0z`,
  },
};

/** Shoulders that end at the edge of the picture. */
const SHOULDERS = `
bM9.2 53q3-7 15-9h15.6q12 2 15 9a31 31 0 0 1-45.6 0z`;

/** Draws a head and shoulders on a disc. */
function picture({ground, paints, behind = '', clothes, front}: Portrait): Shape {
  const portrait = (shapes: string): Shapes => draw(shapes, paints, [1, 0, 0, 1, -17.8, 0]);
  const shapes: Shapes = [
    ['circle', {cx: 32, cy: 32, r: 31.2, fill: ground}],
    ...portrait(behind),
    ...draw(SHOULDERS, paints),
    ...portrait(FACE + clothes + FEATURES + front),
  ];
  return svgPicture('character', 64, 64, shapes, {...INKED, 'stroke-width': 1.3});
}

/** Pictures of the characters. */
export const characterPictures = Object.fromEntries(
  CHARACTERS.map((character) => [character, picture(PORTRAITS[character])]),
) as Readonly<Record<Character, Shape>>;
