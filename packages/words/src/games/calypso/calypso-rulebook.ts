import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import {textsOf} from '../../language.js';
import {calypsoRules} from '@cartavola/engine/games/calypso/rules.js';
import type {RulebookSource} from '../../rulebook/rulebook.js';
import {RULES, type CalypsoRule} from './calypso-rules.js';
import {modules as names} from './names/calypso-names.generated.js';
import {modules} from './calypso-rules.generated.js';

/** The Calypso rulebook. */
export const rulebook: RulebookSource<CalypsoRule> = {
  game: calypsoRules,
  fallback: {},
  ids: RULES,
  outline: ({draw}: CalypsoOptions) => ({
    cards: ['calypso.pack', 'calypso.partners'],
    deal: [...(draw === true ? (['calypso.draw'] as const) : []), 'calypso.deal'],
    play: [
      'calypso.lead',
      'calypso.follow',
      'calypso.revoke',
      'calypso.ruff',
      'calypso.overruff',
      'calypso.win-trick',
      'calypso.build',
      'calypso.one-at-a-time',
    ],
    score: [
      'calypso.score',
      'calypso.first',
      'calypso.second',
      'calypso.further',
      'calypso.incomplete',
      'calypso.discards',
    ],
    match: ['calypso.match'],
    options: draw === true ? [] : ['calypso.draw'],
  }),
  figures: () => ({
    'calypso.build': 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H',
  }),
  examples: [
    'calypso.lead',
    'calypso.follow',
    'calypso.ruff',
    'calypso.overruff',
    'calypso.win-trick',
    'calypso.build',
    'calypso.one-at-a-time',
  ],
  texts: textsOf('games/calypso/rules', modules),
  names: textsOf('games/calypso/names', names),
};
