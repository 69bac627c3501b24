import type {Level} from '@cartavola/bots';
import {optionAttribute, type Options} from '@cartavola/engine';
import {loadTableOf} from '../../base/tables.js';

interface DealWanted {
  readonly game: string;
  readonly options: Options;
  readonly deck: string | undefined;
  readonly seed: string | undefined;
  readonly language: string;
}

/** Step in which the reader plays a whole deal with hints, at the game's own table, until it is scored. */
export class DealStep {
  readonly #changed: () => void;
  #table: HTMLElement | undefined;
  #isOver = false;
  #failed = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Table, or undefined until it is loaded at the reader's request. */
  get table(): HTMLElement | undefined {
    return this.#table;
  }
  /** True if the deal has been scored. */
  get isOver(): boolean {
    return this.#isOver;
  }
  get failed(): boolean {
    return this.#failed;
  }

  /** Loads the table's code and creates the table. */
  async begin({game, options, deck, seed, language}: DealWanted): Promise<void> {
    let name: string;
    try {
      name = await loadTableOf(game);
    } catch (error) {
      console.error('Cartavola: the table could not be loaded.', error);
      this.#failed = true;
      this.#changed();
      return;
    }
    const table = document.createElement(name);
    for (const [option, value] of Object.entries(options)) table.setAttribute(optionAttribute(option), String(value));
    if (deck !== undefined) table.setAttribute('deck', deck);
    if (seed !== undefined) table.setAttribute('seed', seed);
    table.setAttribute('hints', '');
    table.setAttribute('coach', '');
    table.setAttribute('level', 'casual' satisfies Level);
    table.lang = language;
    // Make the table focusable by script, so that it can receive the focus when it is opened with the keyboard.
    table.tabIndex = -1;
    const finish = (): void => {
      this.#isOver = true;
      this.#changed();
    };
    table.addEventListener('table-score', finish);
    table.addEventListener('table-match', finish);
    this.#table = table;
    this.#changed();
  }

  close(): void {
    this.#table?.remove();
    this.#table = undefined;
    this.#isOver = false;
    this.#failed = false;
  }
}
