import {textsOf} from '../../language.js';
import type {VariantRule} from '../../rulebook/variants.js';
import {modules as aceTakesAll} from './variants/ace-takes-all.generated.js';

/** Rules that apply only if an option is on. */
export const VARIANTS = [
  {
    id: 'scopa.ace-takes-all',
    option: 'acesTakeAll',
    section: 'play',
    texts: textsOf('games/scopa/ace-takes-all', aceTakesAll),
  },
] as const satisfies readonly VariantRule[];
