/** Actions, other than moves, that a person can request at a table. */
export type Command =
  | 'undo'
  | 'card'
  | 'log'
  | 'sound'
  | 'full-screen'
  | 'hint'
  | 'rule'
  | 'line'
  | 'last-trick'
  | 'menu'
  | 'rules'
  | 'settings'
  | 'record'
  | 'review'
  | 'standing'
  | 'keys'
  | 'link'
  | 'match-link'
  | 'file'
  | 'save-record'
  | 'save-notation'
  | 'print'
  | 'table'
  | 'score'
  | 'turn'
  | 'repeat'
  | 'hand'
  | 'next'
  | 'again'
  | 'begin'
  | 'skip-animations'
  | 'close';

/** Callback that runs a command. */
export type RunCommand = (command: Command) => void;

/** Panels that can open over the table. */
export type Panel =
  | 'menu'
  | 'rules'
  | 'settings'
  | 'record'
  | 'review'
  | 'standing'
  | 'link'
  | 'file'
  | 'keys'
  | 'last-trick'
  | 'log'
  | 'again';
