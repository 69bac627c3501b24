// Exports for building a table for a third-party game. See "Add a game" in CONTRIBUTING.md.
import {optionAttribute, type Game, type View} from '@cartavola/engine';
import {registerRules} from '@cartavola/engine/rules/games.js';
import {registerLesson, type LoadLesson} from '@cartavola/lessons/games.js';
import {registerRulebook, type LoadRulebook} from '@cartavola/words/games.js';
import {registerTable, type GameTable} from './base/tables.js';
import {registerThinkers, type RegisteredThinkers} from './match/thinking/thinkers.js';
import type {CSSResultGroup} from 'lit';
import {defineTag} from './base/define.js';
import {CardTable} from './table/card-table.js';
import type {Layout} from './table/layout.js';

export {spot} from './table/scene/flights.js';
export {bottomSeat, initialOf, picture, whoIs, whoHas, type Scene} from './table/scene/scene.js';
export type {Opening} from './table/scene/opening.js';
export type {
  Acts,
  Activation,
  DealScore,
  LastTrick,
  Layout,
  MoveButton,
  Prompt,
  ScoreLayout,
  SeatLook,
} from './table/layout.js';
export {repeat} from 'lit/directives/repeat.js';
export {renderAvatar, renderScale, renderSideScore} from './table/render/side-score.js';
export {HAND_SUITS, renderDisc, renderSign} from './table/render/signs.js';
export {ledSuit, lyingIn, playedIn, renderTrick, trickPlaces, type TrickPlace} from './table/render/trick.js';
export type {GameTable} from './base/tables.js';
export type {LoadPlayers, RegisteredThinkers} from './match/thinking/thinkers.js';
export {registerDeck} from '@cartavola/faces';
export {registerLanguage} from '@cartavola/words';

/** Parts that make up a game's table. */
export interface TableDefinition<V extends View, W> {
  readonly layout: Layout<V, W>;
  /** Styles for the game's own templates. The parts that all tables share are already styled. */
  readonly styles?: CSSResultGroup;
}

/**
 * Defines a custom element for a game's table, playable by pointer and keyboard against bots, with a log, a score,
 * saving and undo. Each of the game's options is an attribute in kebab case. Does nothing if the name is already
 * defined.
 *
 * @param name - Name of the element, with a hyphen.
 */
export function defineTable<V extends View, W>(name: string, {layout, styles = []}: TableDefinition<V, W>): void {
  const shared = CardTable.elementProperties;
  const options = layout.game.options.filter((option) => !shared.has(option.name));
  class Table extends CardTable {
    static override styles: CSSResultGroup = [CardTable.styles, styles];
    static override properties = Object.fromEntries(
      options.map((option) => [option.name, {attribute: optionAttribute(option.name)}]),
    );
    override readonly layout = layout as unknown as Layout;
  }
  defineTag(name, Table);
}

/**
 * Parts that a third-party game provides to the elements. Only `rules` is required. If another part is missing, its
 * feature is unavailable.
 */
export interface GameParts {
  /** Rules of the game. `<playing-card game>` uses them to choose the card to draw. */
  readonly rules: Game;
  /** Bots, and the script for their worker. */
  readonly bots?: RegisteredThinkers;
  /** Rulebook, for `<rules-explainer view="rules">` and for the reasons why a move is refused. */
  readonly rulebook?: LoadRulebook;
  /** Lesson, for `<rules-explainer>`. */
  readonly lesson?: LoadLesson;
  /** Table for the deal at the end of the lesson. */
  readonly table?: GameTable;
}

/**
 * Registers a third-party game for all elements, under the id of its rules. Call this before any element uses the game.
 */
export function registerGame({rules, bots, rulebook, lesson, table}: GameParts): void {
  const {id} = rules;
  registerRules(rules);
  if (bots) registerThinkers(id, bots);
  if (rulebook) registerRulebook(id, rulebook);
  if (lesson) registerLesson(id, lesson);
  if (table) registerTable(id, table);
}
