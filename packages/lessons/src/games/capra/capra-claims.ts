import type {Deal, Game, Move, Seat} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';

/** Returns the claim that a seat may make, or undefined if there is none. */
export const claimOf = (deal: Deal, seat: Seat): Move | undefined =>
  deal.moves(seat).find(({type}) => type === 'claim');

/** Returns whether a claim is certain to stand, because nobody else may claim first. */
export function stands(game: Game, deal: Deal, seat: Seat, claim: Move): boolean {
  const after = deal.clone();
  after.play(seat, claim);
  return !(game.view(after, 'spectator') as CapraView).settling;
}
