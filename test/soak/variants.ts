import {readOptions, type WholeGame, type Option, type Options, type OptionValue} from '@cartavola/engine';

/** Variant of a game. */
export interface Variant {
  readonly name: string;
  readonly game: WholeGame;
  /** Complete options. Numeric options keep their defaults. */
  readonly options: Options;
}

type Given = readonly (readonly [name: string, value: OptionValue])[];

/**
 * Lists the variants of a game: all combinations of its options' values. An option whose default depends on others is
 * changed on its own, because the named rule sets determine which values belong together.
 */
export function variantsOf(game: WholeGame): Variant[] {
  const hanging = game.options.filter(({fallback}) => typeof fallback === 'function');
  const crossed = game.options.filter((option) => !hanging.includes(option) && option.values !== 'count');
  // In a name, boolean options come last.
  const inOrder = [...crossed].sort((a, b) => Number(isSwitch(a)) - Number(isSwitch(b)));
  let bases: readonly Given[] = [[]];
  for (const option of inOrder) {
    bases = bases.flatMap((base) => valuesOf(option).map((value): Given => [...base, [option.name, value]]));
  }
  return bases.flatMap((base) => {
    const whole = variant(game, base);
    const changed = hanging.flatMap((option) =>
      valuesOf(option)
        .filter((value) => value !== whole.options[option.name])
        .map((value) => variant(game, base, [option.name, value])),
    );
    return [whole, ...changed];
  });
}

function variant(game: WholeGame, base: Given, change?: Given[number]): Variant {
  const parts = base.flatMap(([name, value]) => (typeof value === 'boolean' ? (value ? [name] : []) : [String(value)]));
  const name = [game.id, ...parts, ...(change ?? [])].join('-');
  const read = readOptions(game, Object.fromEntries(change ? [...base, change] : base));
  if (!read.ok) throw new Error(`${name}: ${read.problem.message}`);
  return {name, game, options: read.value};
}

const valuesOf = ({values}: Option): readonly OptionValue[] => (values === 'count' ? [] : values);
const isSwitch = (option: Option): boolean => typeof valuesOf(option)[0] === 'boolean';
