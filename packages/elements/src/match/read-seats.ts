import {LEVELS, type Level} from '@cartavola/bots/levels.js';
import type {Seat} from '@cartavola/engine';

/** Player in a seat: the reader or a bot. */
export type SeatPlayer = 'you' | {readonly bot: Level};

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/**
 * Parses a string such as `"you bot bot:casual bot"`, which lists the players clockwise from seat 0. Returns the player
 * in each seat, or undefined if the string is invalid.
 */
export function readSeats(text: string | null, owner: readonly Seat[], level: Level): SeatPlayer[] | undefined {
  const players = new Set(owner).size;
  if (text === null) return owner.map((seat) => (seat === 0 ? 'you' : {bot: level}));
  const seats: SeatPlayer[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const bot = word === 'bot' ? level : word.replace(/^bot:/, '');
    if (word === 'you') seats.push('you');
    else if (word.startsWith('bot') && isLevel(bot)) seats.push({bot});
    else return undefined;
  }
  if (seats.length !== players || seats.filter((seat) => seat === 'you').length > 1) return undefined;
  return owner.map((seat) => seats[seat]!);
}
