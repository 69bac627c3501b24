import type {Temper} from '@cartavola/bots';
import {CHARACTERS, type Character} from '@cartavola/faces';
import {shownName} from '@cartavola/words';

/** Names and characters that the page gives, indexed by player number. */
export interface GivenPlayers {
  readonly names: readonly string[] | undefined;
  readonly characters: readonly Character[] | undefined;
}

/**
 * Returns each player's character: the page's choice, or the usual one. A character displaced by the page's choice
 * takes the usual position of one of the chosen characters.
 */
export function castOf(given: readonly Character[] = []): readonly Character[] {
  const displaced = CHARACTERS.slice(0, given.length).filter((character) => !given.includes(character));
  return CHARACTERS.map((usual, player) => given[player] ?? (given.includes(usual) ? displaced.shift()! : usual));
}

/** Returns the character in a player's picture, or undefined if the page has given the player only a name. */
export const characterOf = (player: number, {names, characters}: GivenPlayers): Character | undefined =>
  characters?.[player] ?? (shownName(names?.[player]) ? undefined : castOf(characters)[player]);

/** Tempers of the characters. See `MenuWords.tempers`. */
const TEMPERS: Readonly<Record<Character, Temper>> = {
  librarian: 'exact',
  painter: 'fickle',
  gardener: 'patient',
  cook: 'greedy',
  musician: 'bold',
  sailor: 'wary',
};

/** Returns a bot's temper, or undefined if it has none. */
export function temperOf(player: number, given: GivenPlayers): Temper | undefined {
  const character = characterOf(player, given);
  return character && TEMPERS[character];
}
