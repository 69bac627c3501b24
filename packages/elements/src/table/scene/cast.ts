import type {Temper} from '@cartavola/bots';
import {CHARACTERS, type Character} from '@cartavola/faces';
import {shownName} from '@cartavola/words';

/** Names and characters from the page, by number of the player. */
export interface GivenPlayers {
  readonly names: readonly string[] | undefined;
  readonly characters: readonly Character[] | undefined;
}

/** Returns the character of each player: the page's choice, or the usual one. A character displaced by a choice takes a free place. */
export function castOf(given: readonly Character[] = []): readonly Character[] {
  const displaced = CHARACTERS.slice(0, given.length).filter((character) => !given.includes(character));
  return CHARACTERS.map((usual, player) => given[player] ?? (given.includes(usual) ? displaced.shift()! : usual));
}

/** Returns the character in a player's picture; undefined if the page has given only a name. */
export const characterOf = (player: number, {names, characters}: GivenPlayers): Character | undefined =>
  characters?.[player] ?? (shownName(names?.[player]) ? undefined : castOf(characters)[player]);

/** Tempers of the characters: see `MenuWords.tempers`. */
const TEMPERS: Readonly<Record<Character, Temper>> = {
  librarian: 'exact',
  painter: 'fickle',
  gardener: 'patient',
  cook: 'greedy',
  musician: 'bold',
  sailor: 'wary',
};

/** Returns the temper of a bot; undefined if it has none. */
export function temperOf(player: number, given: GivenPlayers): Temper | undefined {
  const character = characterOf(player, given);
  return character && TEMPERS[character];
}
