import {
  isObject,
  optionAttribute,
  optionsFromAttributes,
  readOptions,
  success,
  type Attribute,
  type Options,
  type Result,
} from '@cartavola/engine';
import type {Counting} from '@cartavola/engine/pad.js';
import {loadCardWords, loadCountWords, loadPadWords, type Language} from '@cartavola/words';
import {notAGame} from '../base/not-a-game.js';
import {loadCounting} from './games.js';
import type {PadTexts} from './pad-view.js';

interface AskedPad {
  readonly game: string;
  readonly language: Language;
  /** Options as data. If set, they replace the attributes. */
  readonly options: unknown;
  readonly attribute: Attribute;
}

/** Counting rules of a pad, with the options from the page and the UI text. */
export interface LoadedPad {
  readonly counting: Counting;
  readonly given: Options;
  readonly texts: PadTexts;
}

/** Loads the counting rules and the UI text of a pad. Rejects if something cannot be loaded. */
export async function loadPad({game, language, options, attribute}: AskedPad): Promise<Result<LoadedPad>> {
  const load = Object.hasOwn(loadCounting, game) ? loadCounting[game] : undefined;
  if (!load) return notAGame(Object.keys(loadCounting).sort());
  const [counting, words, count, cards] = await Promise.all([
    load(),
    loadPadWords(language),
    loadCountWords(game, language),
    loadCardWords(language),
  ]);
  const given = givenOptions(counting, options, attribute);
  return given.ok ? success({counting, given: given.value, texts: {words, count, cards}}) : given;
}

/** Copies an object. Reads each key once. Returns undefined if the value isn't an object or a getter throws. */
function ownOf(data: unknown): Options | undefined {
  try {
    return isObject(data) ? ({...data} as Options) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the options from the page: the data if set, otherwise the attributes. */
function givenOptions({rules, usual}: Counting, options: unknown, attribute: Attribute): Result<Options> {
  if (options !== undefined) {
    const own = ownOf(options);
    const read = readOptions(rules, own ? {...usual, ...own} : null);
    return read.ok && own ? success(own) : read;
  }
  const read = optionsFromAttributes(rules, usual, attribute);
  if (!read.ok) return read;
  const given = rules.options.filter(({name}) => attribute(optionAttribute(name)) !== null);
  return success(Object.fromEntries(given.map(({name}) => [name, read.value[name]!])));
}
