import {optionAttribute, type View} from '@cartavola/engine';
import type {CSSResultGroup} from 'lit';
import {define} from './define/define.js';
import {CardTable} from './card-table/card-table.js';
import type {Layout} from './card-table/layout.js';

/** What makes a table of one game. */
export interface TableDefinition<V extends View, W> {
  readonly layout: Layout<V, W>;
  /** Styles of what the layout renders; `.felt` and its parts have those of all tables already. */
  readonly styles?: CSSResultGroup;
}

/**
 * Defines an element that is a table of a game: played by pointer and keys against bots, logged, scored, saved and taken
 * back. Each option of the game is an attribute, in kebab case. A name that is defined already stays as it is.
 *
 * @param name - Of the element, with a hyphen.
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
  define(name, Table);
}
