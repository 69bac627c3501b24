import type {Game} from '@cartavola/engine';
import {registerRules} from '@cartavola/engine/rules/games.js';
import {registerLesson, type LoadLesson} from '@cartavola/lessons/games.js';
import {registerRulebook, type LoadRulebook} from '@cartavola/words/games.js';
import {registerTable, type GameTable} from './define/games.js';
import {registerThinkers, type RegisteredThinkers} from './thinking/thinkers.js';

/** What a game of somebody else brings to the elements; what lacks, they do without. */
export interface GameParts {
  /** Its rules: so that a `<playing-card game>` knows its cards. */
  readonly rules: Game;
  /** Its bots, and the address of a worker's script for them. */
  readonly bots?: RegisteredThinkers;
  /** Its rulebook, for `<rules-explainer view="rules">` and for why a move was refused. */
  readonly rulebook?: LoadRulebook;
  /** Its lesson, for `<rules-explainer>`. */
  readonly lesson?: LoadLesson;
  /** Its table: the last step of its lesson is a deal there. */
  readonly table?: GameTable;
}

/** Makes a game known to the elements, by the id of its rules. To be called before there are elements that name it. */
export function registerGame({rules, bots, rulebook, lesson, table}: GameParts): void {
  const {id} = rules;
  registerRules(rules);
  if (bots) registerThinkers(id, bots);
  if (rulebook) registerRulebook(id, rulebook);
  if (lesson) registerLesson(id, lesson);
  if (table) registerTable(id, table);
}
