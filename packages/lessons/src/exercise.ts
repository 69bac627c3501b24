import {
  failure,
  formatCard,
  knownIn,
  placeDeal,
  seededRandom,
  UNKNOWN,
  type Card,
  type Deal,
  type Fact,
  type Game,
  type Options,
  type Position,
  type Result,
  type Seat,
  success,
  type View,
} from '@cartavola/engine';
import type {Exercise, LessonGame} from './lesson-game.js';
import {moveIn, readMoves, type ParsedMove} from './move-text.js';
import {seenIn} from './seen-cards.js';
import {asks, type Kind, type Recorded, type Step} from './step.js';
import {positionFromAttributes} from './written-position.js';

/** Number of worlds to sample if cards are unknown. */
const WORLDS = 8;

/** Kinds of step that ask about the effects of the last move. */
const FORETOLD: readonly Kind[] = ['predict', 'count', 'seats'];

/** Events that are hidden until the question about the last move is answered. */
const TELLING: readonly Fact['type'][] = ['taken', 'built', 'scored', 'revealed', 'revoked', 'drawn', 'dealt'];

/** A step's table before its moves. */
interface Table {
  readonly options: Options;
  readonly seat: Seat;
  /** Number of deals to sample. One if every card is known. */
  readonly worlds: number;
  /** True if the author specified every card. */
  readonly isWritten: boolean;
  readonly assumed: readonly string[];
  /** Cards that the reader has already seen. */
  seen(start: View): readonly Card[];
  /** Starts one of the deals. */
  begin(world: number): Deal;
  /** Draws more deals that look the same to the reader after the moves. */
  alike(deal: Deal): readonly Deal[];
}

/** Sets up a step's table. Returns undefined if the step has none. A problem's path is relative to the step. */
export function setUp(step: Step, lessonGame: LessonGame, options: Options): Result<Exercise> | undefined {
  if (!step.position) return undefined;
  const moves = readMoves(step.moves ?? '');
  if (!moves) return failure('lesson.moves', 'moves', 'Write moves as 2:9C 3:AS, 0:7S>4H,3D or 1:fold=8C,6D.');
  const table = step.recorded
    ? recordedTable(step.recorded, step, lessonGame)
    : writtenTable(step, moves, lessonGame, options);
  if (!table.ok) return table;
  const {game} = lessonGame;
  const {seat} = table.value;
  const open = 'open' in step.position;

  const worlds: Deal[] = [];
  const told: Fact[][] = [];
  let start: View | undefined;
  for (let world = 0; world < table.value.worlds; world++) {
    const begun = attempt(() => table.value.begin(world));
    if (!begun.ok) return begun;
    const deal = begun.value;
    start ??= game.view(deal, seat);
    const played = playMoves(game, deal, moves, table.value, world === 0 ? told : undefined);
    if (!played.ok) return played;
    worlds.push(deal);
  }
  const alike = attempt(() => table.value.alike(worlds[0]!));
  if (!alike.ok) return alike;
  worlds.push(...alike.value);
  const facts = told.flat();
  const from = FORETOLD.includes(step.kind) ? firstTelling(told) : facts.length;
  const shown = facts.slice(0, from);
  return {
    ok: true,
    value: {
      step,
      lessonGame,
      options: table.value.options,
      seen: table.value.seen(start!),
      seat,
      start: start!,
      shown,
      moments: told.map((_, place) => told.slice(0, place + 1).flat().length),
      kept: facts.slice(from),
      view: shown.at(-1)?.view ?? start!,
      open,
      assumed: table.value.assumed,
      worlds,
    },
  };
}

/** Deals the cards. Returns a problem if no deal is consistent with the known cards. */
function attempt<T>(deal: () => T): Result<T> {
  try {
    return success(deal());
  } catch (error) {
    return failure(
      'record.position',
      'position',
      error instanceof Error ? error.message : 'This position cannot occur.',
    );
  }
}

/** Reads the position of a step. */
function writtenTable(
  step: Step,
  moves: readonly ParsedMove[],
  lessonGame: LessonGame,
  options: Options,
): Result<Table> {
  const {game} = lessonGame;
  const attributes = step.position!;
  const {read, assumed} = readAssuming(lessonGame, options, attributes);
  if (!read.ok) return failure(read.problem.code, `position.${read.problem.path}`, read.problem.message);
  const position = withPlayed(game, read.value, moves);
  const isKnown = isWritten(position);
  const {seat} = position;
  const hands = position.hands.map((hand, owner) => ('open' in attributes || owner === seat ? hand : []));
  return success({
    options: position.options,
    seat,
    worlds: isKnown ? 1 : WORLDS,
    isWritten: isKnown,
    assumed,
    seen: () => knownIn(game, {...position, hands, stock: []}),
    begin: (world) => placeDeal(game, position, seededRandom(step.id, world, 'lesson'), read.value),
    alike: () => [],
  });
}

