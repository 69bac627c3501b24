import type {Card} from '../../card.js';
import {rankIndex} from '../../card.js';
import type {Seat} from '../../move.js';
import {shuffled, type Random} from '../../random.js';
import {CARDS, COPIES} from './cards.js';

/** Cards drawn for seats, by round. Only tied players draw again in the next round. The last round has a winner. */
export interface DrawnForSeats {
  readonly rounds: readonly (readonly {readonly player: number; readonly card: Card}[])[];
  /** Player who drew the highest card. This player chooses a partner and a trump suit, and deals first. */
  readonly chooser: number;
}

/**
 * `calypso.draw`: four players, numbered from 0, draw from the shuffled pack. Players who tie for the highest card draw
 * again.
 */
export function drawForSeats(random: Random): DrawnForSeats {
  const pack = shuffled(
    CARDS.flatMap((card) => Array<Card>(COPIES).fill(card)),
    random,
  );
  const rounds: {player: number; card: Card}[][] = [];
  let players = [0, 1, 2, 3];
  while (players.length > 1) {
    const round = players.map((player) => ({player, card: pack.pop()!}));
    rounds.push(round);
    const highest = Math.min(...round.map(({card}) => rankIndex(card)));
    players = round.filter(({card}) => rankIndex(card) === highest).map(({player}) => player);
  }
  return {rounds, chooser: players[0]!};
}

/**
 * Returns the player numbers by seat once the partner has been chosen. The partner swaps seats with the player opposite
 * the chooser.
 */
export function seatsFromDraw(chooser: number, partner: number): Seat[] {
  const opposite = (chooser + 2) % 4;
  return [0, 1, 2, 3].map((seat) => (seat === opposite ? partner : seat === partner ? opposite : seat));
}
