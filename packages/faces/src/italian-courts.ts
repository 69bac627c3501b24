import {courtFigure, draw, type Paints, type SuitSign} from './draw.js';
import {GOWN, head, NEAR_ARM, nearby, raised, ROBE, standing, type Look, type Person} from './people.js';
import type {Shape, Shapes} from './shape.js';
import {HERE, swing, within, type Matrix} from './transform.js';
import {BEARDS, CROWNS, HAIR, HATS} from './wardrobe.js';

/** Latin suits: denari, coppe, spade and bastoni. */
export type LatinSuit = 'coins' | 'cups' | 'swords' | 'batons';

type Looks = Readonly<Record<LatinSuit, Look>>;

/** Second colour of the clothes, keyed by suit. */
const CLOTH: Readonly<Record<LatinSuit, string>> = {
  coins: '#a5382f',
  cups: '#5f7ba3',
  swords: '#a5382f',
  batons: '#d8902f',
};

const KINGS: Looks = {
  coins: {
    paints: {h: '#cdd8e4'},
    pose: nearby(62, 45),
    collar: 'ermine',
    beard: BEARDS.long,
    front: HAIR.locks + CROWNS.curved,
  },
  cups: {
    paints: {h: '#6b3d1e'},
    pose: raised(-30, 6),
    aside: -3,
    mirror: true,
    collar: 'chain',
    gaze: 'soft',
    behind: HAIR.curls,
    beard: BEARDS.round,
    front: CROWNS.closed,
  },
  swords: {
    paints: {h: '#2c2320'},
    pose: nearby(44, 54, 1.25),
    aside: -3,
    collar: 'cape',
    gaze: 'stern',
    mirror: true,
    beard: BEARDS.forked,
    front: HAIR.locks + CROWNS.mural,
  },
  batons: {
    paints: {h: '#a9481f'},
    pose: raised(-8, 6),
    aside: -4,
    tilt: -6,
    collar: 'fur',
    gaze: 'profile',
    behind: HAIR.mane,
    beard: BEARDS.profile,
    front: CROWNS.pointed,
  },
};

const PAGES: Looks = {
  coins: {
    paints: {h: '#6b3d1e'},
    pose: raised(-36, 0),
    mirror: true,
    aside: -4,
    tilt: -5,
    collar: 'lace',
    front: HAIR.bob + HATS.tall,
  },
  cups: {
    paints: {h: '#d9a441'},
    pose: raised(34, 0),
    collar: 'ruff',
    tilt: 6,
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.cap,
  },
  swords: {
    paints: {h: '#2c2320'},
    pose: raised(-6, 180),
    aside: 3,
    collar: 'cape',
    gaze: 'profile',
    front: HAIR.nape + HATS.beret,
  },
  batons: {
    paints: {h: '#6b3d1e'},
    pose: nearby(42, 54, 1.15),
    collar: 'chain',
    aside: 0,
    front: `${HAIR.locks}
=hM50 22q-5 0-10 2 2-6 10-6
cM40 18l4-12q6-3 12 0l4 12z
bM42 14q8 2 16 0l2 4h-19z
=cM50 22q-9 0-11 1t-6-2q6-3 17-3
eM57 15q1-7 9-11 2 8-6 13z`,
  },
};

/** Mounted figures. `m` is the paint of the horse's coat, and `n` that of its mane. */
const RIDERS: Readonly<Record<LatinSuit, Person>> = {
  coins: {paints: {h: '#6b3d1e', m: '#f0e2c6', n: '#d9a441'}, tilt: -5, aside: 1, front: HAIR.bob + HATS.beret},
  cups: {
    paints: {h: '#c98b35', m: '#9a5a2c', n: '#2c2320'},
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.tall,
  },
  swords: {
    paints: {h: '#2c2320', m: '#8d939c', n: '#cdd8e4'},
    gaze: 'stern',
    beard: BEARDS.moustache,
    front: `
=wM50 20q-8 0-9 1t-3 6q-3-21 12-21
=wM39 27q-2 9 3 16l3 2q-5-8-4-24z
gM39 21q9-5 23 0v4q-9-5-23 0z
rM49 7q-7-8-16-2-4 6-1 12 2-7 17-10z`,
  },
  batons: {
    paints: {h: '#2c2320', m: '#3d3842', n: '#e9c77f'},
    mirror: true,
    beard: BEARDS.moustache,
    front: HAIR.locks + HATS.brimmed,
  },
};

