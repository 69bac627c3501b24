import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import type {GameNames, GameRules, RuleTable} from '../../rulebook/rule-texts.js';

/** Public ids of the rules. */
export const RULES = [
  'capra.pack',
  'capra.points',
  'capra.partners',
  'capra.deal',
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
  'capra.loss-4',
  'capra.loss-6',
  'capra.eggs',
  'capra.match',
] as const;

export type CapraRule = (typeof RULES)[number];

/** Glossary terms that only this game has. */
type CapraTerm = 'beat' | 'fold' | 'four' | 'enter' | 'goat' | 'eggs' | 'penalty';

/** Returns the rules for a table, in one language. */
export type CapraRulesFor = (table: RuleTable<CapraOptions>) => GameRules<CapraRule>;

/** Returns the names and terms for a table, in one language. */
export type CapraNamesFor = (table: RuleTable<CapraOptions>) => GameNames<CapraTerm>;
