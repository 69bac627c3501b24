import type {Game} from './game.js';
import {optionFromText, readOptions, type Options, type OptionValue} from './option.js';
import {failure, type Problem, type Result} from './result.js';

/** Function that returns an attribute's value, or null if the attribute is absent. */
export type Attribute = (name: string) => string | null;

/** Returns the attribute name for an option: the option's name in kebab case. */
export const optionAttribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads a game's options from attributes in kebab case. `fallback` contains the values for options whose attributes are
 * absent. Never throws.
 */
export function optionsFromAttributes(
  game: Pick<Game, 'options'>,
  fallback: Readonly<Record<string, OptionValue>>,
  attribute: Attribute,
): Result<Options> {
  const given: Record<string, OptionValue> = {...fallback};
  for (const option of game.options) {
    const {name} = option;
    try {
      const text: unknown = attribute(optionAttribute(name));
      if (typeof text === 'string') given[name] = optionFromText(option, text);
      // Only strings can be valid, so pass NaN, which `readOptions` rejects for every option.
      else if (text !== null && text !== undefined) given[name] = NaN;
    } catch {
      return failure('options.value', `options.${name}`, `The option ${name} could not be read.`);
    }
  }
  return readOptions(game, given);
}

/** Reads options like `optionsFromAttributes`, but ignores invalid ones and returns all problems. */
export function checkOptionAttributes(
  game: Pick<Game, 'options'>,
  fallback: Readonly<Record<string, OptionValue>>,
  attribute: Attribute,
): {readonly options: Options | undefined; readonly problems: readonly Problem[]} {
  const problems: Problem[] = [];
  const wrong = new Set<string>();
  for (;;) {
    const read = optionsFromAttributes(game, fallback, (name) => (wrong.has(name) ? null : attribute(name)));
    if (read.ok) return {options: read.value, problems};
    const own = optionAttribute(read.problem.path.replace(/^options\./, ''));
    if (wrong.has(own) || !game.options.some(({name}) => optionAttribute(name) === own))
      return {options: undefined, problems: [...problems, read.problem]};
    wrong.add(own);
    problems.push(read.problem);
  }
}
