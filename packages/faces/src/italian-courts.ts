import {svg} from 'lit';
import {draw, figure, stamp, type Paints} from './draw.js';
import type {ItalianSuit} from './face.js';
import {ARMS, GOWN, head, NEAR_ARM, ROBE, type Look} from './people.js';
import {BEARDS, COLLARS, CROWNS, HAIR, HATS} from './wardrobe.js';

type Looks = Readonly<Record<ItalianSuit, Look>>;

/** The second cloth of a suit. */
const CLOTH: Readonly<Record<ItalianSuit, string>> = {
  coins: '#a3392b',
  cups: '#3a6d8f',
  swords: '#c4473a',
  batons: '#d8902f'
};

const KINGS: Looks = {
  coins: {
    paints: {h: '#d9d3c7'},
    collar: 'ermine',
    beard: BEARDS.long,
    front: HAIR.locks + CROWNS.curved
  },
  cups: {
    paints: {h: '#7a4423'},
    collar: 'chain',
    gaze: 'soft',
    behind: HAIR.curls,
    beard: BEARDS.round,
    front: CROWNS.closed
  },
  swords: {
    paints: {h: '#2b221d'},
    collar: 'cape',
    gaze: 'stern',
    mirror: true,
    beard: BEARDS.forked,
    front: HAIR.locks + CROWNS.mural
  },
  batons: {
    paints: {h: '#b5672a'},
    collar: 'fur',
    gaze: 'profile',
    behind: HAIR.mane,
    beard: BEARDS.profile,
    front: CROWNS.pointed
  }
};

const PAGES: Looks = {
  coins: {paints: {h: '#8a4a20'}, collar: 'lace', front: HAIR.bob + HATS.tall},
  cups: {
    paints: {h: '#dcae57'},
    collar: 'ruff',
    mirror: true,
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.cap
  },
  swords: {paints: {h: '#2f2521'}, collar: 'cape', gaze: 'profile', front: HAIR.nape + HATS.beret},
  batons: {
    paints: {h: '#7d4a26'},
    collar: 'chain',
    front: `${HAIR.locks}
=hM101 44q-8 0-21 4 0-9 21-12
cM80 36l8-24q8-4 24 0l8 24z
bM84 28q16 4 32 0l4 8h-38z
=cM101 44l-23 2q-6 2-12-4 18-6 35-6
eM114 30q4-16 18-22 4 16-12 26z`
  }
};

/** Riders, with the coat `m` and the mane `n` of the horse. */
const RIDERS: Looks = {
  coins: {paints: {h: '#6b3d1e', m: '#f3ead8', n: '#d9c08f'}, front: HAIR.bob + HATS.beret},
  cups: {
    paints: {h: '#c98b35', m: '#9a5a33', n: '#3a2318'},
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.tall
  },
  swords: {
    paints: {h: '#33231c', m: '#8c97a6', n: '#dfe5ec'},
    gaze: 'stern',
    beard: BEARDS.moustache,
    front: `
=wM101 40l-19 2-4 12q-8-40 23-42
=wM78 54q-4 19 6 32l6 4q-9-10-8-48z
gM78 42q19-9 46 0v8q-20-9-46 0z
rM98 14q-8-15-32-4-8 8-2 24 6-14 34-20z`
  },
  batons: {
    paints: {h: '#4a3122', m: '#4a403d', n: '#1d1a1c'},
    mirror: true,
    beard: BEARDS.moustache,
    front: HAIR.locks + HATS.brimmed
  }
};

const HORSE = `
mM80 148q23-20 36-56l8-14v-14l10 10q14 2 24 16l20 14q8 8-6 16h-10l-22-6q2 6 6 10v2z
mM132 74l6-10 2 12z
-pM140 88q6-4 10 2-4 4-10-2z
.kM145 89h0
KM140 88q4-4 10 2m24 16v2m-8 8q4-2 8 0`;
const MANES: Readonly<Record<ItalianSuit, string>> = {
  coins: `
nM124 66q-15 8-20 28-8 18-20 26 0 8-6 28 20-8 30-36 4-16 18-30z
KM118 82q-6 8-10 18m-4 14q0 6-12 20`,
  cups: `
nM124 64q-14 4-12 14-9 0-11 14-8 0-9 14-8 2-8 14-8 6-6 16l2 12q17-8 26-32t20-38z`,
  swords: `
gM124 68l16 8 20 16-8 6-18-12-8-10z
nM122 66l-8 6 2 8-10 6 2 8-10 6v8l-8 6v10l-8 8-2 16q17-8 26-32t18-36z`,
  batons: `
nM124 64q-20 2-26 32-6 18-20 26 12 8 2 24 20-8 30-36 6-16 18-30zm2 2q8-4 16 8-8 4-10 10-6-8-6-18z`
};
const TACK = `
GM160 92l-8 22m-20-36l14 30m6 4q-20 19-58 10`;

/** Where the sign in the raised hand is, in half units, how large, and how it is turned. */
type Grips = Readonly<Record<ItalianSuit, readonly [x: number, y: number, size: number, turn: number]>>;
const HELD: Grips = {
  coins: [166, 54, 54, 0],
  cups: [166, 62, 58, 0],
  swords: [166, 59, 100, 0],
  batons: [166, 62, 104, -40]
};
const HELD_MOUNTED: Grips = {
  coins: [166, 40, 46, 0],
  cups: [158, 40, 50, 0],
  swords: [156, 43, 68, 8],
  batons: [160, 44, 72, -25]
};

const held = (suit: ItalianSuit, [x, y, size, turn]: Grips[ItalianSuit]): unknown =>
  svg`<g stroke-width=${96 / size} transform=${`rotate(${turn} ${x} ${y})`}>${stamp('cv-' + suit, x, y, size)}</g>`;

const PAGE = `${GOWN}
bM100 92q30 2 48 22l6 8-54 18z
GM100 96v44`;
const RIDER = `
cM80 90q-30 8-34 34l-2 36 84-30q8-30-28-42z
bM76 92q-6 30 0 56l20-6q-8-20-4-52z
GM76 92q-6 30 0 56m16-56q-4 30 4 50
cM104 92q19 6 34-16l14 8q-14 34-48 26z`;
const HAND = `
pM136 78l4-8 16 8-4 8z
sM140 70q-4-9 8-12 9-2 12 8 2 8-8 12z
KM148 64h12m-10 4h10`;

/** The twelve half figures, each under the id `cv-` + rank + `-` + suit. */
export const italianCourts = (suits: readonly ItalianSuit[]): unknown =>
  suits.map((suit) => {
    const cloth = (look: Look): Paints => ({b: CLOTH[suit], ...look.paints});
    const standing = (rank: string, look: Look, clothes: string): unknown =>
      figure(`cv-${rank}-${suit}`, [
        held(suit, HELD[suit]),
        draw(clothes + COLLARS[look.collar!] + ARMS, cloth(look)),
        head(look, cloth(look))
      ]);
    const rider = RIDERS[suit];
    return [
      standing('K', KINGS[suit], ROBE),
      standing('J', PAGES[suit], PAGE),
      figure(`cv-N-${suit}`, [
        draw(RIDER, cloth(rider)),
        svg`<g transform="translate(0 8)scale(.86)">${head(rider, cloth(rider))}</g>`,
        held(suit, HELD_MOUNTED[suit]),
        draw(HAND + HORSE + MANES[suit] + TACK + NEAR_ARM, cloth(rider))
      ])
    ];
  });
