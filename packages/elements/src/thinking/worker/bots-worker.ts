// What runs in the worker that thinks for the bots of one game. The build makes a script of it and the game's players that needs no other.
import {serve, type Port} from '@cartavola/bots';
import type {Players} from '@cartavola/bots/players.js';
import {nextTurn} from '../../card-table/turns.js';

/** Begins to answer. */
export function work({choose}: Pick<Players<never>, 'choose'>): void {
  serve(self as unknown as Port, {choose: choose as Players['choose'], now: () => performance.now(), pause: nextTurn});
}
