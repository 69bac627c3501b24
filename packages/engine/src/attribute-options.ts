import type {Game} from './game.js';
import {optionFromText, readOptions, type Options, type OptionValue} from './option.js';
import type {Result} from './result.js';

/** The attributes as the page has them: absent ones are null. */
export type Attribute = (name: string) => string | null;

/** A game's options from attributes in kebab case; `fallback`: what must be given, where no attribute gives it. */
export function optionsFromAttributes(
  game: Pick<Game, 'options'>,
  fallback: Readonly<Record<string, OptionValue>>,
  attribute: Attribute,
): Result<Options> {
  const given: Record<string, OptionValue> = {...fallback};
  for (const option of game.options) {
    const text = attribute(kebab(option.name));
    if (text !== null) given[option.name] = optionFromText(option, text);
  }
  return readOptions(game, given);
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
