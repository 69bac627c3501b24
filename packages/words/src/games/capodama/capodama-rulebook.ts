import {usualOptions} from '@cartavola/engine';
import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {textsOf} from '../../language.js';
import {capodamaRules, variantOf} from '@cartavola/engine/games/capodama/rules.js';
import type {RulebookSource} from '../../rulebook/rulebook.js';
import {RULES, type CapodamaRule} from './capodama-rules.js';
import {modules as names} from './names/capodama-names.generated.js';
import {modules} from './capodama-rules.generated.js';

const EXCHANGE: readonly CapodamaRule[] = ['capodama.exchange', 'capodama.keep-ace', 'capodama.dama-not-to-capo'];

/** The Capodama rulebook, for one to six players. */
export const rulebook: RulebookSource<CapodamaRule> = {
  game: capodamaRules,
  fallback: usualOptions(capodamaRules),
  ids: RULES,
  outline(options: CapodamaOptions) {
    const players = options.players;
    const {fourthTrump, gifts, halves, open} = variantOf(options);
    const when = (holds: boolean, ...rules: readonly CapodamaRule[]): readonly CapodamaRule[] => (holds ? rules : []);
    const main: Readonly<Record<string, readonly CapodamaRule[]>> = {
      cards: ['capodama.order', 'capodama.points', 'capodama.trumps'],
      deal: [
        'capodama.deal',
        ...when(open, 'capodama.solo'),
        ...when(halves === 2, 'capodama.two-halves'),
        'capodama.capo',
        ...when(players === 6, 'capodama.king'),
        'capodama.double',
        ...when(fourthTrump, 'capodama.fourth-trump'),
        ...when(gifts > 0, ...EXCHANGE),
      ],
      play: ['capodama.lead', 'capodama.follow', 'capodama.no-impasse', 'capodama.win-trick', 'capodama.last-trick'],
      score: ['capodama.target', 'capodama.win', ...when(!open, 'capodama.sweep')],
      match: ['capodama.next-dealer', 'capodama.match'],
    };
    const held = new Set(Object.values(main).flat());
    return {...main, players: RULES.filter((rule) => !held.has(rule))};
  },
  figures: (options: CapodamaOptions) => ({
    'capodama.order': variantOf(options)
      .ranks.map((rank) => `${rank}C`)
      .join(' '),
    'capodama.points': 'AD:11 7D:7 JD:5 KD:4 QD:3',
    'capodama.trumps': 'AH > 7H > QH',
    'capodama.win-trick': 'QH > KH JH',
  }),
  examples: [
    'capodama.order',
    'capodama.points',
    'capodama.double',
    'capodama.trumps',
    'capodama.deal',
    'capodama.capo',
    'capodama.lead',
    'capodama.follow',
    'capodama.no-impasse',
    'capodama.win-trick',
    'capodama.target',
    'capodama.win',
  ],
  texts: textsOf('games/capodama/rules', modules),
  names: textsOf('games/capodama/names', names),
};
