import type {Temper} from '@cartavola/bots';
import {CHARACTERS, type Character} from '@cartavola/faces';
import {shownName} from '@cartavola/words';

/** What the page has said of the players, by number. */
export interface GivenPlayers {
  readonly names: readonly string[] | undefined;
  readonly characters: readonly Character[] | undefined;
}

/** Returns the character of each player: the one that the page has chosen, or the usual one; who is displaced there sits where there is room. */
export function castOf(given: readonly Character[] = []): readonly Character[] {
  const displaced = CHARACTERS.slice(0, given.length).filter((character) => !given.includes(character));
  return CHARACTERS.map((usual, player) => given[player] ?? (given.includes(usual) ? displaced.shift()! : usual));
}

/** Returns the character whose picture a player has: none where the page has given a name alone. */
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

/** Returns the temper in which a bot plays; undefined: it has none. */
export function temperOf(player: number, given: GivenPlayers): Temper | undefined {
  const character = characterOf(player, given);
  return character && TEMPERS[character];
}
