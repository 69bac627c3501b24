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
  | 'hand'
  | 'next'
  | 'again'
  | 'begin'
  | 'skip-animations'
  | 'close';

/** Callback that has a command carried out. */
export type GiveCommand = (command: Command) => void;

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
