/** Outcome of a match or a deal, in these texts. */
type Outcome = 'won' | 'lost' | 'drawn';

/** Numbers of matches by outcome. */
type Outcomes = Readonly<Record<Outcome, number>>;

/** Texts of the reader's statistics. */
export interface RecordWords {
  /** Text if there are no statistics yet. */
  readonly empty: string;
  /** Number of finished matches, and of deals. */
  played(matches: number, deals: number): string;
  /** Outcomes, for a legend and for speech. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly notPlayed: string;
  /** Numbers of matches by outcome, in one line. */
  score(outcomes: Outcomes): string;
  /** Title of the latest matches. */
  readonly latest: string;
  /** Latest matches, spoken. `outcomes`: from oldest to newest. */
  latestWere(outcomes: readonly Outcome[]): string;
  /** Title of the matches by level of the other players. */
  readonly byLevel: string;
  /** Opponents other than bots of one level: bots of several levels, or nobody. */
  readonly against: Readonly<Record<'mixed' | 'alone', string>>;
  /** Title of the deals of the day. */
  readonly days: string;
  readonly earlier: string;
  readonly later: string;
  /** Result in the deal of a day. `date`: without the year. `points`: such as `4–2`. */
  day(date: string, number: number, outcome: Outcome | undefined, points: string | undefined): string;
  /** Title of the best deals, or of the best matches in a game that scores only matches. */
  readonly best: Readonly<Record<'deals' | 'matches', string>>;
  /** Title of a link that opens the same deal. */
  readonly playDeal: string;
  /** Title of a link that opens the match with the same deals. */
  readonly playMatch: string;
  /** Says in how many of the matches moves were taken back. */
  undone(matches: number): string;
  /** Says where the statistics are stored. */
  readonly kept: string;
  /** Says that the statistics cannot be stored. */
  readonly unkept: string;
  readonly erase: string;
  /** Question before the statistics of a game are erased. */
  readonly eraseAll: string;
  /** Label of the button that keeps the statistics. */
  readonly keep: string;
}
