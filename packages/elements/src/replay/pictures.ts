import {
  fitted,
  layOut,
  momentBoard,
  roomFor,
  tableDiagram,
  type Diagram,
  type FittedSize,
  type Picture,
  type Room,
} from '@cartavola/diagrams';
import {UNKNOWN, type Seat, type Timeline} from '@cartavola/engine';
import {namedWords, viewerOf, type OpenReplay} from './open-replay.js';
import {toldMoves, type ToldMove} from './replay-announcements.js';

/** Deal of a replay as seen by a viewer: the moves, and a diagram of each moment. */
export interface ShownDeal {
  /** Moves in order. */
  readonly moves: readonly ToldMove[];
  /** Diagrams, indexed by the number of moves made. */
  readonly diagrams: readonly Diagram[];
}

/** Returns the moves and diagrams of a deal in a timeline. */
export function showDeal(open: OpenReplay, timeline: Timeline, number: number, seat: Seat | undefined): ShownDeal {
  const {scenery, names} = open;
  const {source} = scenery;
  const viewer = viewerOf(seat);
  const moments = timeline.moments.filter(({deal}) => deal === number);
  const boards = moments.map((moment) => {
    const deal = timeline.dealAt(moment);
    return momentBoard(source, deal, viewer, moment.made > 0);
  });
  const captures = boards[0]?.table !== undefined;
  const moves = toldMoves(timeline, number, viewer, captures);
  const words = namedWords(open);
  const diagrams = boards.map((board, made) => {
    const move = moves[made - 1];
    const marked = [...(move?.cards ?? []), ...(move?.takes ?? [])].filter((card) => card !== UNKNOWN);
    // Cards that a player gives or names stay in the hand, so mark them there.
    return tableDiagram(board, words, {names, isTold: true, keepsRoom: true, countsPiles: true, marked});
  });
  return {moves, diagrams};
}

/** Common size and layout for the pictures of a deal. */
export interface Frame extends FittedSize {
  readonly room: Room;
}

/** Returns the largest size at which all moments of a deal fit into an area of the given size in pixels. */
export function frameFor({diagrams}: ShownDeal, {look}: OpenReplay, width: number, height: number): Frame {
  const size = fitted(diagrams, look, {width, height});
  return {...size, room: roomFor(diagrams, {...look, text: size.text}, size.width)};
}

/** Returns the picture of one moment of a deal. */
export const pictureAt = (
  {diagrams}: ShownDeal,
  {look}: OpenReplay,
  made: number,
  {width, text, room}: Frame,
): Picture => layOut(diagrams[made] ?? diagrams.at(-1)!, {...look, text}, width, room);
