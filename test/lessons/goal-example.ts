/** A position with a goal, a right answer and a wrong one. */
export interface GoalExample {
  readonly game: 'capodama' | 'scopa' | 'capra' | 'calypso';
  /** Attributes of `<rules-explainer>`, if they matter. */
  readonly options?: Readonly<Record<string, string>>;
  /** Attributes of `<lesson-position>`. */
  readonly position: Readonly<Record<string, string>>;
  readonly goal: string;
  readonly from?: 'hand' | 'table' | 'piles';
  /** A move, a number, a seat, `side 0` or `nobody`, seats, cards, or an order of cards. */
  readonly right: string;
  readonly wrong?: string;
}

export const CLUBS = {players: '4', hand: '9C 7H KH AS', trick: 'AC 8C'};
export const SWEEP = {hand: '7C 4D JS', table: '4H AS 2D', stock: Array<string>(24).fill('??').join(' ')};
export const scopa = (hand: string, table: string): Readonly<Record<string, string>> => ({...SWEEP, hand, table});
export const CAPODAMA = {players: '4', double: 'S', capo: '1'};
export const CALYPSO = {hand: 'AS JH 4H 9C', trick: 'AD 6D'};
export const RUFFED = {hand: 'AS JH TH 5H', trick: 'KC 8D'};
export const BUILT = {hands: 'JS 9H 3H 8D///TS 7S KC 2C', calypsos: 'AH QH 6H//KS 8S/', moves: '0:9H 1:QH 2:5H 3:KC'};
export const CAPRA = {hand: 'TC 7D AS 9C', trick: '3:QC', trump: 'D', stock: '?? ?? ?? ?? ?? ?? ?? ??'};
export const TRICK = {...CAPODAMA, leader: '0', hand: 'TC 9S', moves: '0:TC 1:KC 2:JC 3:QC'};
