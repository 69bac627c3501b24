import type {View} from '@cartavola/engine';
import type {Told} from '@cartavola/session';
import type {Layout} from '../layout.js';
import type {Stage} from '../stage/stage.js';

/** A line of a table's log. */
export interface LogLine {
  /** From 0. */
  readonly deal: number;
  readonly text: string;
}

/** What has happened, a sentence each; what goes without saying is left out. */
export const linesOf = (told: readonly Told[], layout: Layout, stageOf: (view: View) => Stage): LogLine[] =>
  told.flatMap(({deal, fact}) => {
    const stage = stageOf(fact.view);
    const text = fact.type === 'scored' ? layout.score(stage).spoken : layout.sentence(fact, stage);
    return text ? [{deal, text}] : [];
  });
