import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import type {GameNames, GameRules, RuleTable} from '../../rulebook/rule-texts.js';

/** Public ids of the rules. */
export const RULES = [
  'capodama.order',
  'capodama.points',
  'capodama.trumps',
  'capodama.fourth-trump',
  'capodama.deal',
  'capodama.two-halves',
  'capodama.solo',
  'capodama.capo',
  'capodama.king',
  'capodama.double',
  'capodama.exchange',
  'capodama.keep-ace',
  'capodama.dama-not-to-capo',
  'capodama.lead',
  'capodama.follow',
  'capodama.no-impasse',
  'capodama.win-trick',
  'capodama.last-trick',
  'capodama.target',
  'capodama.win',
  'capodama.sweep',
  'capodama.next-dealer',
  'capodama.match',
] as const;

export type CapodamaRule = (typeof RULES)[number];

/** Glossary terms that only this game has. */
type CapodamaTerm = 'capo' | 'dama' | 'doubled' | 'no-impasse' | 'virtual';

/** Returns the rules for a table, in one language. */
export type CapodamaRulesFor = (table: RuleTable<CapodamaOptions>) => GameRules<CapodamaRule>;

/** Returns the names and terms for a table, in one language. */
export type CapodamaNamesFor = (table: RuleTable<CapodamaOptions>) => GameNames<CapodamaTerm>;
