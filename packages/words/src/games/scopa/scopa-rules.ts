import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import type {GameNames, GameRules, RuleTable, TermText} from '../../rulebook/rule-texts.js';

/** Public ids of the rules, except those of variants. */
export const RULES = [
  'scopa.pack',
  'scopa.deal',
  'scopa.redeal',
  'scopa.turn',
  'scopa.capture',
  'scopa.single-first',
  'scopa.choose',
  'scopa.trail',
  'scopa.scopa',
  'scopa.last-take',
  'scopa.score',
  'scopa.most-sevens',
  'scopa.settebello',
  'scopa.primiera',
  'scopa.most-diamonds',
  'scopa.most-cards',
  'scopa.match',
  'scopa.next-dealer',
] as const;

export type ScopaRule = (typeof RULES)[number];

/** Glossary terms that only this game has. */
type ScopaTerm = 'scopa' | 'capture' | 'trail' | 'pile' | 'settebello' | 'primiera';

/** Returns the rules for a table, in one language. */
export type ScopaRulesFor = (table: RuleTable<ScopaOptions>) => GameRules<ScopaRule>;

/** Returns the names and terms for a table, in one language. */
export type ScopaNamesFor = (table: RuleTable<ScopaOptions>) => GameNames<ScopaTerm> & {
  readonly terms: {readonly stock?: TermText};
};
