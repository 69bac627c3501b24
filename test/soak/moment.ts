import {
  parseRecord,
  writeRecord,
  type Card,
  type Deal,
  type WholeGame,
  type Move,
  type MoveKey,
  type Options,
  type Random,
  type View,
  type Viewer,
  type Game,
  refusalOf,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {claimSame, claimThat} from './claim-that.js';
import {gameLaws} from './game-laws.js';
import {pickOne, type PlayedMatch} from './played-match.js';
import {replayed} from './replayed.js';

/** Checks the invariants that must be true after every move. This is cheap. */
export function checkPosition(deal: Deal, game: WholeGame, pack: readonly Card[]): void {
  const {places, stock, check} = gameLaws[game.id]!;
  const view = game.view(deal, 'open');
  const counts = new Int8Array(64);
  for (const card of pack) counts[card]!++;
  const later = stock(view);
  for (const list of [...places(view), pack.slice(pack.length - later)]) {
    for (const card of list) {
      claimThat(card >= 0 && --counts[card]! >= 0, () => `card ${card} is somewhere twice, or is not in the pack`);
    }
  }
  claimThat(!counts.some((left) => left > 0), () => `card ${counts.findIndex((left) => left > 0)} is nowhere`);
  check(view);
  claimThat(deal.over === (deal.actors.length === 0), () => 'somebody may act and the deal is over, or neither');
  claimThat(deal.over === view.over, () => 'the view does not show whether the deal is over');
}

/** Checks the views at a moment. Returns their number. */
export function checkViews(deal: Deal, game: WholeGame, random: Random): number {
  const before = game.view(deal, 'open');
  const moves = someMoves(deal, game, before.options, random);
  const viewers: Viewer[] = [...before.hands.keys(), 'spectator', 'open'];
  for (const viewer of viewers) {
    const view = game.view(deal, viewer);
    if (typeof viewer === 'number') checkAnswers(deal, game, viewer, view, moves);
    checkFacts(game, deal, viewer, view);
    const world = game.sample(structuredClone(view), random);
    claimSame(game.view(world, viewer), view, () => `the view of ${viewer} in a world drawn from it`);
    gameLaws[game.id]!.checkPast?.(game.view(world, 'open'));
  }
  // Changes to a copy or a sampled world, and queries, must not change the deal.
  const viewer = pickOne(viewers, random);
  for (const other of [deal.clone(), game.sample(game.view(deal, viewer), random)]) checkToTheEnd(other, game, random);
  claimSame(game.view(deal, 'open'), before, () => 'the deal after others went on from it');
  return viewers.length;
}

/** Checks that the view alone gives the same moves and refusals as the deal does. */
function checkAnswers(deal: Deal, game: WholeGame, seat: number, view: View, moves: readonly Move[]): void {
  const legal = deal.moves(seat);
  claimSame(view.moves, legal, () => `the moves in the view of ${seat}`);
  claimSame(game.moves(view), legal, () => `the moves that the view of ${seat} allows`);
  for (const move of legal) {
    // The order of its lists doesn't matter.
    const other = {
      ...move,
      ...(move.takes && {takes: [...move.takes].reverse()}),
      ...(move.cards && {cards: [...move.cards].reverse()}),
    };
    claimSame(
      refusalOf(game, deal, seat, other),
      undefined,
      () => `a legal move of ${seat}, ${JSON.stringify(other)}, refused`,
    );
  }
  for (const move of moves) {
    claimSame(
      game.refusal(view, move),
      refusalOf(game, deal, seat, move),
      () => `what the view of ${seat} says of ${JSON.stringify(move)}`,
    );
  }
}

/** Checks that the last fact of the last move, if the viewer may know about it, has the current view. */
function checkFacts(game: Game, deal: Deal, viewer: Viewer, view: View): void {
  const last = game.tell(deal, viewer).at(-1);
  if (last) claimSame(last.view, view, () => `the last view told to ${viewer}`);
}

/** Returns some moves, legal and illegal. */
function someMoves(deal: Deal, game: WholeGame, options: Options, random: Random): Move[] {
  const legal = deal.actors.flatMap((seat) => [...deal.moves(seat)]);
  const cards = game.view(deal, 'open').hands.flat();
  const types = Object.entries(game.moveKeys(options));
  const some = legal.length > 0 ? Array.from({length: 6}, () => pickOne(legal, random)) : [];
  if (cards.length === 0) return some;
  return [...some, ...Array.from({length: 6}, () => anyMove(pickOne(types, random), cards, random))];
}

function anyMove([type, keys]: readonly [string, readonly MoveKey[]], cards: readonly Card[], random: Random): Move {
  const list = (): Card[] => Array.from({length: 1 + random.below(4)}, () => pickOne(cards, random));
  const values = keys.map((key) => {
    if (key === 'suit') return [key, pickOne(['S', 'H', 'D', 'C'], random)];
    return [key, key === 'cards' || key === 'takes' ? list() : pickOne(cards, random)];
  });
  return {type, ...(Object.fromEntries(values) as Omit<Move, 'type'>)};
}

/** Continues a deal at random, and checks that it ends as the game's laws say. */
function checkToTheEnd(deal: Deal, game: WholeGame, random: Random): void {
  for (let ply = 0; !deal.over; ply++) {
    claimThat(ply < 1000, () => 'a deal that does not end');
    const seat = pickOne(deal.actors, random);
    deal.play(seat, pickOne(deal.moves(seat), random));
  }
  gameLaws[game.id]!.check(game.view(deal, 'open'));
}

/** Checks that the record so far can be read again, and gives the same text and deal. */
export function checkRecord(played: PlayedMatch, deal: Deal | undefined): void {
  const {game} = played.match;
  const text = writeRecord(played.record, game);
  const read = parseRecord(text, games);
  if (!read.ok) claimThat(false, () => `the record is refused: ${JSON.stringify(read.problem)} ${text}`);
  claimSame(writeRecord(read.value, game), text, () => 'the record written again');
  const again = replayed(read.value, game);
  claimSame(again.totals, played.match.totals, () => 'the totals of the record');
  claimSame(again.result, played.match.result, () => 'the result of the record');
  claimSame(again.view, deal && game.view(deal, 'open'), () => 'the deal of the record');
}
