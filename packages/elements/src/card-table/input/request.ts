/** What a person can ask of a table besides playing. */
export type Request =
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

export type Ask = (request: Request) => void;

export type Panel = 'information' | 'last-trick' | 'log' | 'again';
