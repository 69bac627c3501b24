import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {GameNames, GameRules, RuleTable} from '../../rulebook/rule-texts.js';

/** Public ids of the rules. */
export const RULES = [
  'calypso.pack',
  'calypso.partners',
  'calypso.draw',
  'calypso.deal',
  'calypso.lead',
  'calypso.follow',
  'calypso.revoke',
  'calypso.ruff',
  'calypso.overruff',
  'calypso.win-trick',
  'calypso.build',
  'calypso.one-at-a-time',
  'calypso.score',
  'calypso.first',
  'calypso.second',
  'calypso.further',
  'calypso.incomplete',
  'calypso.discards',
  'calypso.match',
] as const;

export type CalypsoRule = (typeof RULES)[number];

/** Glossary terms that only this game has. */
type CalypsoTerm = 'calypso' | 'own-trump' | 'discard-pile' | 'revoke';

/** Returns the rules for a table, in one language. */
export type CalypsoRulesFor = (table: RuleTable<CalypsoOptions>) => GameRules<CalypsoRule>;

/** Returns the names and terms for a table, in one language. */
export type CalypsoNamesFor = (table: RuleTable<CalypsoOptions>) => GameNames<CalypsoTerm>;
