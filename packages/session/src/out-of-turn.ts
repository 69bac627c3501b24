import type {Deal, Game, Seat} from '@cartavola/engine';

/**
 * Returns the seats that may act out of turn. The session asks them before the others, in secret and without a time
 * limit.
 */
export function outOfTurn(game: Game, deal: Deal | undefined): readonly Seat[] {
  const actors = deal?.actors ?? [];
  if (!deal || actors.length < 2) return [];
  const {turn} = game.view(deal, 'spectator');
  return actors.filter((seat) => !turn.includes(seat));
}
