import type {Card, Suit} from '@cartavola/engine';
import {cardPicture, signPicture, type FaceOptions} from './card-picture.js';
import type {DrawnDeck} from './drawn-deck.js';
import {BACK_FIGURES, backsRow, PAPER} from './paper.js';
import type {Shape, Shapes} from './shape.js';
import {UsedFigures} from './used-figures.js';

/** Attributes that replace the classes of `faceStyles`, because pictures in files have no style sheet. */
const PAINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cv-paper': {fill: '#fffdf7', stroke: '#17202e', 'stroke-opacity': '.25'},
  'cv-spades': {color: '#17202e'},
  'cv-clubs': {color: '#17202e'},
  'cv-hearts': {color: '#b00d24'},
  'cv-diamonds': {color: '#b00d24'},
  'four cv-diamonds': {color: '#0b47b8'},
  'four cv-clubs': {color: '#007a65'},
  'cv-coins': {color: '#9b6a08'},
  'cv-cups': {color: '#821717'},
  'cv-swords': {color: '#0a2c7b'},
  'cv-batons': {color: '#1b6a56'},
};

/** Returns the attributes that replace classes. The suits of the four-colour deck have their own attributes. */
function paintOf(classes: string): Readonly<Record<string, string>> {
  const names = classes.split(/\s+/);
  const suit = names.find((name) => PAINTED[name]);
  if (suit === undefined) return {};
  return (names.includes('four') ? PAINTED[`four ${suit}`] : undefined) ?? PAINTED[suit]!;
}

/** Cache of painted shapes, because pictures of one match show the same cards repeatedly. */
const paintedOnes = new WeakMap<Shape, Shape>();

/** Returns a shape and its content in a form that doesn't need a style sheet. */
function painted(shape: Shape): Shape {
  let known = paintedOnes.get(shape);
  if (!known) paintedOnes.set(shape, (known = paint(shape)));
  return known;
}

function paint([
  tag,
  {class: classes, 'aria-hidden': _hidden, focusable: _focusable, ...attributes},
  content,
]: Shape): Shape {
  const own = {...attributes, ...paintOf(String(classes ?? ''))};
  if (content === undefined) return [tag, own];
  if (typeof content === 'string') return [tag, own, content];
  const paper = classes && /\bcard-face\b/.test(String(classes)) ? [PAPER] : [];
  return [tag, own, [...paper, ...content].map(paint)];
}

/**
 * Position of a card in a picture: its upper left corner and its width, in the picture's units. A card is 1.4 times as
 * tall as wide.
 */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Positions a picture inside another picture. */
function placed(picture: Shape, {x, y, width}: CardPlace, ratio: number): Shape {
  const [tag, attributes, content] = painted(picture);
  const place = {x: round(x), y: round(y), width: round(width), height: round(width * ratio)};
  return [tag, {...place, ...attributes}, content ?? []];
}

/**
 * Draws a deck's cards for a standalone picture, such as a file. The picture needs no style sheet, and contains each
 * court card's figure only once.
 */
export class StillCards {
  readonly #deck: DrawnDeck;
  readonly #used: UsedFigures;

  constructor(deck: DrawnDeck) {
    this.#deck = deck;
    this.#used = new UsedFigures([...deck.drawing.figures, ...BACK_FIGURES]);
  }

  /**
   * Draws a face-up card.
   * @throws RangeError if the deck has no such card
   */
  face = (card: Card, place: CardPlace, options: FaceOptions = {}): Shape =>
    placed(this.#used.by(cardPicture(this.#deck, card, options)), place, 1.4);

  /** Draws the back of a card. */
  back = (place: CardPlace): Shape => placed(this.#used.by(backsRow(1, 1)), place, 1.4);

  /** Draws only the pip of a suit, as wide as it is tall. */
  sign = (suit: Suit, place: CardPlace): Shape => placed(signPicture(this.#deck, suit), place, 1);

  /** Definitions that the cards drawn so far refer to. The picture needs them once, in a `<defs>`. */
  get figures(): Shapes {
    return this.#used.list.map(painted);
  }
}
