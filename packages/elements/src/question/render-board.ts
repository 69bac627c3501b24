import {UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import {
  partsOf,
  seatNameOf,
  typesNow,
  type Board,
  type Heap,
  type LessonGame,
  type Sign,
  type LessonState,
} from '@cartavola/lessons';
import {seriesIn, stockIn} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {keysOf} from '../board/card-keys.js';
import type {OpenBook} from './open-book.js';
import type {OpenLesson} from './open-lesson.js';
import {handStyle, isManyCards, middleStyle} from './board-columns.js';
import {placedStyle} from './placed-style.js';

/** Marks on a board, and handlers for choosing its cards. */
export interface Marks {
  readonly sitting: LessonState;
  /** Cards that show why an answer is wrong, or that a hint points to. */
  readonly ringed: readonly Card[];
  /** Cards in the hand that belong to a wrong answer, and those that belong to a right one. */
  readonly wrong: readonly Card[];
  readonly right: readonly Card[];
  /** First card that the feedback mentions. */
  readonly said: Card | undefined;
  /** Handlers for choosing a card in the hand or on the table. Undefined if those cards can't be chosen. */
  readonly pick: ((card: Card) => void) | undefined;
  readonly pickTable: ((card: Card) => void) | undefined;
  /** Handler for choosing a card in the piles. */
  readonly pickTaken: ((card: Card) => void) | undefined;
}

/** Returns the marks for a board without a question. */
export const unmarked = (sitting: LessonState): Marks => ({
  sitting,
  ringed: [],
  wrong: [],
  right: [],
  said: undefined,
  pick: undefined,
  pickTable: undefined,
  pickTaken: undefined,
});

type Open = OpenBook & {readonly source: LessonGame; readonly lesson: OpenLesson['words']};

/** Renders a small table: the other players, the cards on it, and the hand at the bottom. */
export function renderBoard(board: Board, open: Open, marks: Marks): TemplateResult {
  const {lesson} = open;
  const {trick, table, viewer} = board;
  const hand = board.hands[viewer] ?? [];
  const question = marks.sitting.question;
  const {step} = marks.sitting;
  const isAsked = step?.kind === 'play' || (step?.kind === 'choose' && trick.length > 0);
  const mayPlay =
    question !== undefined &&
    isAsked &&
    board.turn.includes(viewer) &&
    !marks.sitting.isRight &&
    laysDown(marks.sitting);
  const holds = marks.pick ? 'toolbar' : 'group';
  return html`<div class="board">
    ${renderOthers(board, open, marks)} ${renderSigns(board, open, marks)}
    ${table && table.length + trick.length > 0 ? renderTable(table, open, marks) : nothing}
    ${table === undefined && (trick.length > 0 || mayPlay) ? renderTrick(board, open, marks, mayPlay) : nothing}
    ${renderHeaps(board, open, marks)}
    ${
      hand.length > 0
        ? html`<ul class=${classMap({hand: true, single: hand.length === 1, many: isManyCards(hand.length)})} .style=${placedStyle(handStyle(hand.length))} role=${holds} aria-label=${lesson.yourHand} data-roving data-spot=${`seat-${viewer}`}>
          ${hand.map((card, place) => renderHandCard(card, keysOf(hand)[place]!, open, marks))}
        </ul>`
        : nothing
    }
  </div>`;
}

/** Returns a card's name with what a mark on it means. */
const nameOf = (card: Card, {cards, lesson}: Open, state: keyof Open['lesson']['cardStates'] | undefined): string =>
  state ? lesson.cardStates[state](cards.name(card)) : cards.name(card);

const face = (card: Card, {faces, cards}: Open, compact = false): TemplateResult =>
  card === UNKNOWN ? faces.back() : faces.face(card, {letters: cards.letters, compact});

/** Renders a card that isn't a button. */
const picture = (card: Card, open: Open, {ringed}: Pick<Marks, 'ringed'>, compact = false): TemplateResult =>
  html`<span
    class=${classMap({card: true, ringed: ringed.includes(card), small: compact})}
    role="img"
    aria-label=${card === UNKNOWN ? nothing : nameOf(card, open, ringed.includes(card) ? 'ringed' : undefined)}
    aria-hidden=${card === UNKNOWN ? 'true' : nothing}
    data-card=${card === UNKNOWN ? nothing : keysOf([card])[0]!}
    >${face(card, open, compact)}</span
  >`;

/** Sign on a chosen card before the question is answered. */
const PICKED = '●';

function renderHandCard(card: Card, key: string, open: Open, marks: Marks): TemplateResult {
  const {sitting, ringed, wrong, right, said, pick} = marks;
  const picked = sitting.picks.cards.includes(card);
  const isWrong = wrong.includes(card);
  const isRight = right.includes(card);
  const classes = classMap({card: true, picked, ringed: ringed.includes(card), wrong: isWrong, right: isRight});
  const sign = isWrong ? '✕' : isRight ? '✓' : picked ? PICKED : '';
  if (!pick) return html`<li role="none">${picture(card, open, {ringed: [...ringed, ...right]})}</li>`;
  const state = isWrong ? 'wrong' : isRight ? 'right' : ringed.includes(card) ? 'ringed' : undefined;
  return html`<li role="none">
    <button type="button" class=${classes} aria-pressed=${String(picked)} data-card=${key} ?data-said=${card === said} @click=${() => pick(card)}>
      <span class="spoken">${nameOf(card, open, state)}</span>${face(card, open)}
      ${sign ? html`<span class="badge-sign" aria-hidden="true">${sign}</span>` : nothing}
    </button>
  </li>`;
}

function renderTable(table: readonly Card[], open: Open, marks: Marks): TemplateResult {
  const {style, wide, widest} = middleStyle(table.map(() => 1));
  return html`<ul class=${classMap({middle: true, wide, widest})} .style=${placedStyle(style)} role=${marks.pickTable ? 'toolbar' : 'group'} aria-label=${open.lesson.onTheTable} data-roving>
    ${table.map((one) => html`<li role="none">${renderLying(one, open, marks, marks.pickTable)}</li>`)}
  </ul>`;
}

/** Renders a card on the table or in a pile, as a button if it can be chosen. */
function renderLying(
  one: Card,
  open: Open,
  {sitting, ringed, said}: Marks,
  pick: ((card: Card) => void) | undefined,
  compact = false,
): TemplateResult {
  const {step, picks} = sitting;
  const picked = (step?.from === undefined ? picks.table : picks.cards).includes(one);
  if (!pick || one === UNKNOWN) return picture(one, open, {ringed}, compact);
  return html`<button
    type="button"
    class=${classMap({card: true, picked, small: compact, ringed: ringed.includes(one)})}
    aria-pressed=${String(picked)}
    data-card=${keysOf([one])[0]!}
    ?data-said=${one === said}
    @click=${() => pick(one)}
  >
    <span class="spoken">${nameOf(one, open, ringed.includes(one) ? 'ringed' : undefined)}</span>${face(one, open, compact)}
    ${picked ? html`<span class="badge-sign" aria-hidden="true">${PICKED}</span>` : nothing}
  </button>`;
}

function renderTrick({trick, viewer}: Board, open: Open, marks: Marks, mayPlay: boolean): TemplateResult {
  const {lesson} = open;
  const sizes = [...trick.map(({cards}) => cards.length), ...(mayPlay ? [1] : [])];
  const {style, wide, widest} = middleStyle(sizes);
  return html`<ul class=${classMap({middle: true, trick: true, wide, widest})} .style=${placedStyle(style)} role=${marks.pickTable ? 'toolbar' : 'group'} aria-label=${lesson.onTheTable} data-roving>
    ${trick.map(({seat, cards, folded}) => {
      const who = seatNameOf(lesson, viewer, seat);
      return html`<li role="none" class=${classMap({laid: true, several: cards.length > 1, folded: folded === true})}>
        <span class="by" aria-hidden="true">${who ?? lesson.you}</span>
        <span class="spoken">${lesson.laid(who, folded ? cards : cards.filter((card) => card >= 0), folded === true)}</span>
        <span class="group" aria-hidden=${marks.pickTable ? nothing : 'true'}>${cards.map((card) => renderLying(folded ? UNKNOWN : card, open, marks, marks.pickTable))}</span>
      </li>`;
    })}
    ${mayPlay ? html`<li role="none" class="laid"><span class="by"></span><span class="slot">${lesson.yourCard}</span></li>` : nothing}
  </ul>`;
}

function renderOthers(board: Board, open: Open, marks: Marks): TemplateResult | typeof nothing {
  const {hands, viewer, turn} = board;
  const {lesson} = open;
  const isOpen = marks.sitting.exercise?.open === true;
  const seats = hands.map((_, place) => (viewer + 1 + place) % hands.length).filter((seat) => seat !== viewer);
  if (seats.every((seat) => hands[seat]!.length === 0 && signOf(board, seat) === undefined)) return nothing;
  // If the reader holds an identical card, put the ring only around the reader's.
  const othersMarks = {...marks, ringed: marks.ringed.filter((card) => !hands[viewer]!.includes(card))};
  const other = (seat: Seat): TemplateResult => {
    const who = seatNameOf(lesson, viewer, seat);
    const sign = signOf(board, seat);
    const hand = hands[seat]!;
    const isSeen = isOpen && !hand.includes(UNKNOWN);
    return html`<li role="none" class=${classMap({other: true, turn: turn.includes(seat)})} data-spot=${`seat-${seat}`}>
      <span class="name" aria-hidden=${hand.length > 0 && !isSeen ? 'true' : nothing}>${who}</span>
      ${
        sign?.suit
          ? html`<span class="own-trump"><span aria-hidden="true">${open.faces.sign(sign.suit)}</span
        ><span class="spoken">${lesson.trump(open.cards.suit(sign.suit), who)}</span></span>`
          : nothing
      }
      ${
        isSeen
          ? html`<span class="open-hand">${hand.map((card) => picture(card, open, othersMarks, true))}</span>`
          : hand.length === 0
            ? nothing
            : html`<span class="count" aria-hidden="true">${hand.length}</span
            ><span class="spoken">${lesson.cardsOf(who, hand.length)}</span>`
      }
    </li>`;
  };
  return html`<ul role="none" class="others">${seats.map(other)}</ul>`;
}

const signOf = ({signs}: Board, seat: Seat): Sign | undefined => signs.find((sign) => sign.seat === seat);

/** Renders the signs for the whole table: the suit led, the doubled suit, the trump suit or card, and the stock. */
function renderSigns(board: Board, open: Open, {sitting}: Marks): TemplateResult | typeof nothing {
  const {lesson, cards, faces} = open;
  const {signs, led, stock, viewer, trick, hands} = board;
  const chips: TemplateResult[] = [];
  const chip = (text: string, sign: unknown, tag = ''): void => {
    chips.push(html`<li role="none">
      <span class="disc" aria-hidden="true">${sign}${tag ? html`<b>${tag}</b>` : nothing}</span><span>${text}</span>
    </li>`);
  };
  if (led && trick.length < hands.length) chip(lesson.suitLed(cards.suit(led)), faces.sign(led));
  for (const {means, suit, card, seat} of signs) {
    if (seat !== undefined && seat !== viewer) continue;
    // Don't show a doubled suit that is only assumed for the exercise.
    if (means === 'doubled' && sitting.exercise?.assumed.includes('double')) continue;
    if (means === 'doubled') chip(lesson.doubled(cards.suit(suit!)), faces.sign(suit!), '×2');
    else if (suit) chip(lesson.trump(cards.suit(suit), seat === undefined ? null : undefined), faces.sign(suit));
    else if (card !== undefined) chip(lesson.trump(cards.name(card), null), face(card, open, true));
  }
  if (stock) chip(lesson.stock(stock, stockIn(open.book)), html`<span class="number-sign">${stock}</span>`);
  return chips.length > 0 ? html`<ul role="none" class="signs">${chips}</ul>` : nothing;
}

/** Maximum number of gathered cards in one row. */
const IN_HEAP = 14;

/** Maximum number of gathered cards with their title beside them. */
const FEW = 5;

/**
 * Returns the CSS variables for a group of gathered cards: the number of columns without the last one, and the same
 * number for a single row.
 */
const heapStyle = (count: number): string => {
  const columns = count > IN_HEAP ? Math.ceil(count / 2) : count;
  return `--before:${Math.max(1, columns - 1)};--all:${Math.max(1, count - 1)}`;
};

/**
 * Renders the cards that players have gathered. Always shows the sequences that players are building. Shows piles only
 * if the step sets them up or asks about them.
 */
function renderHeaps({heaps, viewer}: Board, open: Open, marks: Marks): TemplateResult | typeof nothing {
  const {lesson} = open;
  const {step, exercise} = marks.sitting;
  const counts: readonly unknown[] = ['predict', 'count', 'watch'];
  const isGiven = step?.from === 'piles' || counts.includes(step?.kind) || step?.position?.['piles'] !== undefined;
  const isShown = ({means, cards, marks: done}: Heap): boolean =>
    (means === 'building' || isGiven) && (cards.length > 0 || !!done);
  const shown = heaps.filter(isShown);
  if (shown.length === 0) return nothing;
  const series = seriesIn(open.book);
  const title = ({means, seat, side, cards}: Heap): string => {
    if (means === 'building') return lesson.building(seatNameOf(lesson, viewer, seat!), cards.length, series);
    if (side !== undefined && exercise && exercise.view.hands.length > 2)
      return side === viewer % 2 ? lesson.pile(undefined, cards.length) : lesson.pile(null, cards.length);
    return lesson.pile(seatNameOf(lesson, viewer, side ?? seat!), cards.length);
  };
  return html`<ul role="none" class="heaps" data-roving>
    ${shown.map(
      (
        heap,
      ) => html`<li role="none" class=${classMap({few: heap.cards.length <= FEW})} .style=${placedStyle(heapStyle(heap.cards.length))}>
      <span class="heap-name">${heap.title ?? (heap.cards.length > 0 ? title(heap) : (seatNameOf(lesson, viewer, heap.seat!) ?? lesson.you))}${heap.marks ? html` <b class="marks">${series} × ${heap.marks}</b>` : nothing}</span>
      <span class=${classMap({heap: true, covered: heap.cards.every((card) => card === UNKNOWN)})}>${heap.cards.map((card) => renderLying(card, open, marks, marks.pickTaken, true))}</span>
    </li>`,
    )}
  </ul>`;
}

/** Types of move that put cards on the table. Other moves choose a suit or give cards away, for example. */
const LAID: readonly string[] = ['play', 'lead', 'beat', 'fold'];
const laysDown = ({exercise}: LessonState): boolean =>
  exercise !== undefined && typesNow(exercise).some((type) => LAID.includes(type));

/** Whether the question lets the reader choose cards on the table. */
export const choosesTable = ({exercise, question}: LessonState): boolean =>
  question !== undefined &&
  exercise !== undefined &&
  exercise.step.kind === 'play' &&
  typesNow(exercise).some((type) => partsOf(exercise, type).includes('takes'));
