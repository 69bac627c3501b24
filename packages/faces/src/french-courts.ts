import {SUITS, type Suit} from '@cartavola/engine';
import {svg} from 'lit';
import {draw, figure, stamp} from './draw.js';
import {ARMS, GOWN, head, ROBE, type Look} from './people.js';
import {BEARDS, COLLARS, CROWNS, HAIR, HATS} from './wardrobe.js';

/** A court, and what the far hand holds. */
interface Court extends Look {
  readonly held: string;
}

type Courts = Readonly<Record<Suit, Court>>;

/** The second cloth of a suit. */
const CLOTH: Readonly<Record<Suit, string>> = {S: '#5f7ba3', H: '#2f4a7c', D: '#e9c77f', C: '#9a5a2c'};

const STEM = `
EM166 164v-120`;
const STAFF = `
dM164 14h6v152h-6z`;

const KINGS: Courts = {
  S: {
    paints: {h: '#8d939c'},
    collar: 'ermine',
    gaze: 'stern',
    beard: BEARDS.long,
    front: HAIR.locks + CROWNS.pointed,
    held: `
gM164 28h6v138h-6z
gM166 8l6 12-6 12-6-12zm-10 24h22v6h-22z`
  },
  H: {
    paints: {h: '#c98b35'},
    collar: 'fur',
    behind: HAIR.curls,
    beard: BEARDS.round,
    front: CROWNS.curved,
    held: `
wM162 76v-54l4-12 6 12v54z
KM166 22v50
gM152 76h30v6h-30zm10 24h8v18h-8z`
  },
  D: {
    paints: {h: '#8a3d1c'},
    collar: 'chain',
    gaze: 'profile',
    behind: HAIR.mane,
    beard: BEARDS.profile,
    front: CROWNS.closed,
    held: `${STAFF}
wM170 20q6 0 16-10 8 19 0 38-6-8-16-8z
gM162 18h10v6h-10zm0 18h10v6h-10z`
  },
  C: {
    paints: {h: '#33231c'},
    collar: 'ermine',
    mirror: true,
    beard: BEARDS.forked,
    front: HAIR.locks + CROWNS.mural,
    held: `
bo167 64 15
gM152 62h30v6h-30zm12-30h6v6h6v6h-6v6h-6v-6h-6v-6h6z
sM154 82q8 6 26 0l-2 10h-22z`
  }
};

const QUEENS: Courts = {
  S: {
    paints: {h: '#2c2320'},
    collar: 'lace',
    behind: `
=bM101 24q-40 2-33 48 2 8-8 26 20 8 32-2h9`,
    front: `
=hM101 44q-17 2-21 18-4-30 21-28
=gM101 32q-8 0-21 4l-4-18 12 8 13-14
=-cM101 30l-3-4 3-6`,
    held: `${STEM}
eM166 140q-14-4-16-20 16 4 16 20z
bM166 48q-18-4-18-26 8 4 12 10 0-8 6-22 6 8 6 22 4-6 12-10 4 19-18 26z
GM166 44v-18`
  },
  H: {
    paints: {h: '#d9a441'},
    collar: 'ruff',
    mirror: true,
    behind: `
=hM101 28q-33 0-31 38l-2 30q14 8 24-4h9`,
    front: `
=hM101 42q-17 2-21 22-6-30 21-30
=gM101 34l-21 2-8-18q8 2 14 8 2-8 15-16
.cM100 25h0`,
    held: `${STEM}
eM166 136q14 0 18-18-16 2-18 18zm0-60q-14 0-18-12 18 0 18 12z
cM166 54q-20 0-18-22 4-14 18-16t18 16q4 19-18 22z
PM156 28q8-9 20 0 4 9-10 12-12-4-2-10 8-2 4 4m-16 2q6 14 24 10`
  },
  D: {
    paints: {h: '#a9481f'},
    collar: 'lace',
    behind: `
=hM101 26q-33 0-27 42 4 14 12 18h15
=hM66 48a13 15 0 1 0 26 0 13 15 0 1 0-26 0z`,
    front: `
=hM101 46l-13-2q-8 8-8 18-4-30 21-28
=gM101 30q-8 0-19 4-2-20 19-22
=-cM101 28l-5-6 5-6
=:pM76 70h0`,
    held: `
gM164 68h6v92h-6zm-17-28a19 26 0 1 0 39 0 19 26 0 1 0-39 0z
wM152 40a14 21 0 1 0 29 0 14 21 0 1 0-29 0z
PM158 44l12-16m-6 22l12-16`
  },
  C: {
    paints: {h: '#6b3d1e'},
    collar: 'lace',
    behind: HAIR.curls,
    front: `${HAIR.fringe}
=gM101 34l-21 2v-16l8 8 6-14 7 10
=.cM86 31h0M100 29h0`,
    held: `${STEM}
eM166 140q-14-4-16-20 16 4 16 20z
eo166 26 11o154 44 11o178 44 11
PM166 42v-16m0 16h-12m12 0h12`
  }
};

