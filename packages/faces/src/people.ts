import {draw, type Paints} from './draw.js';
import type {Shapes} from './shape.js';
import {HERE, swing, within, type Matrix} from './transform.js';
import {COLLARS} from './wardrobe.js';

/** Faces, arms, clothes and poses of the court cards in both decks, in the notation of `draw`. */

/** The face, the nose and the visible part of the neck. The ink line of the eyes follows. */
const FACE = `
sM45 41.4v4.6c0 4 10 4 10 0v-4.7M39.5 20q-2 21 10.5 23.5 13-3 10.5-23.5zM51.5 34.5q1.5.5 1.5-1.5l-1-4.5`;

const BLUSH = `
:qM43 33.5h0m13.5 0h0`;

/** Draws pupils as part of the ink line: each is a dot with a ring around it. */
const pupils = (...middles: readonly string[]): string =>
  middles.map((middle) => `${middle}h0m.65 0l-.19.46-.46.19-.46-.19-.19-.46.19-.46.46-.19.46.19z`).join('');

/** Eyes and eyebrows, keyed by expression. The eyes are part of the face's ink line, and look to the right. */
const GAZES = {
  calm: [
    `${pupils('M46.5 28.5', 'M56 28.5')}M58 28.5q-1.5-1.5-4.5-.5m-5.5 0q-1.5-1.5-4.5.5`,
    `
HM43 25.5q3-2 5.5-.5m5 0q3-1 5 0`,
  ],
  stern: [
    `${pupils('M46.5 29', 'M56 29')}M58 28q-3.5-.5-4.5.5m-5 0q-1-.5-5-.5`,
    `
HM42.5 24.5q5 0 6 1m4.5 0q3-2 6-1.5`,
  ],
  soft: [
    `${pupils('M46 29', 'M56 29')}M59 29q-3.5-3.5-5.5-.5m-5 0q-3-2.5-6 .5m2 1.5h3m6.5 0h3.5`,
    `
HM43 25q3-2 5.5-1m4.5 0q4 0 5.5 1`,
  ],
} as const;

const MOUTH = `
RM47.5 38q3 1 6.5 0`;
const LIPS = `
-rM47.5 37.5q1 0 3-.5t3.5.5q-3 3-6.5 0z`;

const PROFILE = `
sM54.5 42.5v2.5c0 4-11 4-11 0v-7.7M41 20h17.5q1 7 1 6l3 5.5q0 2-.5 1.5h-1.5l.5 2-1 1 .5 1.5-1 1q1 4-4 4-10 0-14-8.5zM53 28.5q1-1 4.5-.5${pupils('M55.5 28.5')}
:qM52 34h0
HM52.5 25q2-1 5-.5
RM56 37q3 0 3.5-.5`;

/**
 * Positions of a raised arm and of the object in its hand. Without a raised arm, the other hand holds the object in
 * front of the body.
 */
interface Pose {
  readonly arm?: Matrix;
  readonly held: Matrix;
}

/**
 * Returns the pose with the far arm raised. The arm is rotated about the shoulder, and the object about the grip.
 * Angles are in degrees.
 */
export const raised = (shoulder: number, grip: number, side: Matrix = HERE): Pose => {
  const arm = within(side, swing(shoulder, 68, 52));
  const [, , , , x, y] = within(arm, [1, 0, 0, 1, 83, 46]);
  return {arm, held: swing(grip, 83, 46, x, y)};
};

/** Returns the pose with the arm beside the index raised, for thin objects. */
export const left = (shoulder: number, grip: number): Pose => raised(shoulder, grip, [-1, 0, 0, 1, 117, 0]);

/**
 * Returns the pose with an object in the near hand, over the shoulder or at the chest. `y` is the height at which a
 * raised hand would hold the object.
 */
export const nearby = (grip: number, y: number, scale?: number): Pose => ({held: swing(grip, 83, y, 45, 63, scale)});

