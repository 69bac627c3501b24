import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import type {CardWords} from '../../cards/card-words.js';
import {textsOf, type Language} from '../../language.js';
import type {VariantRule} from '../../rulebook/variants.js';
import {VARIANTS} from './scopa-variants.js';
import type {ScopaWords, ScopaWordsFor} from './scopa-words.js';
import {modules} from './scopa.generated.js';

export type {Category, ScopaWords} from './scopa-words.js';

const words = textsOf<{words: ScopaWordsFor}>('games/scopa/table', modules);

/**
 * Loads the strings for a Scopa table in the given language, with names for the cards shown and the active variants.
 */
export async function loadScopaWords(language: Language, cards: CardWords, options: ScopaOptions): Promise<ScopaWords> {
  const played: readonly VariantRule[] = VARIANTS.filter(({option}) => options[option]);
  const [module, ...rules] = await Promise.all([words(language), ...played.map(({texts}) => texts(language))]);
  const titles = played.map(({id}, place) => [id, rules[place]!.rule({cards, options}).title] as const);
  return module.words(cards, Object.fromEntries(titles));
}
