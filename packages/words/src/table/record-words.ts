/** Outcome of a match or deal. */
type Outcome = 'won' | 'lost' | 'drawn';

/** Number of matches for each outcome. */
type Outcomes = Readonly<Record<Outcome, number>>;

/** Strings for the reader's statistics. */
export interface RecordWords {
  /** Text shown if there are no statistics yet. */
  readonly empty: string;
  /** Numbers of finished matches and deals. */
  played(matches: number, deals: number): string;
  /** Names of the outcomes, for the legend and for screen readers. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly notPlayed: string;
  /** Number of matches for each outcome, in one line. */
  score(outcomes: Outcomes): string;
  /** Title of the recent matches. */
  readonly latest: string;
  /** Recent matches, for screen readers. `outcomes` are from oldest to newest. */
  latestWere(outcomes: readonly Outcome[]): string;
  /** Title of the matches grouped by the other players' level. */
  readonly byLevel: string;
  /** Labels for opponents that aren't bots of a single level: bots of several levels, or nobody. */
  readonly against: Readonly<Record<'mixed' | 'alone', string>>;
  /** Title of the deals of the day. */
  readonly days: string;
  readonly earlier: string;
  readonly later: string;
  /** Result in a deal of the day. `date` has no year. `points` is a string such as `4–2`. */
  day(date: string, number: number, outcome: Outcome | undefined, points: string | undefined): string;
  /** Title of the best deals or, in games that only score matches, the best matches. */
  readonly best: Readonly<Record<'deals' | 'matches', string>>;
  /** Title of a link that opens the same deal. */
  readonly playDeal: string;
  /** Title of a link that opens the match with the same deals. */
  readonly playMatch: string;
  /** Says in how many matches moves were taken back. */
  undone(matches: number): string;
  /** Says where the statistics are stored. */
  readonly kept: string;
  /** Says that the statistics can't be stored. */
  readonly unkept: string;
  readonly erase: string;
  /** Question shown before a game's statistics are erased. */
  readonly eraseAll: string;
  /** Label of the button that keeps the statistics. */
  readonly keep: string;
}
