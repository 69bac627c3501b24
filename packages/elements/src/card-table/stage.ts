import type {Card, Move, Seat, View} from '@cartavola/engine';
import {back, type DeckFaces} from '@cartavola/faces';
import type {CardWords, TableWords, Who} from '@cartavola/words';
import type {TemplateResult} from 'lit';
import type {Loaded} from './loaded.js';
import type {MatchStanding} from './standing.js';

/** All that a rendering of a table needs to know: a view, and how to say and draw it. */
export interface Stage<V extends View = View, W = unknown> {
  readonly view: V;
  readonly table: TableWords;
  readonly words: W;
  readonly cards: CardWords;
  readonly faces: DeckFaces;
  readonly standing: MatchStanding;
  /** For which seat the reader is asked for a move: its own, or another that it plays for too; undefined while it is not. */
  readonly actor: Seat | undefined;
  /** That seat's legal moves. */
  readonly moves: readonly Move[];
  /** Cards chosen so far for a move of several. */
  readonly picked: readonly Card[];
}

/** What a stage shows of a match. */
export type Shown = Pick<Stage, 'view' | 'actor' | 'moves' | 'picked'> & {
  readonly standing: Omit<MatchStanding, 'names'>;
};

/** How the bots are called where the page gives no names. */
const NAMES = ['Ada', 'Inès', 'Giulia', 'Hugo', 'Livia', 'Émile'];

export function stageOf(
  {view, actor, moves, picked, standing}: Shown,
  {table, cards, words, faces}: Loaded,
  given: readonly string[] | undefined,
): Stage {
  const names = view.hands.map((_, seat) => given?.[seat] || (seat === view.viewer ? table.you : NAMES[seat]!));
  return {view, actor, moves, picked, table, cards, words, faces, standing: {...standing, names}};
}

/** The seat at the bottom of the table: the viewer's own. */
export const bottomSeat = ({viewer}: View): Seat => (typeof viewer === 'number' ? viewer : 0);

/** Somebody for a sentence: undefined is the reader. */
export const whoIs = ({view, standing}: Stage, seat: Seat): Who =>
  seat === view.viewer ? undefined : standing.names[seat]!;

export const initialOf = (stage: Stage, seat: Seat): string =>
  seat === stage.view.viewer ? stage.table.youInitial : ([...stage.standing.names[seat]!][0] ?? '?');

export type Place = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right';

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
  6: ['bottom', 'left', 'top-left', 'top', 'top-right', 'right'],
};

/** Where a seat is drawn: clockwise from the bottom. */
export const placeOf = (view: View, seat: Seat): Place => {
  const players = view.hands.length;
  return PLACES[players]![(seat - bottomSeat(view) + players) % players]!;
};

/** The other seats, clockwise from the viewer's left. */
export const otherSeats = (view: View): Seat[] =>
  view.hands.slice(1).map((_, place) => (bottomSeat(view) + 1 + place) % view.hands.length);

/** A card's drawing: its back where the viewer does not know it. */
export const picture = ({faces, cards}: Stage, card: Card, compact = false): TemplateResult =>
  card < 0 ? back : faces.face(card, {letters: cards.letters, compact});
