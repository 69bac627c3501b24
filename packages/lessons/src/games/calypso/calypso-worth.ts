import {UNKNOWN, type Card} from '@cartavola/engine';
import type {Board, Heap} from '../../board.js';

/** Parses the value of `worth`: a list of numbers for each player. */
export const playersIn = (value = ''): readonly (readonly number[])[] =>
  value.split('+').map((player) => player.split(',').map(Number));

/** Heaps for `worth`: complete calypsos and discards, which the table doesn't show as cards. */
export const heapsWorth = ({viewer, heaps}: Board, value: string | undefined): readonly Heap[] =>
  playersIn(value).flatMap(([done = 0, , discards = 0], place): Heap[] => {
    const seat = (viewer + 2 * place) % 4;
    const cards = heaps.find((heap) => heap.seat === seat)?.cards ?? [];
    return [
      {means: 'building', seat, cards, marks: done},
      {means: 'pile', seat, cards: Array<Card>(discards).fill(UNKNOWN)},
    ];
  });
