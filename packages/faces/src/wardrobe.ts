/** Hair, beards, crowns, hats and collars of the courts of both decks, in the notation of `draw`. */

export const HAIR = {
  /** Beside the face, to the shoulders. */
  locks: `
=hM80 38q-14 16-6 44 8 6 12-2-6-19-2-40z`,
  /** A page's. */
  bob: `
hM84 36q-19 8-16 46 8 9 20 0-6-8-4-28 2 0 6-12 14 6 26 0l6 12q2 14-4 28 8 9 18 0-4-40-20-46z
=KM78 82q-4-8 0-24`,
  /** In profile. */
  nape: `
hM84 36q-20 14-14 46 8 10 20-2-2-14 2-26 8 0 12-12z`,
  /** Behind the head. */
  curls: `
=hM101 32h-21q-14 2-12 14-8 8-2 16-6 8 4 14 0 14 14 10h17`,
  /** Curls on the brow. */
  fringe: `
=hM101 50q-6 2-13 0-6 0-8 10-8-8 0-14-1-9 12-10h9`,
  /** What flows behind a king in profile. */
  mane: `
hM90 36q-24 2-22 34 0 8-4 18 18 8 26-4z`
};

export const BEARDS = {
  long: `
=hM101 70l-9 2q-6 2-12-14 0 30 10 42l11 14
=KM94 86l2 12`,
  round: `
=hM101 68q-8 0-13 2t-8-16q-6 6-2 16-4 8 4 14 0 8 10 8 4 4 9 4`,
  forked: `
=hM101 70q-6-4-13 4 0 2-8-14 2 30 6 30 8 8 12 4l3-4`,
  profile: `
hM86 56q0 30 18 40 8 4 16-12l-6-6q4 0 6-4-6-4-14 2-9 0-12-20z
hM82 40q-6 14 0 26 4 0 12-22z`,
  moustache: `
=HM90 74q6-4 11-2`
};

export const CROWNS = {
  pointed: `
cM80 34c2-16 38-16 40 0z
=gM101 44h-23l-6-26 14 12 15-20
=-cM101 40l-5-8 5-8`,
  curved: `
cM78 36c0-18 44-18 44 0z
=gM101 44h-25l-8-26q8 2 16 10 0-8 17-20
:cM100 32h0`,
  closed: `
=cM101 36h-21q-4-26 21-24
=GM88 34q0-17 12-20
gM78 34h46v10h-46z
.gM100 10h0`,
  mural: `
=gM101 44h-25v-26l12 8 4-12 9 10
-cM76 34h48v6h-48z
=:kM76 15h0M92 11h0
=.gM76 15h0M92 11h0`
};

export const HATS = {
  beret: `
cM70 44q-4-30 28-30 30 4 28 18 2 8-8 12z
bM70 38q30 8 54 0l-2 8q-30 6-52 2z
pM76 36q-20-6-16-26 16 0 22 24z
KM78 34q-8-8-14-20`,
  tall: `
cM76 42q-13-19 8-28 30-6 42 8 4 8-2 20z
gM70 38q30 8 60 0l2 8q-30 8-64 0z
bM116 36q-6-24 22-28 6 19-18 30z
PM120 34q4-14 14-20`,
  cap: `
=cM101 42h-25q-4-30 25-30
bM100 12q19-8 34 6 6 8-2 20-14-18-32-26z
bM72 42q30-9 56 0v6q-30-8-56 0z
gM96 28l4-8 6 8-6 6z`,
  brimmed: `
=cM101 38h-19q0-26 19-26
=bM101 48q-30 0-37-6 0-8 16-6l21 2
gM82 30q18 6 38 0v6q-19 6-38 0z`
};

/** Around the shoulders. */
export const COLLARS = {
  ermine: `
pM86 86q-20 6-32 20l12 10q8-13 34-15 19 0 34 11l12-11q-6-8-30-15-16 9-30 0z
=KM66 104l2 4m12-10v3`,
  fur: `
=fM101 92q-8 0-15-6-8 0-10 6-8 0-12 6-8 0-8 10t14 4q8 2 10-4 8 2 12-4 6 4 9 4`,
  chain: `
GM66 100c8 24 60 20 70-2
gM92 118l8-8 8 8-8 10z
=gM101 92q-8 0-15-6l-8 8q8 4 23 6`,
  ruff: `
=pM101 92q-8 0-15-6-9-4-12 8 4 8 10 4 4 8 10 2l7 2
=KM84 98l2-6m8 8l2-6`,
  cape: `
=bM101 92q-8 0-15-6-30 8-32 26 8 0 18-10l6 10q6 0 12-11l11 11`,
  lace: `
=pM101 96l-13-8-16 6 6 14 23-10`
};
