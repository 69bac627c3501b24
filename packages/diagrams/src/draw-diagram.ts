import {UNKNOWN} from '@cartavola/engine';
import {StillCards, type DrawnDeck} from '@cartavola/faces/render-card.js';
import type {CardWords} from '@cartavola/words';
import type {CardGroup, Diagram, Fact, ShownCard} from './diagram.js';

/** Colours that a picture may have. `plain` has no ground, and its texts take the colour of what it stands in. */
export const THEMES = ['felt', 'light', 'dark', 'plain'] as const;
/** Name of one of these. */
export type Theme = (typeof THEMES)[number];

interface Colours {
  readonly ground?: string;
  readonly text: string;
  readonly quiet: string;
  readonly mark: string;
}

const COLOURS: Readonly<Record<Theme, Colours>> = {
  felt: {ground: '#1f5c46', text: '#fffdf7', quiet: '#d7e6dd', mark: '#ffd34d'},
  light: {ground: '#ffffff', text: '#17202e', quiet: '#4a5565', mark: '#c2570c'},
  dark: {ground: '#161b22', text: '#f3f5f7', quiet: '#b9c2cc', mark: '#ffd34d'},
  plain: {text: 'currentColor', quiet: 'currentColor', mark: '#c2570c'},
};

/** How a diagram is drawn. */
export interface DrawingOptions {
  readonly deck: DrawnDeck;
  readonly letters: CardWords['letters'];
  /** Width of the picture in pixels, 80 to 4,000. Cards alone take no more of it than they need. */
  readonly width: number;
  readonly theme: Theme;
}

/** Widths in pixels between which a table is laid out; a wider picture is the same, enlarged. */
const NARROWEST = 300;
const WIDEST = 640;
const MARGIN = 16;
const GAP = 18;
const TEXT = 15;
const LINE = 22;
/** Part of a card that is seen beside the one over it: its index. Of a compact one the pip must be seen, too. */
const SEEN = 0.3;
const SEEN_COMPACT = 0.66;
/** Most cards of a column in one row, where there are several columns. */
const IN_COLUMN = 7;
/** Width in pixels below which a card has one large index and one large pip. */
const COMPACT = 56;
/** Width of a letter as part of its height: what a text may take at most. */
const LETTER = 0.6;

const round = (value: number): number => Math.round(value * 100) / 100;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const widthOf = (text: string): number => text.length * TEXT * LETTER;

/** Draws a diagram as the text of an SVG file, which needs nothing beside it: no style sheet, no script, no font of its own. */
export function drawDiagram(diagram: Diagram, options: DrawingOptions): string {
  const isTable =
    diagram.hand.title !== '' ||
    diagram.others.length + diagram.middle.length + diagram.heaps.length + diagram.facts.length > 0;
  const page = new Page(
    options,
    isTable
      ? Math.min(WIDEST, Math.max(NARROWEST, options.width))
      : handWidth(diagram.hand.cards.length, options.width),
  );
  if (!isTable) page.row(diagram.hand, HAND);
  else {
    page.columns(diagram.others, OTHER);
    page.facts(diagram.facts);
    page.middle(diagram.middle);
    page.columns(diagram.heaps, HEAP);
    if (diagram.hand.cards.length > 0) page.row(diagram.hand, HAND);
  }
  return page.svg(diagram.description, isTable ? options.width : page.width);
}

/** Largest widths of cards, in pixels. */
const HAND = 88;
const MIDDLE = 76;
const OTHER = 40;
const HEAP = 36;
const SIGN = 20;

/** Returns the width of a picture of cards alone. */
const handWidth = (count: number, most: number): number =>
  Math.max(60, Math.min(most, 2 * MARGIN + count * HAND + (count - 1) * 6));

/** Returns the distance of cards in a row of so much width, and how many lie in one. */
function spread(count: number, card: number, room: number): {readonly step: number; readonly inRow: number} {
  const least = card * (card < COMPACT ? SEEN_COMPACT : SEEN);
  const inRow = Math.max(1, Math.min(count, Math.floor((room - card) / least) + 1));
  const rows = Math.ceil(count / inRow);
  const even = Math.ceil(count / rows);
  return {step: even > 1 ? Math.min(card + 6, (room - card) / (even - 1)) : 0, inRow: even};
}

/** Least width of a group in a column: its title, and its cards as close as they may lie. */
const leastWidth = ({title, cards}: CardGroup, card: number): number =>
  Math.max(
    widthOf(title),
    isHidden(cards) ? 0 : card + (Math.min(IN_COLUMN, shownOf(cards).length) - 1) * card * SEEN_COMPACT,
  );

/** Width of a group whose cards lie side by side, with some room about it. */
const bestWidth = ({title, cards}: CardGroup, card: number): number =>
  Math.max(widthOf(title), 2 * card, shownOf(cards).length * (card + 6)) + GAP;

/** A picture that grows downwards. */
class Page {
  readonly width: number;
  readonly #options: DrawingOptions;
  readonly #colours: Colours;
  readonly #cards: StillCards;
  readonly #parts: string[] = [];
  #y = MARGIN;

  constructor(options: DrawingOptions, width: number) {
    this.#options = options;
    this.width = width;
    this.#colours = COLOURS[options.theme];
    this.#cards = new StillCards(options.deck);
  }