/** Head and neck of a horse. The mane is drawn over the crest. */
const HORSE = `
mM65 29l5-6v9z
mM41 74q7-9 8-21 0-17 12-23l1-8 4 6q5 2 8 9l7 10q4 4 2 8-2 3-7 1l-6-5q-5 0-7-3 7 3 10 12.5z
-pM67 38q3-3 6 1-1 3-6-1z
.kM70.5 38.5h0m9 13h0
KM67 38q3-3 6 1m-9 9q7 0 9-5m11 11q-4 1-6-1`;
const MANES: Readonly<Record<LatinSuit, string>> = {
  coins: `
nM62 33q-8 4-10 14-5 9-10 13 0 5-3 14 9-3 15-18 2-8 9-15z
KM59 41q-3 3-5 9m-2 7q0 3-6 10`,
  cups: `
nM62 32q-7 2-6 7-6 2-5 7-6 2-5 7-5 1-4 7-4 2-3 8l1 6q9-5 13-16t10-19z`,
  swords: `
gM67 29q6 3 8 8l5 8-3 2q-3-9-11-15z
nM61 33l-4 3 1 4-5 3 1 4-5 3v4l-4 3v5l-4 4-1 8q9-5 13-16t9-18z`,
  batons: `
nM62 32q-9 0-13 16 0 6-10 13 6 4 1 12 9-3 15-18 3-9 9-15zm1 1q8 0 8 4-4 2-5 5-3-5-3-9z
-pM67.5 31q6 4 9.5 13l-2 1q-3-7-9-13z`,
};
const TACK = `
GM80 45q-1 5-7 8M66 29q2 12 8 21m-1-1q-8 15-28 14`;

/** Position, size and rotation of the suit symbol in the raised hand. */
type Grip = readonly [x: number, y: number, size: number, turn: number];
type Grips = Readonly<Record<LatinSuit, Grip>>;
const HELD: Grips = {
  coins: [83, 27, 27, 0],
  cups: [83, 31, 29, 0],
  swords: [83, 29, 50, 0],
  batons: [83, 31, 52, -40],
};
const HELD_MOUNTED: Grips = {
  coins: [84, 19, 23, 0],
  cups: [82, 18, 25, 6],
  swords: [78, 20, 36, -20],
  batons: [86, 22, 38, -27],
};
/** Horizontal shifts of the raised hands. The horses hide the sleeves. */
const HANDS: Readonly<Record<LatinSuit, number>> = {coins: 1, cups: 7, swords: 7, batons: 9};
const HORSES: Readonly<Record<LatinSuit, Matrix>> = {
  coins: HERE,
  cups: swing(9, 55, 68, 54, 66),
  swords: swing(-9, 55, 68, 59, 64, 0.92),
  batons: swing(0, 55, 68, 54, 68, 1.1),
};

const PAGE = `${GOWN}
bM50 46q17 2 24 11l3 4-27 9z
GM50 48v22`;
const RIDER = `
cM40 45q-15 3-17 17l-1 18 42-15q3-16-14-21z
bM38 46q-3 14 0 28l10-3q-4-9-2-26z
GM38 46q-3 13 0 28m8-28q-2 13 2 25
cM52 46q9 3 17-8l7 4q-7 17-24 13z`;
const HAND = `
pM68 39l2-4 8 4-2 4z
sM70 35q0-7 4-6 6 0 6 4t-4 6zM74 32h6m-5 2h5`;

/** Creates the twelve half figures. */
export const italianCourts = (signs: Readonly<Record<LatinSuit, SuitSign>>): Shapes =>
  (Object.keys(signs) as LatinSuit[]).flatMap((suit) => {
    const paints = (look: Person): Paints => ({b: CLOTH[suit], ...look.paints});
    const held = ([x, y, size, turn]: Grip, place = HERE): Shapes => {
      const {shapes, turn: more = 0} = signs[suit];
      return draw(shapes, undefined, within(place, swing(turn + more, 24, 24, x, y, size / 48)));
    };
    const court = (rank: string, look: Look, clothes: string): Shape =>
      courtFigure(rank, suit, () => standing(look, (place) => held(HELD[suit], place), clothes, paints(look)));
    const rider = RIDERS[suit];
    return [
      court('K', KINGS[suit], ROBE),
      court('J', PAGES[suit], PAGE),
      courtFigure('N', suit, () => [
        ...draw(RIDER, paints(rider)),
        ...head(rider, paints(rider), [0.86, 0, 0, 0.86, 0, 4]),
        ...held(HELD_MOUNTED[suit]),
        ...draw(HAND, paints(rider), [1, 0, 0, 1, HANDS[suit], 0]),
        ...draw(HORSE + MANES[suit] + TACK, paints(rider), HORSES[suit]),
        ...draw(NEAR_ARM, paints(rider)),
      ]),
    ];
  });
