import type {View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {players as calypso} from './games/calypso/players.js';
import {players as capodama} from './games/capodama/players.js';
import {players as capra} from './games/capra/players.js';
import {players as scopa} from './games/scopa/players.js';
import type {Players} from './players.js';

const PLAYERS: Readonly<Record<string, Players<never>>> = {capodama, scopa, capra, calypso};

/**
 * Returns the players for the game with this id.
 * @throws RangeError if no bot plays it
 */
export function playersOf(id: string): Players {
  const players = PLAYERS[id];
  if (!players) throw new RangeError(`No bot plays ${id}.`);
  return players as unknown as Players;
}

/** Chooses a move for the view's seat, in any game. */
export const choose = (view: View, options: ChooseOptions): Generator<Choice, Choice> =>
  playersOf(view.game).choose(view, options);
