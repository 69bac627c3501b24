/** Actions other than playing that a person can ask of a table. */
export type Command =
  | 'undo'
  | 'card'
  | 'log'
  | 'sound'
  | 'full-screen'
  | 'hint'
  | 'rule'
  | 'last-trick'
  | 'information'
  | 'table'
  | 'score'
  | 'turn'
  | 'hand'
  | 'next'
  | 'again'
  | 'begin'
  | 'close';

/** Callback that has a command carried out. */
export type GiveCommand = (command: Command) => void;

/** Panels that can open over the table. */
export type Panel = 'information' | 'last-trick' | 'log' | 'again';
