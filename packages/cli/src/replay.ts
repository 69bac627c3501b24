import {
  parseRecord,
  writeMove,
  type Deal,
  type Game,
  type MatchRecord,
  type MatchResult,
  type ScoreLine,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {problemLine, type OutputLine} from './output-line.js';
import {playRecord} from './play-record.js';

/** Move in the format of a record: `{seat, type, …}`. */
type WrittenMove = Readonly<Record<string, unknown>>;

/** Legal moves, scores and result of a record under the rules. */
export interface Replay {
  /** Legal moves before each move, across all deals in order. */
  readonly steps: readonly {readonly legal: readonly WrittenMove[]}[];
  /**
   * Score lines of the last deal or, if only matches are scored, of the match, without the cards that prove them. Null
   * if the deal or match is unfinished.
   */
  readonly score: readonly Omit<ScoreLine, 'cards'>[] | null;
  /** Marks for the last deal, or null if it is unfinished or has none. */
  readonly marks: readonly number[] | null;
  /** Totals so far, or null if there are none yet. */
  readonly totals: readonly number[] | null;
  /** Result, or null while the match continues. */
  readonly result: MatchResult | null;
}

/** Lists the legal moves of all seats without duplicates, sorted by their JSON in code unit order. */
function legalMoves(deal: Deal, game: Game): WrittenMove[] {
  const byText = new Map<string, WrittenMove>();
  for (const seat of deal.actors) {
    for (const move of deal.moves(seat)) {
      const written = writeMove({seat, ...move}, game);
      byText.set(JSON.stringify(written), written);
    }
  }
  return [...byText.keys()].sort().map((text) => byText.get(text)!);
}

function replay(record: MatchRecord): Replay {
  const steps: {legal: WrittenMove[]}[] = [];
  const {match, deal} = playRecord(record, (before, game) => steps.push({legal: legalMoves(before, game)}));
  const lines = deal?.over ? match.game.score(deal).lines : undefined;
  return {
    steps,
    score: lines?.map(({cards: _cards, ...line}) => line) ?? null,
    marks: record.deals.at(-1)?.marks ?? null,
    totals: record.totals ?? null,
    result: match.result ?? null,
  };
}

/** `cartavola replay`: replays a record under the rules. */
export function answerReplay(line: string): OutputLine {
  const read = parseRecord(line, games);
  return read.ok ? {text: JSON.stringify(replay(read.value)), refused: false} : problemLine(read.problem);
}
