/** Hair, beards, crowns, hats and collars on the court cards in both decks, in the notation of `draw`. */

export const HAIR = {
  /** Locks of hair beside the face, down to the shoulders. */
  locks: `
=hM40 19q-7 7-3 22 4 3 6-1-3-9-1-20z`,
  /** Bobbed hair of a page. */
  bob: `
hM42 18q-9 3-8 23 5 4 10 0-3-5-2-14 0 1 3-6 7 2 13 0l3 6q0 9-2 14 4 4 9 0 0-17-10-23zM39 29q-2 6 0 12M61 41q2-6 0-12`,
  /** Hair over the nape, in profile. */
  nape: `
hM42 18q-9 4-7 23 6 4 10-1-1-9 1-13 3 0 6-6z`,
  /** Curls behind the head. */
  curls: `
=hM50 16h-10q-7 0-6 7-5 4-1 8-3 5 2 7 0 8 7 5h8`,
  /** Curls on the forehead. */
  fringe: `
=hM50 25q-4 1-6 0t-5 5q-4-4 0-7 1-6 7-5h4`,
  /** Long hair behind a king in profile. */
  mane: `
hM45 18q-12 1-11 17 0 5-2 9 9 3 13-2z`,
};

export const BEARDS = {
  long: `
=hM50 35q0 0-5 1 0 3-5-7 0 19 4 21l6 7M47 43l1 6`,
  round: `
=hM50 34q-5 0-6 1-4 0-5-8-2 2-1 8 0 7 3 7 0 4 5 4 1 1 4 2`,
  forked: `
=hM50 35q-4-2-6 2 0 2-4-7 0 15 3 15 3 4 6 2l1-2`,
  profile: `
hM43 28q0 14 9 20 6 1 8-6l-3-3 3-2q-4-2-7 1-5 0-6-10z
hM41 20q-3 7 0 13 2 0 6-11z`,
  moustache: `
=HM45 37q3-2 5-1`,
};

export const CROWNS = {
  pointed: `
cM40 17c1-8 19-8 20 0z
=gM50 22h-12l-3-13 7 6 8-10
=-cM50 20l-3-4 3-4`,
  curved: `
cM39 18c0-9 22-9 22 0z
=gM50 22h-12l-5-13q5 1 8 5 2-6 9-10
-co50 16 2.25`,
  closed: `
=cM50 18h-10q-3-13 10-12
=GM44 17q0-9 6-10
gM39 17h23v5h-23z
.gM50 5h0`,
  mural: `
=gM50 22h-12v-13l5 4 3-6 4 5
=:kM38 7h0m8-2h0
=.gM38 7h0m8-2h0
-cM38 17h24v3h-24z`,
};

export const HATS = {
  beret: `
cM35 22q-3-14 14-15 14 1 14 9 0 4-4 6z
bM35 19q12 3 27 0l-1 4q-13 3-26 1z
pM38 18q-9-2-8-13 8 0 11 12zM39 17q-4-4-7-10`,
  tall: `
cM38 21q-7-9 4-14 17-3 21 4 1 6-1 10z
gM35 19q15 3 30 0l1 4q-16 4-32 0z
bM58 18q-3-12 11-14 3 9-9 15z
PM60 17q2-8 7-10`,
  cap: `
=cM50 21h-12q-3-15 12-15
bM50 6q9-4 17 3 2 6-1 10-7-9-16-13z
bM36 21q14-5 28 0v3q-14-4-28 0z
gM48 14l2-4 3 4-3 3z`,
  brimmed: `
=cM50 19h-9q0-14 9-13
=bM50 24q-14 0-19-3 0-4 8-3l11 1
gM41 15q9 2 19 0v3q-9 2-19 0z`,
};

/** Collars around the shoulders. */
export const COLLARS = {
  ermine: `
pM43 43q-9 2-16 10l6 5q5-7 17-7t17 5l6-5q-5-5-15-8-8 5-15 0zM33 52l1 2m6-5v1m27 2l-1 2m-6-5v1`,
  fur: `
=fM50 46q-4 0-8-3-4 0-5 3-5 0-5 3-4 0-5 5 2 5 7 2 4 1 6-2 3 1 6-2l4 2`,
  chain: `
GM33 50c4 12 30 10 35-1
gM48 57l3-3 3 3-3 4z
=gM50 46q-4 0-8-3l-3 4q5 3 11 3`,
  ruff: `
=pM50 46q-4 0-8-3-7 0-6 4t5 2q2 3 6 1 1 1 3 1M42 49l1-3m4 4l1-3`,
  cape: `
=bM50 46q-4 0-8-3-14 4-16 13 4 0 9-5l4 5q2 0 5-6l6 6`,
  fan: `
=pM50 47q-4 0-7-4-5-8-13-10-3 11 5 19 7 2 15 1M43 46l-10-9m8 13l-8-5`,
  lace: `
=pM50 48l-7-4-7 3 3 7 11-5`,
};
