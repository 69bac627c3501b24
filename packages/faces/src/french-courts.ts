import {SUITS, type Suit} from '@cartavola/engine';
import {courtFigure, draw, stamp, type SuitSign} from './draw.js';
import {GOWN, left, nearby, raised, ROBE, standing, type Look} from './people.js';
import type {Shapes} from './shape.js';
import {BEARDS, CROWNS, HAIR, HATS} from './wardrobe.js';

/** Appearance of a court card's figure, with the object in its far hand. */
interface Court extends Look {
  readonly held: string;
}

type Courts = Readonly<Record<Suit, Court>>;

/** Second colour of the clothes, keyed by suit. */
const CLOTH: Readonly<Record<Suit, string>> = {S: '#5f7ba3', H: '#2f4a7c', D: '#e9c77f', C: '#9a5a2c'};

const STEM = `
EM83 82v-60`;
const SHAFT = `
dM82 7h3v67h-3z`;
const STAFF = `
dM82 7h3v76h-3z`;

const KINGS: Courts = {
  S: {
    paints: {h: '#8d939c'},
    pose: left(4, 0),
    aside: 7,
    collar: 'ermine',
    gaze: 'stern',
    beard: BEARDS.long,
    front: HAIR.locks + CROWNS.pointed,
    held: `
gM82 14h3v59h-3z
gM83 4l3 6-3 6-3-6zm-5 12h11v3h-11z`,
  },
  H: {
    paints: {h: '#c98b35'},
    pose: raised(-30, -34),
    aside: -4,
    tilt: -5,
    collar: 'fur',
    behind: HAIR.curls,
    beard: BEARDS.round,
    front: CROWNS.curved,
    held: `
wM81 38v-29l2-6 3 6v29zM83 11v25
gM76 38h15v3h-15zm5 12h4v9h-4z`,
  },
  D: {
    paints: {h: '#8a3d1c'},
    pose: nearby(42, 68),
    mirror: true,
    aside: -2,
    collar: 'chain',
    gaze: 'profile',
    behind: HAIR.mane,
    beard: BEARDS.profile,
    front: CROWNS.closed,
    held: `${SHAFT}
wM85 10q3 0 8-5 4 9 0 19 0-2-8-4z
gM81 9h5v3h-5zm0 9h5v3h-5z`,
  },
  C: {
    paints: {h: '#2c2320'},
    pose: raised(24, 6),
    mirror: true,
    collar: 'ermine',
    beard: BEARDS.forked,
    front: HAIR.locks + CROWNS.mural,
    held: `
bo83.5 32 7.5
gM76 31h15v3h-15zm6-15h3v3h3v3h-3v3h-3v-3h-3v-3h3z
sM77 41q6 2 13 0l-1 5h-11z`,
  },
};

const QUEENS: Courts = {
  S: {
    paints: {h: '#2c2320'},
    pose: raised(30, -12),
    tilt: 5,
    collar: 'lace',
    behind: `
=bM50 12q-19 1-16 24 0 4-6 17 11 4 18-5h4`,
    front: `
=hM50 22q-9 1-11 9-3-14 11-14
=gM50 16q-7 0-10 2l-3-9 6 4 7-7
=-cM50 15l-2-2 2-3`,
    held: `${STEM}
eM83 70q-6 0-8-10 7 1 8 10z
bM83 24q-8 0-9-13 3 1 6 5 0-6 3-11 3 5 3 11 3-4 6-5 2 9-9 13z
GM83 22v-9`,
  },
  H: {
    paints: {h: '#d9a441'},
    pose: raised(-12, 4),
    gaze: 'profile',
    collar: 'ruff',
    aside: -2,
    behind: `
hM46 14q-18 2-15 26 0 4-3 10 9 4 19-4z`,
    front: `
hM57 19q-4 1-6 7-2 4-7 7 1 6 1 9-9 0-9-14 2-10 14-11z
gM61 20q-8-3-22 1l-4-11q4 0 7 4 1-6 6-9 5 3 6 8 2-4 8-5z
-co50 12 1.15`,
    held: `${STEM}
eM83 68q6 0 9-9-8 1-9 9zm0-30q-7 0-9-6 9 0 9 6z
cM83 27q-9 0-9-11 2-7 9-8t9 8-9 11z
PM78 14q5-6 10 0 1 5-5 6-6-3-1-5 4 0 2 2m-8 1q3 7 12 5`,
  },
  D: {
    paints: {h: '#a9481f'},
    pose: raised(0, 4),
    collar: 'fan',
    tilt: -4,
    behind: `
=hM50 13q-16 0-14 21 1 5 6 9h8
=ho39 24 7`,
    front: `
=hM50 23q0 0-6-1-4 3-5 9-3-14 11-14
=gM50 15q-5 0-9 2 0-12 9-11
=:pM38 35h0
=-cM50 14l-2-3 2-3`,
    held: `
gM82 32h3v46h-3zm1-26q9 0 10 14-1 14-10 14t-10-14q1-14 10-14z
wM83 9q6 0 7 11-1 10-7 10t-7-10q1-11 7-11z
PM79 22l6-8m-3 11l6-8`,
  },
  C: {
    paints: {h: '#6b3d1e'},
    pose: nearby(-38, 46),
    mirror: true,
    aside: -3,
    collar: 'lace',
    behind: `
fM21 4q-4 14-2 26t-7 30q10-1 16-5t8-3q-6-12-4-20t-3-17z`,
    front: `
=hM50 22q-9 1-11 9-3-14 11-14
bM41 16l-17-11q-2-1-2 1l13 17q4 4 6 6 0-9 9-9t10 8q0-12-10-13-5-1-9 1z
gM61 29q1-13-11-13t-11 13l3 1q0-9 8-9t8 9zm-25-15l-5 6 2 3 6-6z`,
    held: `
EM83 60v-30
eo83 23 5.5o77 32 5.5o89 32 5.5
PM83 31v-8m0 8h-6m6 0h6`,
  },
};

