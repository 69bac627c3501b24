import {Match, readOptions, type Deal, type Game, type Options, type Random, type View} from '@cartavola/engine';

/** Plays a random deal until `isThere` returns true. Returns undefined if it never does. */
export function randomEnding<V extends View, D extends Deal>(
  game: Game<V, D>,
  given: Readonly<Record<string, unknown>>,
  random: Random,
  isThere: (deal: D) => boolean,
): D | undefined {
  const options = readOptions(game, given);
  if (!options.ok) throw new RangeError(options.problem.message);
  const deal = newDeal(game, options.value, random);
  while (!deal.over) {
    if (isThere(deal)) return deal;
    const {actors} = deal;
    const seat = actors[random.below(actors.length)]!;
    const moves = deal.moves(seat);
    deal.play(seat, moves[random.below(moves.length)]!);
  }
  return undefined;
}

function newDeal<V extends View, D extends Deal>(game: Game<V, D>, options: Options, random: Random): D {
  const pack = game.shuffle(game.begin(options), random);
  return new Match(game, options, '').deal({
    dealer: game.seats(options) === 2 && options['players'] === 1 ? 0 : random.below(game.seats(options)),
    pack,
  });
}
