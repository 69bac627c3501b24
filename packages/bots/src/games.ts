import type {View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {players as calypso} from './games/calypso/players.js';
import {players as capodama} from './games/capodama/players.js';
import {players as capra} from './games/capra/players.js';
import {players as scopa} from './games/scopa/players.js';
import type {Players} from './players.js';

const PLAYERS: Readonly<Record<string, Players<never>>> = {capodama, scopa, capra, calypso};

/** Who plays the game of that id; throws a RangeError where nobody does. */
export function playersOf(game: string): Players {
  const players = PLAYERS[game];
  if (!players) throw new RangeError(`No bot plays ${game}.`);
  return players as unknown as Players;
}

/** A move for the seat whose view it is, for any game. */
export const choose = (view: View, options: ChooseOptions): Generator<Choice, Choice> =>
  playersOf(view.game).choose(view, options);
