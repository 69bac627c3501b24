import {failure, success, type Result} from './result.js';

/** Value of an option: a number, a word, or a boolean. */
export type OptionValue = number | string | boolean;

/** A match's options keyed by name, including defaults. */
export type Options = Readonly<Record<string, OptionValue>>;

/** One option of a game. Games list their options in record order. */
export interface Option {
  readonly name: string;
  /** Allowed values. `count` is any positive integer. */
  readonly values: readonly OptionValue[] | 'count';
  /** Default, or a function that returns the default, given the other options. Absent if the option is required. */
  readonly fallback?: OptionValue | ((others: Options) => OptionValue);
  /**
   * Value that tables, rulebooks, lessons and the CLI use if a required option isn't given. Records must always contain
   * it.
   */
  readonly usual?: OptionValue;
}

type ValueOf<O extends Option> = O['values'] extends readonly (infer Value)[] ? Value : number;

/** Type of a game's options: the allowed values of each option in a list, keyed by name. */
export type OptionsOf<List extends readonly Option[]> = Options & {
  readonly [One in List[number] as One['name']]: ValueOf<One>;
};

const allows = (option: Option, value: unknown): value is OptionValue =>
  option.values === 'count'
    ? Number.isSafeInteger(value) && (value as number) >= 1
    : option.values.includes(value as OptionValue);

const fallbackOf = (option: Option, others: Options): OptionValue | undefined =>
  typeof option.fallback === 'function' ? option.fallback(others) : option.fallback;

/** Reads a game's options from data. Unknown names and invalid values are errors. Never throws. */
export function readOptions(game: {readonly options: readonly Option[]}, data: unknown): Result<Options> {
  const given = ownOf(data);
  if (!given) return failure('options.type', 'options', 'The options must be an object.');
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const {name, values} = option;
    const mustBe = (code: string, what: string): Result<never> =>
      failure(`options.${code}`, `options.${name}`, `The option ${name} must be ${what}.`, {
        option: name,
        values: values === 'count' ? [] : values.map(String),
      });
    const value = Object.hasOwn(given, name) ? given[name] : fallbackOf(option, options);
    if (value === undefined) return mustBe('missing', 'given');
    if (!allows(option, value))
      return mustBe('value', values === 'count' ? 'a whole number from 1' : `one of: ${values.join(', ')}`);
    options[name] = value;
  }
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(options, name));
  if (unknown === undefined) return success(options);
  return failure('options.unknown', `options.${unknown}`, `${unknown} is not an option of this game.`);
}

/** Returns the usual values of a game's required options. */
export const usualOptions = ({options}: {readonly options: readonly Option[]}): Options =>
  Object.fromEntries(options.flatMap(({name, usual}) => (usual === undefined ? [] : [[name, usual]])));

/** Copies an object, reading each key once. Returns undefined if it isn't an object or a getter throws. */
function ownOf(data: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    return data === undefined || isObject(data) ? {...data} : undefined;
  } catch {
    return undefined;
  }
}

/** Converts options to record format: only those that differ from their defaults, in order. */
export function writeOptions(game: {readonly options: readonly Option[]}, options: Options): Options | undefined {
  const written = game.options
    .filter((option) => options[option.name] !== fallbackOf(option, options))
    .map((option) => [option.name, options[option.name]!]);
  return written.length ? (Object.fromEntries(written) as Options) : undefined;
}

/**
 * Parses an attribute's value as an option's value: for a boolean option, `''` and `'true'` are true. Returns invalid
 * strings unchanged, so that `readOptions` rejects them.
 */
export function optionFromText(option: Option, text: string): OptionValue {
  const values: readonly OptionValue[] = option.values === 'count' ? [] : option.values;
  if (values.includes(true)) return text === '' || text === 'true' ? true : text === 'false' ? false : text;
  const numeric = option.values === 'count' || typeof values[0] === 'number';
  return numeric && /^\d+$/.test(text) ? Number(text) : text;
}

/** Returns true for a plain object: not an array, null or a class instance. */
export function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return false;
  const prototype: unknown = Object.getPrototypeOf(data);
  // The prototype of a plain object has no prototype itself. This also holds for objects from another window.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
