import {draw, type SuitSign} from './draw.js';
import type {Drawing} from './drawing.js';
import {italianCourts, type LatinSuit} from './italian-courts.js';

const SIGNS: Readonly<Record<LatinSuit, SuitSign>> = {
  coins: {
    shapes: `
co24 24 23
-go24 24 19
-co24 24 16
-gM24 9l3 8 8-4-4 8 8 3-8 3 4 8-8-4-3 8-3-8-8 4 4-8-8-3 8-3-4-8 8 4z
-co24 24 4`,
  },
  cups: {
    shapes: `
cM12 44q1-5 9-8v-8h6v8q8 3 9 8z
cM7 7h34q0 22-17 23t-17-23z
gM4 2h40v6h-40zM17 29h14v5h-14zM9 42h30v5h-30z
-gM24 12l5 6-5 6-5-6zM13 15l2 3-2 3-3-3zM35 15l3 3-3 3-2-3z`,
  },
  swords: {
    shapes: `
cM19 33v-25l5-7 5 7v25z
-wM24 4l3 4v25h-3z
cM22 34h4v9h-4z
gM24 32q8 0 13-4 1 4 0 8-3-1-13-1t-13 1q-2-4 0-8 5 4 13 4zo24 44 3`,
  },
  batons: {
    turn: 40,
    shapes: `
cM20 22h8l-1 20h-6z
cM24 3q8 0 9 9 0 4-5 10h-8q-5-6-5-10 1-9 9-9z
-wM19 12q0-6 3-6-2 6 0 14-3-3-3-8z
go24 3 3M18 19h12v4h-12zM20 27h8v3h-8zM20 34h8v3h-8zM20 41h8q3 5-4 6t-4-6z`,
  },
};

/** Sun with a face, on the coin of the ace of coins. */
const SUN = `
-co50 70 35
Go50 70 31.5
=-gM50 103l-5-10.5-7.5 8-.5-10.5-9 4 4-9-10.5-.5 8-7.5-10-4.5 10-4.5-8-7.5 10.5-.5-4-9 9 4 .5-10.5 7.5 8 5-10.5
-yo50 70 14
=CM41.5 66q3-2 5.5-.5m-2.5 11q3 2 5.5 2
CM50 66.5l-1.5 6q2 1 3 0
=.cM44.5 68.5h0`;

/** Drawing of the Italian deck. Long suit symbols fill their box in only one direction, so they are drawn larger. */
export const drawing: Drawing = {
  suits: {
    coins: {sign: SIGNS.coins, classes: 'cv-coins'},
    cups: {sign: SIGNS.cups, classes: 'cv-cups'},
    swords: {sign: SIGNS.swords, classes: 'cv-swords', zoom: 1.3},
    batons: {sign: SIGNS.batons, classes: 'cv-batons', zoom: 1.3},
  },
  sizes: {alone: 62, few: 25, many: 20, from: 7},
  figures: italianCourts(SIGNS),
  special: {'1-coins': [['g', {'stroke-linecap': 'round'}, draw(SUN, {y: '#f6d98a'})]]},
};