  get #room(): number {
    return this.width - 2 * MARGIN;
  }

  /** Draws a group of cards over the whole width, in the middle. */
  row(group: CardGroup, most: number): void {
    this.#y = this.#group(group, MARGIN, this.#room, most, this.#y) + GAP;
  }

  /** Draws groups beside one another in columns of one width, as many as have room. */
  columns(groups: readonly CardGroup[], most: number): void {
    if (groups.length === 0) return;
    const wanted = Math.max(...groups.map((group) => leastWidth(group, most)));
    const count = Math.min(groups.length, Math.max(1, Math.floor((this.#room + GAP) / (wanted + GAP))));
    const room = Math.min(
      (this.#room - (count - 1) * GAP) / count,
      Math.max(...groups.map((group) => bestWidth(group, most))),
    );
    for (let first = 0; first < groups.length; first += count) {
      const line = groups.slice(first, first + count);
      const left = (this.width - line.length * room - (line.length - 1) * GAP) / 2;
      const ends = line.map((group, place) => this.#group(group, left + place * (room + GAP), room, most, this.#y));
      this.#y = Math.max(...ends) + GAP;
    }
  }

  /** Draws the cards on the table, or those of a trick side by side. */
  middle(groups: readonly CardGroup[]): void {
    const [only] = groups;
    if (!only) return;
    if (groups.length === 1) this.row(only, MIDDLE);
    else this.columns(groups, groups.length > 4 ? MIDDLE * 0.8 : MIDDLE);
  }

  /** Writes what is true of the whole table, each with its sign, in lines. */
  facts(facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    const sizeOf = ({text}: Fact): number => SIGN + 6 + widthOf(text);
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
        this.#text(fact.text, x + SIGN + 6, this.#y + 16, 'start', false);
        x += sizeOf(fact) + GAP;
      }
      this.#y += 28;
    }
    this.#y += GAP - 8;
  }

  #sign({suit, card}: Fact, x: number): void {
    if (suit) {
      this.#parts.push(
        `<circle cx="${round(x + SIGN / 2)}" cy="${this.#y + SIGN / 2}" r="${SIGN / 2}" fill="#fffdf7"/>`,
      );
      this.#parts.push(this.#cards.sign(suit, {x: x + 4, y: this.#y + 4, width: SIGN - 8}));
    } else if (card !== undefined) {
      const place = {x: x + 2, y: this.#y - 1, width: 16};
      this.#parts.push(
        card === UNKNOWN
          ? this.#cards.back(place)
          : this.#cards.face(card, place, {letters: this.#options.letters, compact: true}),
      );
    }
  }

  /** Draws a group; returns where it ends. */
  #group({title, cards}: CardGroup, x: number, room: number, most: number, top: number): number {
    let y = top;
    if (title) {
      this.#text(title, x + room / 2, y + TEXT - 1, 'middle', true, room);
      y += LINE;
    }
    const shown = shownOf(cards);
    const card = Math.min(most, room);
    const {step, inRow} = isHidden(cards) ? {step: card * BACK_SEEN, inRow: BACKS} : spread(shown.length, card, room);
    for (let first = 0; first < shown.length; first += inRow) {
      const line = shown.slice(first, first + inRow);
      let left = x + (room - card - (line.length - 1) * step) / 2;
      for (const one of line) {
        this.#card(one, left, y, card);
        left += step;
      }
      y += card * 1.4 + 6;
    }
    return y - 6;
  }

  #card({card, isMarked}: ShownCard, x: number, y: number, width: number): void {
    const place = {x, y: isMarked ? y - 4 : y, width};
    this.#parts.push(
      card === UNKNOWN
        ? this.#cards.back(place)
        : this.#cards.face(card, place, {letters: this.#options.letters, compact: width < COMPACT}),
    );
    if (isMarked)
      this.#parts.push(
        `<rect x="${round(x)}" y="${round(place.y)}" width="${round(width)}" height="${round(width * 1.4)}" rx="${round(width * 0.09)}" fill="none" stroke="${this.#colours.mark}" stroke-width="3"/>`,
      );
  }

  #text(text: string, x: number, y: number, anchor: 'start' | 'middle', isTitle: boolean, room = Infinity): void {
    const {text: bright, quiet} = this.#colours;
    // A title that is longer than its room is set smaller.
    const size = Math.min(TEXT, TEXT * (room / widthOf(text)));
    this.#parts.push(
      `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"${anchor === 'middle' ? ' text-anchor="middle"' : ''}${isTitle ? ' font-weight="600"' : ''} fill="${isTitle ? bright : quiet}">${escaped(text)}</text>`,
    );
  }

  /** Writes the picture; `shown`: the width that it is shown at. */
  svg(description: string, shown: number): string {
    const height = round(this.#y - GAP + MARGIN);
    const {ground} = this.#colours;
    const {figures} = this.#cards;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${round(this.width)} ${height}" width="${round(shown)}" height="${round((height * shown) / this.width)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif">`,
      `<title>${escaped(description)}</title>`,
      figures ? `<defs>${figures}</defs>` : '',
      ground ? `<rect width="${round(this.width)}" height="${height}" rx="12" fill="${ground}"/>` : '',
      ...this.#parts,
      '</svg>',
    ].join('');
  }
}

/** Most backs of a hand of which nothing is known, and the part of each that is seen. */
const BACKS = 5;
const BACK_SEEN = 0.4;

const isHidden = (cards: readonly ShownCard[]): boolean =>
  cards.length > 1 && cards.every(({card}) => card === UNKNOWN);

/** Cards of a group that are drawn: of a hand of which nothing is known a few backs, since its title counts them. */
const shownOf = (cards: readonly ShownCard[]): readonly ShownCard[] =>
  isHidden(cards) ? cards.slice(0, BACKS) : cards;