const JACKS: Courts = {
  S: {
    paints: {h: '#2c2320'},
    pose: raised(26, 0),
    collar: 'lace',
    gaze: 'profile',
    front: HAIR.nape + HATS.beret,
    held: `
gM74 9h18v4h-18zm0 26h18v4h-18z
wM76 13h14q0 4-5 11 4 4 5 11h-14q0-5 6-11-5-5-6-11z
-gM79 16h9l-5 7q-4-6-4-7zm-1 18q0-4 5-5 5 1 6 5z
dM82 39h3v6h-3z`,
  },
  H: {
    paints: {h: '#d9a441'},
    pose: left(0, -4),
    aside: 9,
    collar: 'ruff',
    front: HAIR.bob + HATS.tall,
    held: `
EM83 72v-36
eM83 8q-9 4-6 16-6 6 6 14 12-8 6-14 5-9-6-16zM83 16v22m0-12l-4-4m4 4l4-4m-4 12l-5-4m5 4l5-4`,
  },
  D: {
    paints: {h: '#8a3d1c'},
    pose: raised(12, -4),
    collar: 'cape',
    mirror: true,
    aside: -4,
    beard: BEARDS.moustache,
    front: HAIR.locks + HATS.cap,
    held: `${STAFF}
wM83 3l3 11h-5zm2 12q4 0 8-4 2 8 0 16 0-3-8-4zm-3 1l-7-2 2 4-2 5 7-2z
gM81 23h5v3h-5z`,
  },
  C: {
    paints: {h: '#6b3d1e'},
    pose: nearby(31, 68),
    collar: 'chain',
    aside: -2,
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.brimmed,
    held: `${SHAFT}
wM83 3l5 9-5 6-4-6z
rM85 19q4 1 12-1-5 5 0 10-8 0-12 0z`,
  },
};

/** Clothes below the collar, keyed by rank. */
const CLOTHES = {
  K: ROBE,
  Q: `${GOWN}
bM45 46l-5 15 3 12 14-5 3-10-4-12z
GM45 46l-5 15 3 12m13-27l4 12-3 10
sM45 44q0 9 5 10 4 0 6-10z`,
  J: `${GOWN}
bM36 48l-2 28 11-4v-24zm19 0v21l9-3-1-17z
GM45 48v24m10-24v21
-go50 58 1.15o50 64 1.15`,
};

/** Returns a suit symbol in gold instead of the suit's colour. */
export const inGold = (sign: SuitSign): SuitSign => ({...sign, shapes: sign.shapes.replace('c', 'g')});

/** Creates the twelve half figures, with gold suit symbols sewn on their clothes. */
export const frenchCourts = (signs: Readonly<Record<Suit, SuitSign>>): Shapes =>
  (['K', 'Q', 'J'] as const).flatMap((rank) =>
    SUITS.map((suit) => {
      const look = {K: KINGS, Q: QUEENS, J: JACKS}[rank][suit];
      const paints = {b: CLOTH[suit], ...look.paints};
      return courtFigure(rank, suit, () =>
        standing(
          rank === 'Q' ? {lips: true, gaze: 'soft', ...look} : look,
          (place) => draw(look.held, paints, place),
          CLOTHES[rank],
          paints,
          stamp(
            inGold(signs[suit]),
            [29, 62, 6.5],
            [32, 70, 6.5],
            [72, 57, 6.5],
            ...(rank === 'J' ? [] : ([[52, 61, 6.5]] as const)),
          ),
        ),
      );
    }),
  );
