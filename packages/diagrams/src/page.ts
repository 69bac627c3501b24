import {formatCard, UNKNOWN, type Card, type Suit} from '@cartavola/engine';
import {StillCards, type DrawnDeck, type Shape} from '@cartavola/faces/render-card.js';
import type {CardWords} from '@cartavola/words';
import type {Colours} from './colours.js';
import type {CardGroup, Fact, ShownCard} from './diagram.js';
import type {PictureItem, Place} from './picture.js';
import {
  bestWidth,
  COMPACT,
  factWidth,
  GAP,
  leastWidth,
  LINE,
  shownOf,
  SIGN,
  spreadOf,
  TEXT,
  widthOf,
} from './spacing.js';

/** Cards and colours for drawing a picture. */
export interface Look {
  readonly deck: DrawnDeck;
  readonly letters: CardWords['letters'];
  readonly colours: Colours;
  /**
   * Height of letters in units. Defaults to 15. A picture that is displayed smaller than its layout may need larger
   * letters.
   */
  readonly text?: number;
}

export const MARGIN = 16;
/** Distance by which a marked card is raised, in units. */
const LIFT = 4;
/** Opacity of the overlay on cards that don't count. */
const DIM = '.66';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Picture that grows downwards. `y` is where the next part begins. */
export class Page {
  readonly width: number;
  readonly items: PictureItem[] = [];
  readonly cards: StillCards;
  y = MARGIN;
  readonly #look: Look;
  readonly #size: number;
  /** True if the page only measures heights and doesn't draw. */
  readonly #isMeasure: boolean;
  /** Number of cards drawn so far, keyed by the prefix of their keys. */
  readonly #counts = new Map<string, number>();

  constructor(look: Look, width: number, isMeasure = false) {
    this.#look = look;
    this.#size = look.text ?? TEXT;
    this.#isMeasure = isMeasure;
    this.width = width;
    this.cards = new StillCards(look.deck);
  }

