import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {createContext, runInContext} from 'node:vm';
import {finish, LEVELS, STRONGEST, type Choice, type WorkerReply, type WorkerRequest} from '@cartavola/bots';
import {VERDICT, verdict} from '@cartavola/bots/coach.js';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {sampleOf, sampleSize} from '../sample-size.js';

/** Builds the scripts. It reads the source files, so import it at run time instead of bundling it. */
const {bundleWorker} = (await import(pathToFileURL('tools/build/generate.mjs').href)) as {
  bundleWorker(game: string): Promise<string>;
};

/** Client for a bot in a separate worker. */
interface Worked {
  think(request: WorkerRequest): Promise<Choice>;
}

/** Runs the script with only a worker's globals. */
function worker(script: string): Worked {
  let waiting: ((reply: WorkerReply) => void) | undefined;
  const scope: {onmessage?: (event: {data: WorkerRequest}) => void; [name: string]: unknown} = {
    performance,
    MessageChannel,
    postMessage: (reply: WorkerReply) => waiting?.(reply),
  };
  scope['self'] = scope;
  runInContext(script, createContext(scope));
  return {
    think: (data) =>
      new Promise((resolve, reject) => {
        waiting = (reply) => ('choice' in reply ? resolve(reply.choice) : reject(new Error(JSON.stringify(reply))));
        scope.onmessage!({data});
      }),
  };
}

/** Variants whose script is tested, keyed by game. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  capodama: [1, 2, 3, 4, 5, 6].map((players) => ({players})),
  scopa: [{players: 2, rules: 'italian'}, {players: 4}],
  capra: [{}],
  calypso: [{}],
};

describe('A worker’s script', () => {
  for (const game of games) {
    it(`plays ${game.id} and judges moves like the players in its source`, async () => {
      let id = 0;
      const {think} = worker(await bundleWorker(game.id));
      let judged = 0;
      /** Lets the worker and the coach judge the last move. Returns 1 if both criticise it, otherwise 0. */
      const judge = async (view: View, question: number): Promise<number> => {
        const made = view.moves.at(-1);
        if (!made || view.moves.length === 1) return 0;
        const iterations = sampleSize(40, 200);
        const options = {...VERDICT, verdict: {made, iterations}};
        const {move, reasons, costs} = await think({id: question, view: structuredClone(view), options, budget: 1e9});
        const expected = finish(verdict(view, {made, iterations}));
        assert.deepEqual(
          JSON.parse(JSON.stringify({move, reasons, costs})),
          JSON.parse(JSON.stringify({move: expected.move, reasons: expected.reasons, costs: expected.costs})),
        );
        return costs!.some(({loss}) => loss > 0) ? 1 : 0;
      };
      for (const given of sampleOf(VARIANTS[game.id]!, 1)) {
        const options = readOptions(game, {...given});
        assert.ok(options.ok);
        for (const level of LEVELS) {
          const deal = new Match(game, options.value, 'script').deal();
          const asked = {level, iterations: sampleSize(8, 24), seed: 'script'};
          while (!deal.over) {
            const seat = deal.actors[0]!;
            const view: View = game.view(deal, seat);
            const expected = finish(choose(view, asked));
            const found = await think({id: id++, view: structuredClone(view), options: asked, budget: 1e9});
            assert.deepEqual(JSON.parse(JSON.stringify(found)), JSON.parse(JSON.stringify(expected)));
            if (level === STRONGEST) judged += await judge(view, id++);
            deal.play(seat, expected.move.type === 'pass' ? deal.moves(seat)[0]! : expected.move);
          }
        }
      }
      assert.ok(judged > 0);
    });
  }
});
