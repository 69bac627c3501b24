import {failure, success, type Result} from './result.js';

/** A number, a word, or yes and no. */
export type OptionValue = number | string | boolean;

/** A match's options by name, complete: defaults filled in. */
export type Options = Readonly<Record<string, OptionValue>>;

/** One option of a game, in the order in which records write it. */
export interface Option {
  readonly name: string;
  /** The values it may have; `count`: any whole number from 1. */
  readonly values: readonly OptionValue[] | 'count';
  /** Absent: the option must always be given. */
  readonly fallback?: OptionValue | ((others: Options) => OptionValue);
}

const allows = (option: Option, value: unknown): value is OptionValue =>
  option.values === 'count'
    ? Number.isSafeInteger(value) && (value as number) >= 1
    : option.values.includes(value as OptionValue);

const fallbackOf = (option: Option, others: Options): OptionValue | undefined =>
  typeof option.fallback === 'function' ? option.fallback(others) : option.fallback;

/** Reads a game's options from data, strictly: no unknown names, no wrong values. */
export function readOptions(game: {readonly options: readonly Option[]}, data: unknown): Result<Options> {
  if (data !== undefined && !isObject(data))
    return failure('options.type', 'options', 'The options must be an object.');
  const given = data ?? {};
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const path = `options.${option.name}`;
    const value = Object.hasOwn(given, option.name) ? given[option.name] : fallbackOf(option, options);
    if (value === undefined) return failure('options.missing', path, `The option ${option.name} must be given.`);
    if (!allows(option, value)) return failure('options.value', path, wrongValue(option));
    options[option.name] = value;
  }
  for (const name of Object.keys(given)) {
    if (!game.options.some((option) => option.name === name))
      return failure('options.unknown', `options.${name}`, `There is no option ${name} in this game.`);
  }
  return success(options);
}

/** The options as a record writes them: only what is not at its default, in order. */
export function writeOptions(game: {readonly options: readonly Option[]}, options: Options): Options | undefined {
  const written = game.options
    .filter((option) => options[option.name] !== fallbackOf(option, options))
    .map((option) => [option.name, options[option.name]!]);
  return written.length ? (Object.fromEntries(written) as Options) : undefined;
}

/** An option's value from the text of an attribute. `undefined`: absent; `''` and `'true'`: true. */
export function optionFromText(option: Option, text: string): OptionValue {
  const values: readonly OptionValue[] = option.values === 'count' ? [] : option.values;
  if (values.includes(true)) return text === '' || text === 'true' ? true : text === 'false' ? false : text;
  const numeric = option.values === 'count' || typeof values[0] === 'number';
  return numeric && /^\d+$/.test(text) ? Number(text) : text;
}

function wrongValue(option: Option): string {
  return option.values === 'count'
    ? `The option ${option.name} must be a whole number from 1.`
    : `The option ${option.name} must be one of: ${option.values.join(', ')}.`;
}

/** An object with keys of its own alone: no list, no null, nothing with a class. */
export function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return false;
  const prototype: unknown = Object.getPrototypeOf(data);
  // `Object.prototype`, also that of another window, has none itself.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
