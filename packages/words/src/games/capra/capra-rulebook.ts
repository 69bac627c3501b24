import {capraRules} from '@cartavola/engine/games/capra/rules.js';
import {textsOf} from '../../language.js';
import type {RulebookSource} from '../../rulebook/rulebook.js';
import {RULES, type CapraRule} from './capra-rules.js';
import {modules as names} from './names/capra-names.generated.js';
import {modules} from './capra-rules.generated.js';

/** The Capra rulebook. */
export const rulebook: RulebookSource<CapraRule> = {
  game: capraRules,
  fallback: {},
  ids: RULES,
  outline: () => ({
    cards: ['capra.pack', 'capra.points'],
    deal: ['capra.partners', 'capra.deal', 'capra.trump'],
    play: [
      'capra.lead',
      'capra.beat',
      'capra.fold',
      'capra.win-trick',
      'capra.draw',
      'capra.claim',
      'capra.claim-priority',
    ],
    score: ['capra.deal-end', 'capra.loss-2', 'capra.loss-4', 'capra.loss-6', 'capra.eggs'],
    match: ['capra.match'],
  }),
  figures: () => ({
    'capra.pack': 'AS TS KS QS JS 9S 8S 7S 6S',
    'capra.points': 'AD:11 TD:10 KD:4 QD:3 JD:2',
    'capra.beat': 'TC > KC',
    'capra.claim': '6H 9H JH AH',
  }),
  examples: [
    'capra.pack',
    'capra.points',
    'capra.trump',
    'capra.lead',
    'capra.beat',
    'capra.fold',
    'capra.win-trick',
    'capra.claim',
    'capra.claim-priority',
    'capra.draw',
    'capra.deal-end',
    'capra.loss-2',
    'capra.eggs',
    'capra.match',
  ],
  texts: textsOf('games/capra/rules', modules),
  names: textsOf('games/capra/names', names),
};
