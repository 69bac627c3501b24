/** A word in a goal: its name, and its argument after `=` or `>=`. */
interface GoalWord {
  readonly name: string;
  readonly value: string | undefined;
}

/** Parses a word such as `wins`, `keeps=QH` or `points>=20`. Returns undefined if it is malformed. */
export function readWord(word: string): GoalWord | undefined {
  const [, name, value] = /^([a-z-]+)(?:>?=(.*))?$/.exec(word) ?? [];
  return name === undefined ? undefined : {name, value};
}

/** Looks up a word's name in a table. Returns undefined if it isn't there. */
export const entryFor = <T>(table: Readonly<Record<string, T>>, {name}: GoalWord): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
