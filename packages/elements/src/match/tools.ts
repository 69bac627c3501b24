import type {TableWords} from '@cartavola/words';

/** Tools of a table, in the order of its bar, with the text that names each. */
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
  /** True if the panel of the tool is open; absent if it has none. */
  readonly open?: boolean;
  /** Reason why the tool has nothing to do: the reader has made no move, no trick has been taken, or it is another's turn. */
  readonly idle?: 'no-move' | 'no-trick' | 'not-asked';
}

/** Places of a table's tools: its own bar, or none. */
export const TOOLS_PLACES = ['bar', 'none'] as const;
/** Name of a place of a table's tools. */
export type ToolsPlace = (typeof TOOLS_PLACES)[number];

/** Returns the names of the tools that a table has, in the order of its bar. `hints` is true if the reader may ask for hints. */
export const toolsOf = ({lastTrick}: {readonly lastTrick?: unknown}, hints: boolean): readonly CommandName[] =>
  (Object.keys(TOOLS) as CommandName[]).filter(
    (name) => (name !== 'last-trick' || lastTrick) && (name !== 'hint' || hints),
  );