const JACKS: Courts = {
  S: {
    paints: {h: '#33231c'},
    collar: 'lace',
    gaze: 'profile',
    front: HAIR.nape + HATS.beret,
    held: `
gM148 18h36v8h-36zm0 52h36v8h-36z
wM152 26h28q0 8-10 22 8 6 10 22h-28q0-8 12-22-8-6-12-22z
-gM158 32h18l-10 14-8-14zm-2 36q0-8 10-10 8 0 12 10z
dM164 78h6v12h-6z`
  },
  H: {
    paints: {h: '#d9a441'},
    collar: 'ruff',
    front: HAIR.bob + HATS.tall,
    held: `${STEM}
eM166 16q-20 14-12 32-13 8 12 28 26-16 12-28 9-19-12-32z
KM166 32v44m0-24l-8-8m8 8l8-8m-8 24l-10-8m10 8l10-8`
  },
  D: {
    paints: {h: '#8a3d1c'},
    collar: 'cape',
    mirror: true,
    beard: BEARDS.moustache,
    front: HAIR.locks + HATS.cap,
    held: `${STAFF}
wM166 6l6 22h-10zm4 24q6 2 16-8 6 16 0 32-6-8-16-8zm-6 2l-14-4 4 8-4 10 14-4z
gM162 46h10v6h-10z`
  },
  C: {
    paints: {h: '#6b3d1e'},
    collar: 'chain',
    behind: HAIR.curls,
    front: HAIR.fringe + HATS.brimmed,
    held: `${STAFF}
wM166 6l10 18-10 12-8-12z
rM170 38q6 4 24-2-9 8 0 20h-24z`
  }
};

/** Clothes of a rank, below the collar. */
const CLOTHES = {
  K: ROBE,
  Q: `${GOWN}
bM90 92l-10 30 6 24 28-10 6-20-8-24z
GM90 92l-10 30 6 24m26-54l8 24-6 20
sM90 88q2 19 10 20t12-20z`,
  J: `${GOWN}
bM72 96l-4 56 22-8v-48zm38 0v42l18-6-2-34z
GM90 96v48m20-48v42
.gM100 116h0M100 127h0`
};

/** The twelve half figures, each under the id `cv-` + rank + suit; gold signs are sewn on the cloth. */
export const frenchCourts = (): unknown =>
  (['K', 'Q', 'J'] as const).map((rank) =>
    SUITS.map((suit) => {
      const look = {K: KINGS, Q: QUEENS, J: JACKS}[rank][suit];
      const paints = {b: CLOTH[suit], ...look.paints};
      const lady = rank === 'Q';
      const sewn = (x: number, y: number): unknown => stamp('cv-' + suit, x, y, 13);
      return figure(`cv-${rank}${suit}`, [
        draw((lady ? look.behind! : '') + look.held + CLOTHES[rank] + COLLARS[look.collar!] + ARMS, paints),
        svg`<g color="#e3b13d">${sewn(59, 124)}${sewn(64, 140)}${sewn(143, 114)}${rank === 'J' ? '' : sewn(104, 122)}</g>`,
        head(lady ? {gaze: 'soft', lips: true, ...look, behind: ''} : look, paints)
      ]);
    })
  );
