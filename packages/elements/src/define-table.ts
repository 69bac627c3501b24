import {optionAttribute, type View} from '@cartavola/engine';
import type {CSSResultGroup} from 'lit';
import {defineTag} from './base/define.js';
import {CardTable} from './table/card-table.js';
import type {Layout} from './table/layout.js';

/** Parts from which a game's table is made. */
export interface TableDefinition<V extends View, W> {
  readonly layout: Layout<V, W>;
  /** Styles of the game's own templates. The parts that all tables share are styled already. */
  readonly styles?: CSSResultGroup;
}

/**
 * Defines a custom element that is a table of a game: playable by pointer and keyboard against bots, with log, score, saving and undo. Each
 * option of the game is an attribute in kebab case. If the name is already defined, it stays as it is.
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
