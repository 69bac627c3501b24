import {parseRecord, type MatchRecord, type MatchResult, type ScoreLine} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {answerProblem, type Answer} from './answer.js';
import {legalMoves, type WrittenMove} from './legal-moves.js';
import {playRecord} from './play-record.js';

/** Legal moves, scores and result of a record, as the rules give them. */
export interface Replay {
  /** Before each move, over all deals in turn. */
  readonly steps: readonly {readonly legal: readonly WrittenMove[]}[];
  /** Of the last deal (of the match, where a game scores that alone), without the cards that prove it; null: unfinished. */
  readonly score: readonly Omit<ScoreLine, 'cards'>[] | null;
  /** What the last deal gave; null where it is unfinished, or gives none. */
  readonly marks: readonly number[] | null;
  /** The match so far; null where there are none yet. */
  readonly totals: readonly number[] | null;
  /** Null while the match goes on. */
  readonly result: MatchResult | null;
}

/** Plays a record again. */
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

/** `cartavola replay`: a record → what the rules say of it. */
export function answerReplay(line: string): Answer {
  const read = parseRecord(line, games);
  return read.ok ? {text: JSON.stringify(replay(read.value)), refused: false} : answerProblem(read.problem);
}
