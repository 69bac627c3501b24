import type {Game} from '@cartavola/engine';
import {registerRules} from '@cartavola/engine/rules/games.js';
import {registerLesson, type LoadLesson} from '@cartavola/lessons/games.js';
import {registerRulebook, type LoadRulebook} from '@cartavola/words/games.js';
import {registerTable, type GameTable} from './base/tables.js';
import {registerThinkers, type RegisteredThinkers} from './match/thinking/thinkers.js';

/** Parts that a third-party game provides to the elements. All but the rules are optional: without a part, its feature is missing. */
export interface GameParts {
  /** Rules of the game; `<playing-card game>` needs them to know its cards. */
  readonly rules: Game;
  /** Bots, and the script of a worker for them. */
  readonly bots?: RegisteredThinkers;
  /** Rulebook, for `<rules-explainer view="rules">` and the reasons of refused moves. */
  readonly rulebook?: LoadRulebook;
  /** Lesson, for `<rules-explainer>`. */
  readonly lesson?: LoadLesson;
  /** Table; a deal there is the last step of the lesson. */
  readonly table?: GameTable;
}

/** Registers a game for the elements, under the id of its rules. Call it before any element names the game. */
export function registerGame({rules, bots, rulebook, lesson, table}: GameParts): void {
  const {id} = rules;
  registerRules(rules);
  if (bots) registerThinkers(id, bots);
  if (rulebook) registerRulebook(id, rulebook);
  if (lesson) registerLesson(id, lesson);
  if (table) registerTable(id, table);
}
