import {courtFigure, draw, stamp, type Paints, type SuitSign} from './draw.js';
import {ARMS, GOWN, head, NEAR_ARM, ROBE, type Look} from './people.js';
import type {Shape, Shapes} from './shape.js';
import {BEARDS, COLLARS, CROWNS, HAIR, HATS} from './wardrobe.js';

/** Latin suits: denari, coppe, spade, bastoni. */
export type LatinSuit = 'coins' | 'cups' | 'swords' | 'batons';

type Looks = Readonly<Record<LatinSuit, Look>>;

/** Secondary cloth colour by suit. */
const CLOTH: Readonly<Record<LatinSuit, string>> = {
  coins: '#a5382f',
  cups: '#5f7ba3',
  swords: '#a5382f',
  batons: '#d8902f',
};

const KINGS: Looks = {
  coins: {
    paints: {h: '#cdd8e4'},
    collar: 'ermine',
    beard: BEARDS.long,
    front: HAIR.locks + CROWNS.curved,
  },
  cups: {
    paints: {h: '#6b3d1e'},
    collar: 'chain',
    gaze: 'soft',
    behind: HAIR.curls,
    beard: BEARDS.round,
    front: CROWNS.closed,
  },
  swords: {
    paints: {h: '#2c2320'},
    collar: 'cape',
    gaze: 'stern',
    mirror: true,
    beard: BEARDS.forked,
    front: HAIR.locks + CROWNS.mural,
  },
  batons: {
    paints: {h: '#a9481f'},
    collar: 'fur',
    gaze: 'profile',
    behind: HAIR.mane,
    beard: BEARDS.profile,
    front: CROWNS.pointed,
  },
};

const PAGES: Looks = {
  coins: {paints: {h: '#6b3d1e'}, collar: 'lace', front: HAIR.bob + HATS.tall},
  cups: {
    paints: {h: '#d9a441'},
    collar: 'ruff',
    mirror: true,
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.cap,
  },
  swords: {paints: {h: '#2c2320'}, collar: 'cape', gaze: 'profile', front: HAIR.nape + HATS.beret},
  batons: {
    paints: {h: '#6b3d1e'},
    collar: 'chain',
    front: `${HAIR.locks}
=hM50 22q-5 0-10 2 2-6 10-6
cM40 18l4-12q6-3 12 0l4 12z
bM42 14q8 2 16 0l2 4h-19z
=cM50 22q-9 0-11 1t-6-2q6-3 17-3
eM57 15q1-7 9-11 2 8-6 13z`,
  },
};

/** Mounted figures, with the coat `m` and the mane `n` of the horse. */
const RIDERS: Looks = {
  coins: {paints: {h: '#6b3d1e', m: '#f0e2c6', n: '#d9a441'}, front: HAIR.bob + HATS.beret},
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
    paints: {h: '#2c2320', m: '#4a403d', n: '#17202e'},
    mirror: true,
    beard: BEARDS.moustache,
    front: HAIR.locks + HATS.brimmed,
  },
};

const HORSE = `
mM40 74q11-9 18-28l4-7v-7l5 5q6 0 12 8l10 7q4 5-3 8h-5l-11-3q1 3 3 5v1z
mM66 37l3-5 1 6z
-pM70 44q3-2 5 1 0 2-5-1z
.kM72.5 44.5h0
KM70 44q2-2 5 1m12 8v1m-4 4h4`;
const MANES: Readonly<Record<LatinSuit, string>> = {
  coins: `
nM62 33q-8 4-10 14-5 9-10 13 0 5-3 14 9-3 15-18 2-8 9-15z
KM59 41q-3 3-5 9m-2 7q0 3-6 10`,
  cups: `
nM62 32q-7 2-6 7-6 2-5 7-6 2-5 7-5 1-4 7-4 2-3 8l1 6q9-5 13-16t10-19z`,
  swords: `
gM62 34l8 4 10 8-4 3-9-6-4-5z
nM61 33l-4 3 1 4-5 3 1 4-5 3v4l-4 3v5l-4 4-1 8q9-5 13-16t9-18z`,
  batons: `
nM62 32q-9 0-13 16 0 6-10 13 6 4 1 12 9-3 15-18 3-9 9-15zm1 1q8 0 8 4-4 2-5 5-3-5-3-9z`,
};
const TACK = `
GM80 46l-4 11M66 39l7 15m3 2q-9 9-29 5`;

/** Position, size and rotation of the sign in the raised hand. */
type Grips = Readonly<Record<LatinSuit, readonly [x: number, y: number, size: number, turn: number]>>;
const HELD: Grips = {
  coins: [83, 27, 27, 0],
  cups: [83, 31, 29, 0],
  swords: [83, 29, 50, 0],
  batons: [83, 31, 52, -40],
};
const HELD_MOUNTED: Grips = {
  coins: [83, 20, 23, 0],
  cups: [79, 20, 25, 0],
  swords: [78, 22, 34, 8],
  batons: [80, 22, 36, -25],
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
sM70 35q0-7 4-6 6 0 6 4t-4 6z
KM74 32h6m-5 2h5`;

/** Makes the twelve half figures. */
export const italianCourts = (signs: Readonly<Record<LatinSuit, SuitSign>>): Shapes =>
  (Object.keys(signs) as LatinSuit[]).flatMap((suit) => {
    const cloth = (look: Look): Paints => ({b: CLOTH[suit], ...look.paints});
    const standing = (rank: string, look: Look, clothes: string): Shape =>
      courtFigure(rank, suit, [
        ...stamp(signs[suit], ...HELD[suit]),
        ...draw(clothes + COLLARS[look.collar!] + ARMS, cloth(look)),
        ...head(look, cloth(look)),
      ]);
    const rider = RIDERS[suit];
    return [
      standing('K', KINGS[suit], ROBE),
      standing('J', PAGES[suit], PAGE),
      courtFigure('N', suit, [
        ...draw(RIDER, cloth(rider)),
        ['g', {transform: 'translate(0 4)scale(.86)'}, head(rider, cloth(rider))],
        ...stamp(signs[suit], ...HELD_MOUNTED[suit]),
        ...draw(HAND + HORSE + MANES[suit] + TACK + NEAR_ARM, cloth(rider)),
      ]),
    ];
  });
