import {svg} from 'lit';
import {draw, type Paints} from './draw.js';
import type {COLLARS} from './wardrobe.js';

/** Faces, arms and clothes of the courts of both decks, in the notation of `draw`. */

const FACE = `
sM90 72v20c0 8 20 8 20 0v-20z
sM79 40q-6 40 21 47 25-4 21-47z
:qM86 67h0M113 67h0`;

/** Eyes that look to the right, and how. */
const GAZES = {
  calm: `
HM86 51q6-4 11-1m10 0q6-3 10 0
KM87 57q6-4 9-1m11 0q6-2 9 1
.kM93 57h0M112 57h0`,
  stern: `
HM85 49q6-2 12 2m9 0q6-4 12-3
KM87 56q4-2 10 1m10 0q4-3 9-1
.kM93 58h0M112 58h0`,
  soft: `
HM86 50q6-4 11-2m9 0q6-2 11 2
KM85 58q6-7 12-1m10 0q4-6 11 1m-29 3h6m13 0h7
.kM92 58h0M112 58h0`
};

const NOSE = `
KM104 57l2 9q0 4-3 3`;
const MOUTH = `
RM95 76q6 3 13 0`;
const LIPS = `
-rM95 75q0 0 6-1t7 1q-6 6-13 0z`;

const PROFILE = `
sM87 68v22c0 8 22 8 22 0v-8z
sM82 40h35l2 12 6 11q0 4-1 3h-3l1 4-2 2 1 3-2 2q2 8-8 8-19 0-28-17z
:qM104 68h0
HM105 50q6-3 10-1
KM106 57q4-3 9-1
.kM111 57h0
RM112 74q4 1 7-1`;

/** How somebody looks. */
export interface Look {
  readonly paints: Paints;
  readonly collar?: keyof typeof COLLARS;
  readonly gaze?: keyof typeof GAZES | 'profile';
  readonly lips?: boolean;
  /** Looks to the left. */
  readonly mirror?: boolean;
  /** Hair behind the face. */
  readonly behind?: string;
  readonly beard?: string;
  /** Hair and hat, in front of the face. */
  readonly front: string;
}

/** A head on its neck. */
export const head = ({gaze, lips, mirror, behind, beard, front}: Look, paints: Paints): unknown => {
  const shapes = draw(
    (behind ?? '') +
      (gaze === 'profile'
        ? PROFILE + (beard ?? '')
        : FACE + (beard ?? '') + GAZES[gaze ?? 'calm'] + NOSE + (lips ? LIPS : MOUTH)) +
      front,
    paints
  );
  return mirror ? svg`<g transform="matrix(-1 0 0 1 200 0)">${shapes}</g>` : shapes;
};

/** Clothes; each ends on the band between the halves, from 42 160 to 158 120. */
export const ROBE = `
cM86 90q-40 8-41 34l-2 36 114-40q0-19-43-30z
bM83 94h34v40l-34 12z
GM83 96v49m34-49v38`;
export const GOWN = `
cM88 90q-30 6-34 34l-7 34 107-37q-6-19-42-31z`;

/** The near arm across the belly. */
export const NEAR_ARM = `
cM60 104q-16 19-10 39 8 9 31-8l-5-13q-8 4-16 3
bM71 121l6 17 6-3-5-16z
sM79 120q6-4 13-3 4 2 1 4l2 1q3 2-1 4v1q0 4-2 3 0 4-7 3z
KM88 122l5-1m-5 5h6`;

/** Both arms; the far one is raised, and its hand closes at 166 96. */
export const ARMS = `
cM132 95q8 2 21 13l4-6 18 3q0 18-20 21-19 0-27-16z
pM155 103l2-8 19 3-1 9z
sM158 89q0-5 8-5t8 5l1 6q0 5-9 5t-8-5z
KM162 89h12m-12 5h12${NEAR_ARM}`;
