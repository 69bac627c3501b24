import type {Cost} from '@cartavola/bots';
import {isSameMove} from '@cartavola/bots/costs.js';
import type {Move, View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {askVerdict} from '../../match/ask-verdict.js';
import {BotsController} from '../../match/bots-controller.js';
import type {OpenReplay} from '../open-replay.js';
import type {ReplayHost} from '../replay-host.js';
import {ownMove} from '../render-question.js';
import {renderMove} from '../render-moves.js';

/** Maximum number of alternative moves to list. */
const MOST = 15;

/** Bots controller of each replay. */
const shares = new WeakMap<ReplayHost, BotsController>();

/**
 * Asks an expert about the next move, and shows the expert's move and what the other moves cost. The expert sees only
 * what the player can see.
 */
export async function judge(open: OpenReplay, host: ReplayHost, show: (asked: unknown) => void): Promise<void> {
  const {game, model, replay} = open;
  const {nextMove, moment, timeline} = model;
  if (!nextMove) return;
  const {seat, ...made} = nextMove;
  const view: View = game.view(timeline.dealAt(moment), seat);
  const totals = timeline.totalsBefore(moment);
  const bots = shares.get(host) ?? new BotsController(host);
  shares.set(host, bots);
  show(html`<p class="asked" role="status">${replay.thinking}</p>`);
  try {
    const {move, costs = []} = await askVerdict(bots, {view, totals, made}, new AbortController().signal);
    // Put the played move first, so that it isn't cut off.
    const others = costs.filter((one) => !isSameMove(one.move, move)).toSorted((a, b) => rank(a, made) - rank(b, made));
    show(renderJudged(open, move, others.slice(0, MOST)));
  } catch {
    show(html`<p class="asked" role="status">${replay.notJudged}</p>`);
  }
}

/** Returns a sort key: the played move comes first, followed by the others in order of cost. */
const rank = ({move, loss}: Cost, played: Move): number => (isSameMove(move, played) ? -1 : loss);

function renderJudged(open: OpenReplay, best: Move, judged: readonly Cost[]): TemplateResult {
  const {replay, language} = open;
  const points = new Intl.NumberFormat(language, {maximumFractionDigits: 1});
  const others = judged.toSorted((a, b) => a.loss - b.loss);
  return html`<div class="asked" role="group" aria-label=${replay.values}>
    <p class="title"><b>${replay.best}</b> ${renderMove(ownMove(best), open)}</p>
    ${others.length === 0 ? nothing : html`<ul class="values">${others.map(({move, loss}) => html`<li>${renderMove(ownMove(move), open)} <span class="count">${loss >= 0.05 ? replay.costs(points.format(loss)) : replay.asGood}</span></li>`)}</ul>`}
  </div>`;
}