  get #room(): number {
    return this.width - 2 * MARGIN;
  }

  /** Draws a centred group of cards across the whole width. */
  row(group: CardGroup, most: number): void {
    this.y = this.#group(group, MARGIN, this.#room, most, this.y) + GAP;
  }

  /** Draws a row of cards that begins in the upper left corner. */
  line(cards: readonly ShownCard[], width: number, step: number): void {
    cards.forEach((card, place) => this.#card(card, {x: place * step, y: card.isMarked ? LIFT : 0, width}));
  }

  /** Draws groups side by side in columns of equal width, with as many per row as fit. */
  columns(groups: readonly CardGroup[], card: number): void {
    if (groups.length === 0) return;
    const wanted = Math.max(...groups.map((group) => leastWidth(group, card, this.#size)));
    const most = Math.min(groups.length, Math.max(1, Math.floor((this.#room + GAP) / (wanted + GAP))));
    // Distribute the groups evenly, so that the last row isn't left with a single group.
    const count = Math.ceil(groups.length / Math.ceil(groups.length / most));
    const room = Math.min(
      (this.#room - (count - 1) * GAP) / count,
      Math.max(...groups.map((group) => bestWidth(group, card, this.#size))),
    );
    for (let first = 0; first < groups.length; first += count) {
      const line = groups.slice(first, first + count);
      const left = (this.width - line.length * room - (line.length - 1) * GAP) / 2;
      const ends = line.map((group, place) => this.#group(group, left + place * (room + GAP), room, card, this.y));
      this.y = Math.max(...ends) + GAP;
    }
  }

  /** Draws the facts about the whole table in lines, each fact with a symbol. */
  facts(facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    const sizeOf = (fact: Fact): number => factWidth(fact, this.#size);
    const height = Math.max(28, this.#size * LINE + 6);
    const lines: Fact[][] = [[]];
    let room = this.#room;
    for (const fact of facts) {
      if (sizeOf(fact) > room && lines.at(-1)!.length > 0) {
        lines.push([]);
        room = this.#room;
      }
      lines.at(-1)!.push(fact);
      room -= sizeOf(fact) + GAP;
    }
    for (const line of lines) {
      const taken = line.reduce((sum, fact) => sum + sizeOf(fact) + GAP, -GAP);
      let x = MARGIN + Math.max(0, (this.#room - taken) / 2);
      for (const fact of line) {
        this.#sign(fact, x);
        this.#text(fact.text, x + SIGN + 6, this.y + SIGN / 2 + this.#size * 0.37, 'start', false);
        x += sizeOf(fact) + GAP;
      }
      this.y += height;
    }
    this.y += GAP - 8;
  }

  /** Draws an arrow from one card to another, unless one of them is missing. */
  arrow(from: Card, to: Card): void {
    const [start, end] = [from, to].map((card) => this.items.find(({key}) => key === keyOf(card, 0))?.place);
    if (!start || !end) return;
    const [ax, ay, bx, by] = [start, end].flatMap(({x, y, width}) => [x + width / 2, y + width * 0.7]) as [
      number,
      number,
      number,
      number,
    ];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    // The arrowhead is 14 long and 16 wide, with its tip in the middle of the card.
    const [hx, hy] = [bx - 14 * ux, by - 14 * uy];
    const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
    const head = `${at(bx, by)} ${at(hx - 8 * uy, hy + 8 * ux)} ${at(hx + 8 * uy, hy - 8 * ux)}`;
    const {mark} = this.#look.colours;
    const line = {fill: 'none', stroke: mark, 'stroke-width': 5, 'stroke-linecap': 'round'};
    this.#add('arrow', [
      'g',
      {opacity: '.92'},
      [
        ['path', {d: `M${at(ax, ay)} ${at(hx, hy)}`, ...line}],
        ['path', {d: `M${head}z`, fill: mark, stroke: mark, 'stroke-width': 2, 'stroke-linejoin': 'round'}],
      ],
    ]);
  }

  #add(name: string, shape: Shape, place?: Place): void {
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    this.items.push({key: `${name}.${count}`, shape, ...(place && {place})});
  }

  #sign({suit, card}: Fact, x: number): void {
    if (this.#isMeasure) return;
    const {y} = this;
    if (suit) this.#disc(suit, {x, y, width: SIGN});
    else if (card !== undefined) this.#add('sign', this.#picture(card, {x: x + 2, y: y - 1, width: 16}));
  }

  /** Draws a group, and returns the y coordinate of its lower edge. */
  #group({title, cards, suit, reserved}: CardGroup, x: number, room: number, most: number, top: number): number {
    let y = top;
    if (title) {
      this.#title(title, suit, x, room, y);
      y += this.#size * LINE;
    }
    const shown = shownOf(cards);
    const card = Math.min(most, room);
    if (shown.length === 0 && reserved) return y + card * 1.4;
    const {step, inRow} = spreadOf(cards, card, room);
    for (let first = 0; first < shown.length; first += inRow) {
      const line = shown.slice(first, first + inRow);
      let left = x + (room - card - (line.length - 1) * step) / 2;
      for (const one of line) {
        this.#card(one, {x: left, y, width: card});
        left += step;
      }
      y += card * 1.4 + 6;
    }
    return y - 6;
  }

  /** Draws a title centred in its space, after a suit symbol if it has one. */
  #title(title: string, suit: Suit | undefined, x: number, room: number, y: number): void {
    const size = this.#size;
    const sign = suit ? size * 1.25 : 0;
    const taken = suit ? sign + size * 0.35 : 0;
    const free = room - taken;
    const width = Math.min(widthOf(title, size), free);
    this.#text(title, x + room / 2 + taken / 2, y + size - 1, 'middle', true, free);
    if (!suit || this.#isMeasure) return;
    const left = x + (room - width - taken) / 2;
    this.#disc(suit, {x: left, y: y + size * 0.62 - sign / 2, width: sign});
  }

  /** Draws a suit symbol on a disc that has the colour of a card. */
  #disc(suit: Suit, {x, y, width}: Place): void {
    const middle = width / 2;
    const circle = {cx: round(x + middle), cy: round(y + middle), r: round(middle), fill: '#fffdf7'};
    this.#add('ground', ['circle', circle]);
    const edge = width * 0.2;
    this.#add('sign', this.cards.sign(suit, {x: x + edge, y: y + edge, width: width - 2 * edge}));
  }

  #picture(card: Card, place: Place): Shape {
    return card === UNKNOWN
      ? this.cards.back(place)
      : this.cards.face(card, place, {letters: this.#look.letters, compact: place.width < COMPACT});
  }

  #card({card, isMarked, isDimmed}: ShownCard, {x, y: level, width}: Place): void {
    if (this.#isMeasure) return;
    const y = isMarked ? level - LIFT : level;
    const picture = this.#picture(card, {x, y, width});
    const box = {
      ...{x: round(x), y: round(y), width: round(width), height: round(width * 1.4), rx: round(width * 0.09)},
    };
    const ring: Shape = ['rect', {...box, fill: 'none', stroke: this.#look.colours.mark, 'stroke-width': 3}];
    const attributes = {
      'data-card': card === UNKNOWN ? undefined : formatCard(card),
      'data-marked': isMarked ? '' : undefined,
      'data-dimmed': isDimmed ? '' : undefined,
    };
    // Use an overlay instead of a transparent card, so that cards below don't show through.
    const veil: Shape = ['rect', {...box, fill: '#fffdf7', 'fill-opacity': DIM}];
    const shape: Shape = ['g', attributes, [picture, ...(isDimmed ? [veil] : []), ...(isMarked ? [ring] : [])]];
    this.#add(keyStart(card), shape, {x, y, width});
  }

  #text(text: string, x: number, y: number, anchor: 'start' | 'middle', isTitle: boolean, room = Infinity): void {
    if (this.#isMeasure) return;
    const {text: bright, quiet} = this.#look.colours;
    // Shrink a title that is wider than its space.
    const size = Math.min(this.#size, this.#size * (room / widthOf(text, this.#size)));
    const attributes = {
      ...{x: round(x), y: round(y), 'font-size': round(size)},
      ...{'text-anchor': anchor === 'middle' ? anchor : undefined, 'font-weight': isTitle ? 600 : undefined},
      fill: isTitle ? bright : quiet,
    };
    this.#add('text', ['text', attributes, text]);
  }
}

const keyStart = (card: Card): string => (card === UNKNOWN ? 'back' : formatCard(card));
const keyOf = (card: Card, count: number): string => `${keyStart(card)}.${count}`;