/** Appearance of a head. */
export interface Person {
  readonly paints: Paints;
  readonly gaze?: keyof typeof GAZES | 'profile';
  readonly lips?: boolean;
  /** Whether to mirror the head, so that it looks to the left. */
  readonly mirror?: boolean;
  /** Tilt of the head in degrees, and its horizontal distance from the middle. */
  readonly tilt?: number;
  readonly aside?: number;
  /** Path of the hair behind the face. */
  readonly behind?: string;
  readonly beard?: string;
  /** Path of the hair and hat in front of the face. */
  readonly front: string;
}

/** Appearance of a standing figure. */
export interface Look extends Person {
  readonly pose: Pose;
  readonly collar: keyof typeof COLLARS;
}

/** Returns the transform of a person's head. */
const headAt = ({mirror, tilt = 0, aside = 0}: Person): Matrix =>
  within(swing(tilt, 50, 46, 50 + aside), mirror ? [-1, 0, 0, 1, 100, 0] : HERE);

/** Draws a head on its neck. */
export const head = (look: Person, paints: Paints, place = HERE): Shapes => {
  const {gaze = 'calm', lips, behind = '', beard = '', front} = look;
  const [eyes, brows] = gaze === 'profile' ? [] : GAZES[gaze];
  return draw(
    behind + (eyes ? FACE + eyes + BLUSH + beard + brows + (lips ? LIPS : MOUTH) : PROFILE + beard) + front,
    paints,
    within(place, headAt(look)),
  );
};

/**
 * Draws a standing figure: the clothes, the arms, the object that it holds, a suit symbol sewn on the clothes, and the
 * head.
 */
export const standing = (
  look: Look,
  held: (place: Matrix) => Shapes,
  clothes: string,
  paints: Paints,
  sewn: Shapes = [],
): Shapes => {
  const {arm, held: place} = look.pose;
  const {behind = '', collar, aside = 0} = look;
  return [
    ...draw(behind, paints, headAt(look)),
    ...draw(clothes, paints),
    ...draw(COLLARS[collar], paints, [1, 0, 0, 1, aside, 0]),
    ...(arm ? draw(FAR_ARM, paints, arm) : []),
    ...held(place),
    ...(arm ? draw(FAR_HAND, paints, arm) : []),
    ...draw(NEAR_ARM, paints),
    ...sewn,
    ...head({...look, behind: ''}, paints),
  ];
};

/** Paths of the clothes. Each ends at the band between the halves, from 21 80 to 79 60. */
export const ROBE = `
cM43 45q-18 3-20.5 17l-1 18 57-20q0-9-21.5-15z
bM41.5 47h17v20l-17 6z
GM41.5 48v24.5m17-24.5v19`;
export const GOWN = `
cM44 45q-15 3-17 17l-3.5 17 53.5-18.5q-5-11-21-15.5z`;

/** Path of the near arm, in front of the body. */
export const NEAR_ARM = `
cM30 52q-8 9-5 19.5 5 4 15.5-4l-2.5-6.5q-5 2-8 1.5
bM35.5 60.5l3 8.5 3-1.5-2.5-8z
sM39.5 60q3-2 6.5-1.5 2 1 .5 2l1 .5q1 1-.5 2v.5q0 2-1 1.5 0 2-3.5 1.5zM44 61l2.5-.5M44 63h3`;

/** Paths of the far arm and its hand. The hand closes at (83, 48), in front of the object that it holds. */
const FAR_ARM = `
cM66 47.5q6 2 10.5 6.5l2-3 9 1.5q0 9-10 10.5-8 1-13.5-8z
pM77.5 51.5l1-4 9.5 1.5-.5 4.5z`;
const FAR_HAND = `
sM79 44.5q1-3 4-2.5 4 0 4 2.5l.5 3q0 2-4.5 2.5t-4-2.5zM81 44.5h6M81 47h6`;
