import type {TableWords} from '@cartavola/words';

/** A table's tools in toolbar order, each with the key of its name in `TableWords`. */
export const TOOLS = {
  undo: 'undo',
  'last-trick': 'lastTrick',
  hint: 'hint',
  menu: 'menu',
} as const satisfies Record<string, keyof TableWords>;

/** Name of a tool. */
export type CommandName = keyof typeof TOOLS;

/** Tool that a table offers at the moment. */
export interface TableCommand {
  readonly name: CommandName;
  /** Whether the tool's panel is open. Absent if it has none. */
  readonly open?: boolean;
  /**
   * Reason why the tool is unavailable: the reader hasn't made a move, no trick has been taken, or it is another
   * player's turn.
   */
  readonly idle?: 'no-move' | 'no-trick' | 'not-asked';
}

/** Where a table shows its tools: in its own bar, or nowhere. */
export const TOOLS_PLACES = ['bar', 'none'] as const;
/** Value that specifies where a table shows its tools. */
export type ToolsPlace = (typeof TOOLS_PLACES)[number];

/** Returns the names of a table's tools in toolbar order. `hints` is true if the reader may ask for hints. */
export const toolsOf = ({lastTrick}: {readonly lastTrick?: unknown}, hints: boolean): readonly CommandName[] =>
  (Object.keys(TOOLS) as CommandName[]).filter(
    (name) => (name !== 'last-trick' || lastTrick) && (name !== 'hint' || hints),
  );
