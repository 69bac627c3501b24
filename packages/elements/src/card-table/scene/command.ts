/** What a person can ask of a table besides playing. */
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

/** Gives a command to whoever carries it out. */
export type GiveCommand = (command: Command) => void;

/** What can lie over the table. */
export type Panel = 'information' | 'last-trick' | 'log' | 'again';
