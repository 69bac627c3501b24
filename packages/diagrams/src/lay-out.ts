import type {Diagram} from './diagram.js';
import {Page, MARGIN, type Look} from './page.js';
import type {Picture} from './picture.js';
import {factWidth, GAP, rowWidth, TEXT} from './spacing.js';

/** Minimum width of a table's layout, in units. */
export const NARROWEST = 300;
/** Maximum width of a table's layout, in units. In a wider picture, the layout is enlarged. */
export const WIDEST = 640;

/** Maximum widths of cards, in units. */
const HAND = 88;
const MIDDLE = 76;
const OTHER = 36;
const HEAP = 36;

/** Parts of a picture, from top to bottom. */
const BLOCKS = ['others', 'facts', 'middle', 'heaps', 'hand'] as const;
type Block = (typeof BLOCKS)[number];

/** Width of a card in a line of text, and distance between the left edges of cards, in units. */
const INLINE = 40;
const INLINE_STEP = 43;

/** Heights of a picture's parts, in units. */
export type Room = Readonly<Record<Block, number>>;

/** True if a diagram contains more than cards alone. */
export const isTable = ({hand, others, middle, heaps, facts}: Diagram): boolean =>
  hand.title !== '' || others.length + middle.length + heaps.length + facts.length > 0;

/** Returns the width of a picture of cards alone, limited to `most`. */
const cardsWidth = (count: number, most: number): number =>
  Math.max(60, Math.min(most, 2 * MARGIN + count * HAND + (count - 1) * 6));

/** Returns the maximum width of the cards in the middle part. */
const middleCard = ({middle}: Diagram): number => (middle.length > 4 ? MIDDLE * 0.8 : MIDDLE);

/** Returns the width that a diagram of part of a table needs. */
function partWidth(diagram: Diagram, {text = TEXT}: Look): number {
  const {middle, heaps, facts} = diagram;
  const most = Math.max(
    rowWidth(middle, middleCard(diagram), text),
    rowWidth(heaps, HEAP, text),
    ...facts.map((fact) => factWidth(fact, text)),
  );
  return most + 2 * MARGIN;
}

/** Returns the layout width of a diagram in a picture of a given width. */
function layoutWidth(diagram: Diagram, look: Look, width: number): number {
  if (!isTable(diagram)) return cardsWidth(diagram.hand.cards.length, width);
  const most = Math.min(WIDEST, Math.max(NARROWEST, width));
  return diagram.isPart ? Math.min(most, partWidth(diagram, look)) : most;
}

/** Returns the scale of a layout for a picture that is at most `most` pixels wide. */
export function scaleOf(diagram: Diagram, {width}: Pick<Picture, 'width'>, most: number): number {
  if (!isTable(diagram)) return 1;
  return diagram.isPart ? Math.min(Math.max(1, most / WIDEST), most / width) : most / width;
}

/** Functions that each draw a part of a diagram below the parts drawn so far. */
const draw: Readonly<Record<Block, (page: Page, diagram: Diagram) => void>> = {
  others: (page, {others}) => page.columns(others, OTHER),
  facts: (page, {facts}) => page.facts(facts),
  middle(page, diagram) {
    const {middle} = diagram;
    const [only] = middle;
    if (middle.length > 1) page.columns(middle, middleCard(diagram));
    else if (only) page.row(only, MIDDLE);
  },
  heaps: (page, {heaps}) => page.columns(heaps, HEAP),
  hand(page, {hand}) {
    if (hand.cards.length > 0 || hand.reserved) page.row(hand, HAND);
  },
};

/** Returns the height of a part, including the gap below it. */
function heightOf(block: Block, diagram: Diagram, look: Look, width: number): number {
  const page = new Page(look, width, true);
  draw[block](page, diagram);
  return page.y - MARGIN;
}

/** Returns the maximum height of each part across several diagrams in pictures of the same width. */
export function roomFor(diagrams: readonly Diagram[], look: Look, width: number): Room {
  const most = (block: Block): number =>
    Math.max(0, ...diagrams.map((diagram) => heightOf(block, diagram, look, layoutWidth(diagram, look, width))));
  return {
    others: most('others'),
    facts: most('facts'),
    middle: most('middle'),
    heaps: most('heaps'),
    hand: most('hand'),
  };
}

/** Returns the height of a picture whose parts have these heights. */
export const heightIn = (room: Room): number => BLOCKS.reduce((sum, block) => sum + room[block], 2 * MARGIN - GAP);

/**
 * Lays out a diagram in a picture of a given width. With `room`, each part has a fixed height, so that pictures of the
 * same match have the same size and unchanged parts don't move.
 */
export function layOut(diagram: Diagram, look: Look, width: number, room?: Room): Picture {
  const page = new Page(look, layoutWidth(diagram, look, width));
  for (const block of BLOCKS) {
    const start = page.y;
    const given = room?.[block];
    if (given !== undefined) {
      const spare = Math.max(0, given - heightOf(block, diagram, look, page.width));
      // Centre the middle part in its space, and put the hand at the bottom.
      page.y += block === 'middle' ? spare / 2 : block === 'hand' ? spare : 0;
    }
    draw[block](page, diagram);
    if (given !== undefined) page.y = start + given;
  }
  for (const {from, to} of diagram.arrows ?? []) page.arrow(from, to);
  const {items, width: own, y, cards} = page;
  return {width: own, height: y - GAP + MARGIN, items, figures: cards.figures, description: diagram.description};
}

/** Lays out small cards side by side, without margins, for a line of text. */
export function layOutInline({hand: {cards}, description}: Diagram, look: Look): Picture {
  const width = Math.max(0, cards.length - 1) * INLINE_STEP + INLINE;
  const page = new Page(look, width);
  page.line(cards, INLINE, INLINE_STEP);
  return {width, height: INLINE * 1.4, items: page.items, figures: page.cards.figures, description};
}
