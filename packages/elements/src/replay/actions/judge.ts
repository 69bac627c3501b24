import {STRONGEST} from '@cartavola/bots/levels.js';
import type {Choice} from '@cartavola/bots';
import type {Move, View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {BotsController} from '../../match/bots-controller.js';
import type {OpenReplay} from '../open-replay.js';
import type {ReplayHost} from '../replay-host.js';
import {ownMove} from '../render-question.js';
import {renderMove} from '../render-moves.js';

/** Time in milliseconds for one move, and the number of search iterations. */
const BUDGET = 350;
const ITERATIONS = 2000;
/** Maximum number of moves to evaluate, including the played one. */
const MOST = 14;

/** Move with the expert's evaluation. `loss` is undefined until it is known. */
interface Judged {
  readonly move: Move;
  readonly loss: number | undefined;
}

const isSame = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Each replay's access to the page's bots. */
const shares = new WeakMap<ReplayHost, BotsController>();

/**
 * Asks an expert, who sees only what the player can see, about the next move. Shows the expert's move, and the cost of every other move. `show`
 * renders the result, and is called again for each move.
 */
export async function judge(open: OpenReplay, host: ReplayHost, show: (asked: unknown) => void): Promise<void> {
  const {game, model, replay} = open;
  const {nextMove, moment, timeline} = model;
  if (!nextMove) return;
  const {seat, ...played} = nextMove;
  const view: View = game.view(timeline.dealAt(moment), seat);
  const totals = timeline.totalsBefore(moment);
  const bots = shares.get(host) ?? new BotsController(host);
  shares.set(host, bots);
  const {signal} = new AbortController();
  show(html`<p class="asked" role="status">${replay.thinking}</p>`);
  const think = (made: Move): Promise<Choice> =>
    bots.think(
      {
        view,
        options: {level: STRONGEST, iterations: ITERATIONS, seed: `replay ${moment.ply}`, totals, made},
        budget: BUDGET,
        pageBudget: BUDGET,
      },
      signal,
    );
  try {
    const first = await think(played);
    const best = first.move;
    const judged: Judged[] = [{move: played, loss: first.loss ?? 0}];
    show(renderJudged(open, best, judged));
    for (const move of view.moves.slice(0, MOST)) {
      if (isSame(move, played) || isSame(move, best)) continue;
      judged.push({move, loss: (await think(move)).loss});
      show(renderJudged(open, best, judged));
    }
  } catch {
    show(html`<p class="asked" role="status">${replay.notJudged}</p>`);
  }
}

function renderJudged(open: OpenReplay, best: Move, judged: readonly Judged[]): TemplateResult {
  const {replay, language} = open;
  const points = new Intl.NumberFormat(language, {maximumFractionDigits: 1});
  const others = judged.filter(({move}) => !isSame(move, best)).toSorted((a, b) => (a.loss ?? 0) - (b.loss ?? 0));
  return html`<div class="asked" role="group" aria-label=${replay.values}>
    <p class="title"><b>${replay.best}</b> ${renderMove(ownMove(best), open)}</p>
    ${others.length === 0 ? nothing : html`<ul class="values">${others.map(({move, loss = 0}) => html`<li>${renderMove(ownMove(move), open)} <span class="count">${loss >= 0.05 ? replay.costs(points.format(loss)) : replay.asGood}</span></li>`)}</ul>`}
  </div>`;
}
