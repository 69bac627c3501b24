import {
  failure,
  seededRandom,
  success,
  Timeline,
  viewPosition,
  type Deal,
  type MatchRecord,
  type Position,
  type Result,
  type Seat,
  type View,
} from '@cartavola/engine';
import type {Board, LessonGame} from '@cartavola/lessons';

/**
 * Returns a position's table, with exactly the cards in its notation. Fails if no deal is consistent with the position.
 */
export function positionBoard({game, board}: LessonGame, position: Position): Result<Board> {
  try {
    // Unknown cards are dealt at random because the rules need them, but they aren't shown.
    const shown = board(viewPosition(game, position, seededRandom('diagram', 0, 'position')));
    return success({...shown, hands: position.hands});
  } catch (error) {
    return failure(
      'record.position',
      'position',
      error instanceof Error ? error.message : 'This position cannot occur.',
    );
  }
}

/** Table at a moment in a match. */
export interface Ply {
  /** Number of moves made in the match before this moment. */
  readonly ply: number;
  /** Number of the deal, from 0. */
  readonly deal: number;
  readonly board: Board;
}

const stockOf = ({stock}: Board): Pick<Board, 'stock'> => (stock === undefined ? {} : {stock});

/**
 * Returns the table after the last move of a deal. A trick that was taken stays visible until the next event. If
 * `captured` is true, cards captured from the table also stay visible, with the card that captures them.
 */
export function momentBoard(source: LessonGame, deal: Deal, viewer: Seat | 'open', captured = false): Board {
  const facts = source.game.tell(deal, viewer);
  const views: readonly View[] = facts.map(({view}) => view);
  const last = source.board(views.at(-1) ?? source.game.view(deal, viewer));
  const played = captured ? facts.find(({type}) => type === 'played') : undefined;
  // Show the cards dealt after the capture already, because the next move uses them.
  if (last.table && played) return {...source.board(played.view), hands: last.hands, turn: last.turn, ...stockOf(last)};
  if (last.table || last.trick.length > 0) return last;
  const lying = views.map((view) => source.board(view)).findLast(({trick}) => trick.length > 0);
  return lying ? {...last, trick: lying.trick, ...(lying.led && {led: lying.led})} : last;
}

/** Lists the tables of a match, as seen by a viewer: before the first move of each deal, and after each move. */
export function recordBoards(source: LessonGame, record: MatchRecord, viewer: Seat | 'open'): Ply[] {
  const timeline = new Timeline(source.game, record);
  return timeline.moments.map((moment) => ({
    ply: moment.ply,
    deal: moment.deal,
    board: momentBoard(source, timeline.dealAt(moment), viewer),
  }));
}

/**
 * Returns the table of a match after `ply` moves, as seen by a viewer. The last trick isn't shown if it is the viewer's
 * turn to lead. Returns undefined if there is no such moment.
 */
export function recordBoard(
  source: LessonGame,
  record: MatchRecord,
  ply: number,
  viewer: Seat | 'open',
): Board | undefined {
  const timeline = new Timeline(source.game, record);
  const place = timeline.placeOf(ply);
  if (place === undefined) return undefined;
  const deal = timeline.dealAt(timeline.moments[place]!);
  const now = source.board(source.game.view(deal, viewer));
  return viewer !== 'open' && now.turn.includes(viewer) ? now : momentBoard(source, deal, viewer);
}
