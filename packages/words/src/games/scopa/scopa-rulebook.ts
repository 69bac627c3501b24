import {usualOptions} from '@cartavola/engine';
import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {textsOf} from '../../language.js';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import type {RulebookSource} from '../../rulebook/rulebook.js';
import {RULES, type ScopaRule} from './scopa-rules.js';
import {VARIANTS} from './scopa-variants.js';
import {modules as names} from './names/scopa-names.generated.js';
import {modules} from './scopa-rules.generated.js';

/** The Scopa rulebook for each rule set. */
export const rulebook: RulebookSource<ScopaRule> = {
  game: scopaRules,
  fallback: usualOptions(scopaRules),
  ids: [...RULES, ...VARIANTS.map(({id}) => id)],
  variants: VARIANTS,
  outline({sevens, settebello, redealKings}: ScopaOptions) {
    const when = (holds: boolean, rule: ScopaRule): readonly ScopaRule[] => (holds ? [rule] : []);
    const main: Readonly<Record<string, readonly ScopaRule[]>> = {
      cards: ['scopa.pack'],
      deal: ['scopa.deal', ...when(redealKings, 'scopa.redeal')],
      play: [
        'scopa.turn',
        'scopa.capture',
        'scopa.single-first',
        'scopa.choose',
        'scopa.trail',
        'scopa.scopa',
        'scopa.last-take',
      ],
      score: [
        'scopa.score',
        ...when(sevens === 'most', 'scopa.most-sevens'),
        ...when(settebello === true, 'scopa.settebello'),
        ...when(sevens === 'primiera', 'scopa.primiera'),
        'scopa.most-diamonds',
        'scopa.most-cards',
      ],
      match: ['scopa.match', 'scopa.next-dealer'],
    };
    const held = new Set(Object.values(main).flat());
    return {...main, options: RULES.filter((rule) => !held.has(rule))};
  },
  figures: () => ({
    'scopa.pack': 'AC:1 2C:2 3C:3 4C:4 5C:5 6C:6 7C:7 JC:8 QC:9 KC:10',
    'scopa.capture': '7S = 4H + 3D',
    'scopa.single-first': '7S = 7C',
    'scopa.settebello': '7D',
    'scopa.primiera': '7D:21 6D:18 AD:16 5D:15 4D:14 3D:13 2D:12 KD:10 QD:10 JD:10',
  }),
  examples: [
    'scopa.deal',
    'scopa.capture',
    'scopa.single-first',
    'scopa.choose',
    'scopa.trail',
    'scopa.scopa',
    'scopa.last-take',
    'scopa.score',
  ],
  texts: textsOf('games/scopa/rules', modules),
  names: textsOf('games/scopa/names', names),
};