/** Takes the table from a record. The reader only knows what the player in their seat knew. */
function recordedTable(
  {options, seat, begin}: Recorded,
  {id, position}: Step,
  {game, board}: LessonGame,
): Result<Table> {
  const {deal: begun, start, facts} = begin();
  const open = 'open' in position!;
  const hands = open ? start.hands.flat() : start.hands[seat]!;
  return success({
    options,
    seat,
    worlds: 1,
    isWritten: true,
    assumed: [],
    seen: () => [...hands, ...(board(start).table ?? []), ...seenIn(facts, start, seat)],
    begin: () => begun,
    alike: (deal) =>
      Array.from({length: open ? 0 : WORLDS - 1}, (_, world) =>
        game.sample(game.view(deal, seat), seededRandom(id, world + 1, 'lesson')),
      ),
  });
}

/** Reads a position. If it lacks values that the question doesn't need, adds defaults (`assumed`). */
function readAssuming(
  {game, assumed}: LessonGame,
  options: Options,
  attributes: Readonly<Record<string, string>>,
): {readonly read: Result<Position>; readonly assumed: readonly string[]} {
  const read = positionFromAttributes(game, options, (name) => attributes[name] ?? null);
  if (read.ok || !assumed) return {read, assumed: []};
  const more = assumed(Number(attributes['seat'] ?? 0));
  const again = positionFromAttributes(game, options, (name) => attributes[name] ?? more[name] ?? null);
  // Report problems for the position as the author wrote it.
  if (!again.ok) return {read, assumed: []};
  return {read: again, assumed: Object.keys(more).filter((name) => attributes[name] === undefined)};
}

/**
 * Returns the index, among all events, of the first event of the last move that stays hidden until the question is
 * answered.
 */
function firstTelling(told: readonly (readonly Fact[])[]): number {
  const before = told.slice(0, -1).flat().length;
  const last = told.at(-1) ?? [];
  const telling = last.findIndex(({type}) => TELLING.includes(type));
  return before + (telling < 0 ? last.length : telling);
}

/** True if every card in a position is known. */
const isWritten = ({hands, stock}: Position): boolean => ![...hands, stock].flat().includes(UNKNOWN);

function playMoves(
  game: Game,
  deal: Deal,
  moves: readonly ParsedMove[],
  {seat, isWritten}: Table,
  told: Fact[][] | undefined,
): Result<undefined> {
  for (const [place, written] of moves.entries()) {
    const move = moveIn(deal, written);
    if (!move) {
      const what = written.cards.map(formatCard).join(',') || written.suit || '';
      const taken = written.takes ? `>${written.takes.map(formatCard).join(',')}` : '';
      const {turn} = game.view(deal, 'spectator');
      const isInTurn = turn.includes(written.seat);
      const unwritten = isWritten ? '' : " An omitted hand may contain any cards, so write down this player's hand.";
      const why = isInTurn ? unwritten : ` It is the turn of seat ${turn.join(' or ')}.`;
      return failure(
        'lesson.moves',
        `moves[${place}]`,
        `${written.seat}:${what}${taken} is not a legal move here.${why}`,
      );
    }
    deal.play(written.seat, move);
    told?.push([...game.tell(deal, seat)]);
  }
  return {ok: true, value: undefined};
}

/** Replaces unknown cards in hands with the cards that the seats will play. */
function withPlayed(game: LessonGame['game'], position: Position, moves: readonly ParsedMove[]): Position {
  const hands = position.hands.map((hand) => [...hand]);
  const pack = game.positions.cards(position.options);
  const countIn = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
  for (const {seat, cards} of moves) {
    for (const card of cards) {
      const hand = hands[seat];
      const place = hand?.indexOf(UNKNOWN) ?? -1;
      // A card that was returned may be played again, and a card can't come from this hand if all its copies are
      // elsewhere.
      const isKnown =
        hand?.includes(card) || countIn(knownIn(game, {...position, hands, trick: []}), card) >= countIn(pack, card);
      if (place >= 0 && !isKnown) hand![place] = card;
    }
  }
  return {...position, hands};
}

/** Whether a step asks a question about a table. */
export const asksOfTable = (step: Step): boolean => asks(step.kind) && step.position !== undefined;
