/** Somebody at the table: a display name; undefined is the reader. */
export type Who = string | undefined;

/** Texts that every table shows or speaks, whatever the game. Texts for `Who` have a form for the reader. */
export interface TableWords {
  readonly you: string;
  /** A seat's initial where the reader sits. */
  readonly youInitial: string;
  readonly yourHand: string;
  /** The open hand of another. */
  handOf(who: Who): string;
  readonly opponents: string;
  readonly onTheTable: string;
  readonly scores: string;
  /** Number of cards in a hand. */
  cardsLeft(count: number): string;
  /** `of`: how many deals the match has, where that is fixed. */
  deal(number: number, of?: number): string;
  /** Total that wins the match. */
  firstTo(target: number): string;
  /** Seat that is to act. */
  turn(who: Who): string;
  /** The reader plays for another seat, too. */
  turnFor(who: Who): string;
  /** Whose card a free place of the trick waits for: of the player to act and of those who come after. */
  toPlay(who: Who): string;
  readonly lastTrick: string;
  readonly noTrickYet: string;
  /** Seat that took the last trick. */
  tookTrick(who: Who): string;
  /** Number of points, abbreviated. */
  pointsShort(count: number): string;
  /** Number of tricks. */
  tricks(count: number): string;
  /** One card of a trick, spoken: who played it, and its name. */
  cardBy(who: Who, card: string): string;
  /** What lies on the table, spoken, as a sentence; `cards`: texts of `cardBy`, or none. */
  lying(cards: readonly string[]): string;
  /** A card that the reader does not know. */
  readonly faceDown: string;
  /** The last trick, spoken, as sentences; `cards`: texts of `cardBy`; `points`: where all of them are known. */
  lastTrickWas(cards: readonly string[], winner: Who, points: number | undefined): string;
  /** Total of one player in the match. */
  score(who: Who, total: number): string;
  /** Total in the match. */
  total(count: number): string;

  readonly dealOver: string;
  readonly nextDeal: string;
  /** Winner of the match. */
  winsMatch(who: Who): string;
  /** Of partners; `names`: all of them, joined. */
  sideWinsMatch(names: string): string;
  readonly newMatch: string;
  /** Asked before a match that is not over ends for a new one. */
  readonly endMatch: string;
  /** The other answer. */
  readonly keepMatch: string;

  readonly sound: string;
  /** A tool: the table fills the screen. */
  readonly fullScreen: string;
  /** A tool: what an expert would play. */
  readonly hint: string;
  /** On the link from a refused move to its rule. */
  readonly ruleInFull: string;
  readonly log: string;
  readonly logEmpty: string;
  /** Of a companion of a table. */
  readonly noTable: string;
  /** What the reader asked for is not there. */
  readonly notLoaded: string;
  readonly undo: string;
  readonly undone: string;
  readonly information: string;
  readonly close: string;
  readonly tools: string;
  readonly choices: string;
  /** Key and what it does, in the order shown. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly whoseTurn: string;

  /** Tells who deals. */
  dealt(who: Who): string;
  /** Tells who plays a card; `card`: its name with the article. */
  played(who: Who, card: string): string;
  /** Tells who takes a trick, and its points. */
  taken(who: Who, points: number): string;

  /** Without a full stop, as any refusal's reason. */
  readonly refusals: Readonly<Record<'common.type' | 'common.turn' | 'common.card', string>>;

  readonly sheetTitle: string;
  readonly sheetTotal: string;
  readonly sheetEmpty: string;
}
