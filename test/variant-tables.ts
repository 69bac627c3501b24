import type {OptionValue} from '@cartavola/engine';
import {rulebooks} from '@cartavola/words/games.js';

/** A table at which a variant of a game is played. */
interface VariantTable {
  /** Id of the rule that applies there. */
  readonly rule: string;
  /** Name of the option that is turned on. */
  readonly option: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Returns tables for a game's variants, which its rulebook lists: each variant alone, with every number of players. */
export async function variantTables(game: string): Promise<readonly VariantTable[]> {
  const {variants = [], game: rules} = (await rulebooks[game]!()).rulebook;
  const values = rules.options.find(({name}) => name === 'players')?.values ?? [];
  const bases = values === 'count' || values.length === 0 ? [{}] : values.map((players) => ({players}));
  return variants.flatMap(({id: rule, option}) =>
    bases.map((base) => ({rule, option, options: {...base, [option]: true}})),
  );
}
