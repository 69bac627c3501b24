import {USUAL_LEVEL} from '@cartavola/bots/levels.js';
import {optionFromText, type Option} from '@cartavola/engine';
import {USUAL_DECK} from '@cartavola/faces';
import type {Layout} from '../layout.js';

/** Table whose properties are normalised. It has no layout while it is being created. */
interface Host {
  readonly layout?: Pick<Layout, 'game' | 'fallback'>;
}

/** Default values for unset properties. `theme` has none, because it is reflected. */
const USUAL: Readonly<Partial<Record<PropertyKey, string>>> = {
  level: USUAL_LEVEL,
  deck: USUAL_DECK,
  speed: 'normal',
  volume: 'medium',
  tools: 'bar',
  sharing: 'all',
};

/** Properties of each table as they were set, without defaults. */
const given = new WeakMap<object, Map<PropertyKey, unknown>>();

/** Returns a property as it was set, or undefined if it has its default value. */
export const givenValue = (table: object, name: PropertyKey): unknown => given.get(table)?.get(name);

const optionOf = ({layout}: Host, name: PropertyKey): Option | undefined =>
  layout?.game.options.find((option) => option.name === name);

/** Returns a property's default, or undefined for an option whose default depends on other options. */
function usualValue(table: Host, name: PropertyKey): unknown {
  const option = optionOf(table, name);
  const usual = option && (table.layout!.fallback[option.name] ?? option.fallback);
  return typeof usual === 'function' ? undefined : (usual ?? USUAL[name]);
}

/**
 * Wraps the accessors of properties. Options that are set as strings (for example, by attributes) read as numbers or
 * booleans, and unset properties read as their defaults.
 */
export function normaliseProperties(prototype: object, names: Iterable<PropertyKey>): void {
  for (const name of names) {
    const {get, set} = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    if (!get || !set) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Host): unknown {
        return (get.call(this) as unknown) ?? usualValue(this, name);
      },
      set(this: Host, value: unknown) {
        const option = optionOf(this, name);
        const normal = option && typeof value === 'string' ? optionFromText(option, value) : value;
        given.set(this, (given.get(this) ?? new Map<PropertyKey, unknown>()).set(name, normal));
        set.call(this, normal);
      },
    });
  }
}
