import type {Layout, LastTrick} from '../layout.js';
import {endText, totalsOf} from '../render-seats.js';
import type {Request} from '../request.js';
import {whoHas, whoIs, type Stage} from '../stage.js';
import {nameOf} from '../trick.js';

/** What a table answers when it is asked; undefined where the answer is not a sentence. */
export function answer(layout: Layout, stage: Stage, request: Request): string | undefined {
  const {view, table} = stage;
  if (request === 'table') return layout.describe(stage);
  if (request === 'last-trick') return describeLastTrick(stage, layout.lastTrick?.(view));
  if (request === 'turn') {
    const {title, detail} = layout.prompt(stage);
    return `${title}. ${detail}`;
  }
  if (request === 'score') {
    const totals = totalsOf(layout, stage).map((total, party) => table.score(whoHas(stage, party), total));
    const target = layout.target(view);
    return `${totals.join(', ')}.${target > 0 ? ` ${endText(layout, stage, target)}.` : ''}`;
  }
  return undefined;
}

/** The last trick in words. */
function describeLastTrick(stage: Stage, trick: LastTrick | undefined): string {
  const {table} = stage;
  if (!trick) return table.noTrickYet;
  const played = trick.cards.map(({seat, card}) => table.cardBy(whoIs(stage, seat), nameOf(stage, card)));
  return table.lastTrickWas(played, whoIs(stage, trick.winner), trick.points);
}
