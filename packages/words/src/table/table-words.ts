import type {CharacterNames} from '../cards/language-names.js';

/** Display name of a player at the table. Undefined means the reader. */
export type Who = string | undefined;

/** Explanation of a refused move: the reason and the proof. */
export interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** Strings in the module `table`. Strings with `Who` have a form that addresses the reader. */
export interface TableTexts {
  readonly you: string;
  /** Initial shown at the reader's seat. */
  readonly youInitial: string;
  readonly yourHand: string;
  /** Label of another player's open hand. */
  handOf(who: Who): string;
  readonly opponents: string;
  readonly onTheTable: string;
  readonly scores: string;
  /** Number of cards in a hand. */
  cardsLeft(count: number): string;
  /** Number of the deal. `of` is the number of deals in the match, if it is fixed. */
  deal(number: number, of?: number): string;
  /** Label for the deal of the day or week, with its number. All readers get the same deal. */
  readonly dealOf: Readonly<Record<'daily' | 'weekly', (number: number) => string>>;
  /** Total needed to win the match. */
  firstTo(target: number): string;
  /** Says whose turn it is. */
  turn(who: Who): string;
  /** Says that the reader also plays for another seat. */
  turnFor(who: Who): string;
  /** Label for an empty place in the trick. It includes the name of the player who still has to play. */
  toPlay(who: Who): string;
  readonly lastTrick: string;
  readonly noTrickYet: string;
  /** Player who took the last trick. */
  tookTrick(who: Who): string;
  /** Number of points, abbreviated. */
  pointsShort(count: number): string;
  /** Number of tricks. */
  tricks(count: number): string;
  /** Card in a trick, for screen readers: its player and its name. */
  cardBy(who: Who, card: string): string;
  /** Cards on the table, as a sentence for screen readers. `cards` are strings from `cardBy`. The list may be empty. */
  lying(cards: readonly string[]): string;
  /** Name for a card that the reader can't see. */
  readonly faceDown: string;
  /**
   * Last trick, as sentences for screen readers. `cards` are strings from `cardBy`. `points` is given only if all cards
   * are known.
   */
  lastTrickWas(cards: readonly string[], winner: Who, points: number | undefined): string;
  /** One player's total in the match. */
  score(who: Who, total: number): string;
  /** Total in the match. */
  total(count: number): string;

  readonly dealOver: string;
  readonly matchOver: string;
  readonly nextDeal: string;
  /** Label of the button beside `nextDeal`, which opens the deal review. */
  readonly lookBack: string;
  /** Winner of the match. */
  winsMatch(who: Who): string;
  /**
   * Says which side wins the match. `names` contains its players' names, joined. Undefined for the reader’s own side.
   */
  sideWinsMatch(names: string | undefined): string;
  readonly newMatch: string;
  /** Label for the button that keeps the current match if another one is offered. */
  readonly keepMatch: string;

  /** Label of the tool that leaves full screen, and of the menu item that enters it. */
  readonly fullScreen: string;
  /** Label of the hint tool. */
  readonly hint: string;
  /** Label of the link from a refused move to its rule. */
  readonly ruleInFull: string;
  readonly log: string;
  readonly logEmpty: string;
  /** Message in a companion element that can't find its table. */
  readonly noTable: string;
  /** Says that a requested part could not be loaded. */
  readonly notLoaded: string;
  readonly undo: string;
  /** Says why there is nothing to take back. */
  readonly noMoveYet: string;
  readonly undone: string;
  /** Label of the tool that opens the menu. */
  readonly menu: string;
  readonly close: string;
  readonly tools: string;
  readonly choices: string;

  /** Says who deals. */
  dealt(who: Who): string;
  /** Says who plays a card. `card` is the card's name with its article. */
  played(who: Who, card: string): string;
  /** Says who takes a trick, and its points. */
  taken(who: Who, points: number): string;

  /** Reasons why moves are refused, without full stops. */
  readonly refusals: Readonly<Record<'common.type' | 'common.turn' | 'common.card', string>>;

  readonly sheetTitle: string;
  readonly sheetTotal: string;
  readonly sheetEmpty: string;
}

/** Strings that every table shows or announces, whatever the game. */
export interface TableWords extends TableTexts {
  /** Names of the other players, used if the page doesn't set any. Each has a different initial. */
  readonly characters: CharacterNames;
}
