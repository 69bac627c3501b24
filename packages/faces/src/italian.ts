import {rankOf, suitOf} from '@cartavola/engine';
import {svg} from 'lit';
import {cardFace, pips, signAlone} from './card-face.js';
import {court, draw, stamp, symbol} from './draw.js';
import type {DeckFaces, ItalianMapping, ItalianSuit} from './face.js';
import {italianCourts} from './italian-courts.js';

const SIGNS: Readonly<Record<ItalianSuit, string>> = {
  coins: `
co24 24 23
-go24 24 19
-co24 24 16
-gM24 9l3 8 8-4-4 8 8 3-8 3 4 8-8-4-3 8-3-8-8 4 4-8-8-3 8-3-4-8 8 4z
-co24 24 4`,
  cups: `
cM12 44q0-4 9-8v-8h6v8q8 3 9 8z
cM7 7h34q2 20-17 23-16 2-17-23z
gM4 2h40v6h-40zm13 27h14v5h-14zM9 42h30v5h-30z
-gM24 12l5 6-5 6-5-6zm-11 3l2 3-2 3-3-3zm22 0l3 3-3 3-2-3z`,
  swords: `
cM19 33v-25l5-7 5 7v25z
-wM24 4l3 4v25h-3z
cM22 34h4v9h-4z
gM24 32q8 0 13-4 1 4 0 8-3-1-13-1t-13 1q-2-4 0-8 5 4 13 4zo24 44 3`,
  batons: `
cM20 22h8l-1 20h-6z
cM24 3q8 0 9 9 0 4-5 10h-8q-4-4-5-10 0-8 9-9z
-wM19 12q0-6 3-6-2 6 0 14-2 0-3-8z
go24 3 3M18 19h12v4h-12zM20 27h8v3h-8zM20 34h8v3h-8zM20 41h8q3 5-4 6t-4-6z`
};

const ALL = Object.keys(SIGNS) as ItalianSuit[];

/** The coin of the ace is a sun with a face. */
const SUN = `
-co100 140 70
Go100 140 63
=-gM101 206l-10-21-15 16-1-21-18 8 8-18-21-1 16-15-20-9 20-9-16-15 21-1-8-18 18 8 1-21 15 16 10-21
-yo100 140 28
=CM83 132q6-5 11-1m-5 22q6 4 12 4
CM100 133l-3 12q4 3 6 0
=.cM89 137h0`;

/** Long signs fill their box in one direction only, so they are drawn larger. */
const ZOOM: Readonly<Record<ItalianSuit, number>> = {coins: 1, cups: 1, swords: 1.3, batons: 1.3};

/** The Italian deck as a game deals it. */
export const italianFaces = ({suits, ranks}: ItalianMapping): DeckFaces => ({
  defs: svg`${ALL.map((suit) => symbol('cv-' + suit, SIGNS[suit], suit === 'batons' ? 40 : 0))}${italianCourts(ALL)}`,
  face(card, {letters, compact}) {
    const suit = suits[suitOf(card)];
    const rank = ranks[rankOf(card)];
    if (!suit || !rank) throw new RangeError(`no Italian card ${card}`);
    const sign = 'cv-' + suit;
    const zoom = ZOOM[suit];
    const count = Number(rank);
    return cardFace({
      classes: sign,
      letter: count ? rank : letters[rank as 'K'],
      sign,
      zoom,
      compact,
      middle: !count
        ? court(`cv-${rank}-${suit}`)
        : count > 1
          ? pips(sign, count, 25 * zoom)
          : suit === 'coins'
            ? svg`<g transform="scale(.5)" stroke-width="2" stroke-linecap="round">${draw(SUN, {y: '#f6d98a'})}</g>`
            : stamp(sign, 50, 70, 62 * zoom)
    });
  },
  sign: (suit) => signAlone('cv-' + suits[suit], 'cv-' + suits[suit])
});
