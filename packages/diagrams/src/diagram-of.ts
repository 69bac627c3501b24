import {UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import type {Board, Heap} from '@cartavola/lessons';
import {seriesIn, shownName, stockIn, type BookNames, type CardWords, type LessonWords} from '@cartavola/words';
import type {Arrow, CardGroup, Diagram, Fact, ShownCard} from './diagram.js';

/** Words for a diagram. */
export interface DiagramWords {
  readonly cards: CardWords;
  readonly lesson: LessonWords;
  readonly book: BookNames;
}

/** Cards and arrows to highlight in a diagram. */
export interface Pointing {
  /** Cards with a ring. To mark both copies of a card, list it twice. */
  readonly marked?: readonly Card[] | undefined;
  /** Cards that are dimmed because they don't count. */
  readonly dimmed?: readonly Card[] | undefined;
  readonly arrows?: readonly Arrow[] | undefined;
}

/** Options for the diagram and description of a table. */
export interface TableOptions extends Pointing {
  /** Players' names, indexed by seat, instead of the built-in names. */
  readonly names?: readonly string[] | undefined;
  /** True if the player at the bottom is also referred to by name, not as “you”. */
  readonly isTold?: boolean;
  /** True if players without cards are shown too, so that all pictures of a match have the same layout. */
  readonly keepsRoom?: boolean;
  /** True if piles show their number of cards instead of the cards. */
  readonly countsPiles?: boolean;
}

/** Marks each card as often as it is listed, dims cards, and collects the arrows between visible cards. */
class Marks {
  readonly #left: Card[];
  readonly #dimmed: readonly Card[];
  readonly #arrows: readonly Arrow[];
  readonly #shown = new Set<Card>();

  constructor({marked = [], dimmed = [], arrows = []}: Pointing) {
    this.#left = [...marked];
    this.#dimmed = dimmed;
    this.#arrows = arrows;
  }

  /** Arrows between visible cards. Other arrows are left out, because they could reveal hidden cards. */
  get arrows(): readonly Arrow[] {
    return this.#arrows.filter(({from, to}) => this.#shown.has(from) && this.#shown.has(to));
  }

  on(cards: readonly Card[]): ShownCard[] {
    return cards.map((card) => {
      if (card !== UNKNOWN) this.#shown.add(card);
      const place = this.#left.indexOf(card);
      const isMarked = card !== UNKNOWN && place >= 0;
      if (isMarked) this.#left.splice(place, 1);
      return {card, isMarked, ...(this.#dimmed.includes(card) && {isDimmed: true})};
    });
  }
}

const NOTHING: CardGroup = {title: '', cards: []};
const isKnown = (cards: readonly Card[]): boolean => cards.every((card) => card !== UNKNOWN);
const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Creates a diagram of cards alone. */
export function cardsDiagram(cards: readonly Card[], words: CardWords, pointing: Pointing = {}): Diagram {
  const marks = new Marks(pointing);
  const hand = {title: '', cards: marks.on(cards)};
  const told = arrowsTold(marks, words);
  const names = namesOf(cards, words);
  const description = sentence(told.length > 0 ? `${names}.` : names, ...told);
  return {others: [], facts: [], middle: [], heaps: [], hand, ...arrowsOf(marks), description};
}

const arrowsOf = ({arrows}: Marks): Pick<Diagram, 'arrows'> => (arrows.length > 0 ? {arrows} : {});

const arrowsTold = ({arrows}: Marks, {name}: CardWords): string[] =>
  arrows.map(({from, to}) => `${name(from)} → ${name(to)}.`);

/** Creates the diagram of a table. */
export function tableDiagram(board: Board, words: DiagramWords, options: TableOptions = {}): Diagram {
  const {lesson, cards} = words;
  const {viewer, trick, table} = board;
  const marks = new Marks(options);
  const {keepsRoom = false, countsPiles = false} = options;
  const nameOf = (seat: Seat): string | undefined =>
    seat === viewer && !options.isTold
      ? undefined
      : ((shownName(options.names?.[seat]) || lesson.players[seat]) ?? String(seat));
  const said: string[] = [];
  // A title that counts its cards already contains a colon, so put the names in brackets.
  const say = (title: string, shown: readonly Card[], counts = false): void => {
    if (!isKnown(shown) || shown.length === 0) said.push(`${title}.`);
    else said.push(`${counts ? `${title} (${namesOf(shown, cards)})` : lesson.listed(title, namesOf(shown, cards))}.`);
  };

  const hand = board.hands[viewer] ?? [];
  const seats = board.hands
    .map((_, place) => (viewer + 1 + place) % board.hands.length)
    .filter((seat) => seat !== viewer);
  const all = factsOf(board, words, nameOf);
  const signOf = (seat: Seat): Pick<CardGroup, 'suit'> => {
    const suit = all.find((fact) => fact.seat === seat)?.suit;
    return suit ? {suit} : {};
  };
  const isShown = (seat: Seat): boolean => keepsRoom || board.hands[seat]!.length > 0;
  const others = seats.filter(isShown).map((seat): CardGroup => {
    const held = board.hands[seat]!;
    if (held.length === 0) return {title: nameOf(seat)!, cards: [], reserved: true, ...signOf(seat)};
    const title = isKnown(held) ? nameOf(seat)! : lesson.cardsOf(nameOf(seat), held.length);
    say(title, held);
    return {title, cards: marks.on(held), ...signOf(seat)};
  });

  said.push(...all.map(({text}) => `${text}.`));
  // Leave out suits whose symbols are already shown before the names of visible players.
  const titled = [viewer, ...seats].filter(isShown);
  const facts = all.filter(({seat}) => seat === undefined || !titled.includes(seat));

  const middle: CardGroup[] = table
    ? table.length > 0
      ? [{title: lesson.onTheTable, cards: marks.on(table)}]
      : []
    : trick.map(({seat, cards: laid, folded}) => ({
        title: nameOf(seat) ?? lesson.you,
        cards: marks.on(folded ? laid.map(() => UNKNOWN) : laid),
      }));
  if (table && table.length > 0) say(lesson.onTheTable, table);
  for (const {seat, cards: laid, folded = false} of table ? [] : trick)
    said.push(`${lesson.laid(nameOf(seat), folded ? laid : laid.filter((card) => card !== UNKNOWN), folded)}.`);

  const heaps = board.heaps.flatMap((heap): CardGroup[] => {
    if (heap.cards.length === 0 && !heap.marks && !(countsPiles && heap.means === 'pile')) return [];
    const title = heapTitle(heap, board, words, nameOf);
    if (countsPiles && heap.means === 'pile') {
      said.push(`${title}.`);
      return [{title, cards: []}];
    }
    say(title, heap.cards, true);
    return [{title, cards: marks.on(heap.cards)}];
  });

  const name = nameOf(viewer);
  const finished = (own: CardGroup): Diagram => {
    const description = sentence(...said, ...arrowsTold(marks, cards));
    return {others, facts, middle, heaps, hand: own, ...arrowsOf(marks), description};
  };
  if (hand.length === 0)
    return finished(
      keepsRoom ? {title: name ?? lesson.yourHand, cards: [], reserved: true, ...signOf(viewer)} : NOTHING,
    );
  const title = name === undefined ? lesson.yourHand : isKnown(hand) ? name : lesson.cardsOf(name, hand.length);
  say(title, hand);
  return finished({title, cards: marks.on(hand), ...signOf(viewer)});
}

const namesOf = (cards: readonly Card[], words: CardWords): string =>
  cards.flatMap((card) => (card === UNKNOWN ? [] : [words.name(card)])).join(', ');

/** Fact about the table or a single seat. */
interface TableFact extends Fact {
  readonly seat?: Seat;
}

/** Lists the suit led, the trumps, the suit that counts double and the stock. */
function factsOf(
  {led, trick, hands, signs, stock}: Board,
  {lesson, cards, book}: DiagramWords,
  nameOf: (seat: Seat) => string | undefined,
): TableFact[] {
  const facts: TableFact[] = [];
  if (led && trick.length > 0 && trick.length < hands.length)
    facts.push({text: lesson.suitLed(cards.suit(led)), suit: led});
  for (const {means, suit, card, seat} of signs) {
    if (means === 'doubled' && suit) facts.push({text: lesson.doubled(cards.suit(suit)), suit});
    else if (suit) {
      const text = lesson.trump(cards.suit(suit), seat === undefined ? null : nameOf(seat));
      facts.push({text, suit, ...(seat !== undefined && {seat})});
    } else if (card !== undefined) facts.push({text: lesson.trump(cards.name(card), null), card});
  }
  if (stock) facts.push({text: lesson.stock(stock, stockIn(book)), card: UNKNOWN});
  return facts;
}

function heapTitle(
  {means, seat, side, cards, marks}: Heap,
  {viewer, hands}: Board,
  {lesson, book}: DiagramWords,
  nameOf: (seat: Seat) => string | undefined,
): string {
  const series = seriesIn(book);
  const own = (): string => {
    if (means === 'building') return lesson.building(nameOf(seat!), cards.length, series);
    if (side !== undefined && hands.length > 2)
      return side === viewer % 2
        ? lesson.pile(nameOf(viewer), cards.length)
        : lesson.pile(nameOf(viewer) === undefined ? null : nameOf((viewer + 1) % hands.length), cards.length);
    return lesson.pile(nameOf((side ?? seat)!), cards.length);
  };
  return marks ? `${own()}, ${series} × ${marks}` : own();
}
