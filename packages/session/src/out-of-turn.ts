import type {Deal, Game, Seat} from '@cartavola/engine';

/** Who may act now though it is not their turn: they are asked before the others, untimed, and nobody else is told. */
export function outOfTurn(game: Game, deal: Deal | undefined): readonly Seat[] {
  const actors = deal?.actors ?? [];
  if (!deal || actors.length < 2) return [];
  const {turn} = game.view(deal, 'spectator');
  return actors.filter((seat) => !turn.includes(seat));
}
