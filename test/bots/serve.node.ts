import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {setImmediate} from 'node:timers/promises';
import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {
  drive,
  finish,
  PROTOCOL,
  serve,
  SLICE,
  type Choice,
  type Port,
  type WorkerReply,
  type WorkerRequest,
} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type Game, type Options, type View} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {FakeClock, NO_VIEW, stepNumber} from './scripted-steps.js';
import {sampleSize} from '../sample-size.js';

const OPTIONS = {level: 'casual', iterations: 0, seed: 'served'} as const;

/** Stand-in for a port that stores posted messages. */
class PlainPort implements Port {
  readonly replies: WorkerReply[] = [];
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null = null;

  postMessage(message: WorkerReply): void {
    this.replies.push(message);
  }

  ask(data: WorkerRequest): void {
    this.onmessage!({data});
  }
}

/** Resolves when all pending work is done, except work that waits for a timer. */
const settled = (): Promise<void> => setImmediate();

/** Yields every view in a deal for which a bot must choose, with the choice that the bot makes on this thread. */
function* dealOf(game: Game, given: Options): Generator<{view: View; choice: Choice}> {
  const options = readOptions(game, given);
  assert.ok(options.ok);
  const deal = new Match(game, options.value, 'served').deal();
  while (!deal.over) {
    const seat = deal.actors[0]!;
    const view = game.view(deal, seat);
    const choice = finish(choose(view, OPTIONS));
    yield {view, choice};
    deal.play(seat, choice.move.type === 'pass' ? deal.moves(seat)[0]! : choice.move);
  }
}

const GAMES: readonly (readonly [game: Game, options: Options])[] = [
  [capodama, {players: 4}],
  [capodama, {players: 1}],
  [scopa, {players: 2}],
  [capra, {}],
];

describe('A driver', () => {
  it('returns the best choice so far at the deadline, at most one step later', async () => {
    for (const [step, budget] of [
      [1, 100],
      [0.7, 20],
      [3, 10],
      [1, 0],
    ] as const) {
      const clock = new FakeClock();
      const choice = await drive(clock.steps(1000, step), {...clock, budget});
      assert.equal(choice!.value, Math.max(1, Math.ceil(budget / step - 1e-9)));
      assert.ok(clock.time < budget + step + 1e-9, `${clock.time} ms of ${budget}`);
    }
  });

  it('meets the deadline even if other work runs in its pauses', async () => {
    const clock = new FakeClock();
    clock.others.push(() => (clock.time += 500));
    const choice = await drive(clock.steps(1000, 1), {...clock, budget: 50});
    assert.deepEqual(choice, stepNumber(SLICE));
  });

  it('ends early if the chooser ends, whatever the length of its steps', async () => {
    for (const step of [0.1, 1, 5, 20]) {
      const clock = new FakeClock();
      assert.deepEqual(await drive(clock.steps(30, step), {...clock, budget: Infinity}), stepNumber(30));
    }
  });

  it(`blocks its thread for at most ${SLICE} ms if steps are not longer`, async () => {
    for (const step of [0.3, 1, 2.5, 7]) {
      const clock = new FakeClock();
      await drive(clock.steps(2000, step), {...clock, budget: 500});
      assert.ok(clock.slices.length > 10);
      assert.ok(Math.max(...clock.slices) <= SLICE + 1e-9, `${Math.max(...clock.slices)} ms in steps of ${step}`);
    }
  });

  it('stops in the pause when it is cancelled, and ends its chooser', async () => {
    const clock = new FakeClock();
    let cancelled = false;
    let ended = false;
    function* steps(): Generator<Choice, Choice> {
      try {
        return yield* clock.steps(1000, 1);
      } finally {
        ended = true;
      }
    }
    clock.others.push(
      () => undefined,
      () => (cancelled = true),
    );
    const choice = await drive(steps(), {...clock, budget: Infinity, isCancelled: () => cancelled});
    assert.deepEqual([choice, ended, clock.slices.length], [undefined, true, 2]);
  });
});

describe('Bots served through a port', () => {
  it('first report that they are ready', () => {
    const port = new PlainPort();
    serve(port, {choose, ...new FakeClock()});
    assert.deepEqual(port.replies, [{ready: PROTOCOL}]);
  });

  it('give the same answers as without a port, as plain data, in every game', async () => {
    const {port1, port2} = new MessageChannel();
    const nextReply = repliesOf(port1);
    serve(port2, {choose, now: () => performance.now(), pause: () => setImmediate()});
    assert.deepEqual(await nextReply(), {ready: PROTOCOL});
    let id = 0;
    for (const [game, options] of GAMES) {
      for (const {view, choice} of dealOf(game, options)) {
        port1.postMessage({id, view, options: OPTIONS, budget: 10_000} satisfies WorkerRequest);
        assert.deepEqual(await nextReply(), {id: id++, choice});
      }
    }
    assert.ok(id > 60);
    port1.close();
  });

  it('alternate between several views, and meet the deadline of each', async () => {
    const port = new PlainPort();
    const clock = new FakeClock();
    serve(port, {choose: () => clock.steps(10_000, 1), ...clock});
    const late: number[] = [];
    port.postMessage = (reply) => 'id' in reply && late.push(clock.time - [40, 80, 120][reply.id]!);
    [40, 80, 120].forEach((budget, id) => port.ask({id, view: NO_VIEW, options: OPTIONS, budget}));
    await settled();
    assert.equal(late.length, 3);
    // The other two may each have run for a slice after the deadline.
    for (const time of late) assert.ok(time >= 0 && time <= 3 * SLICE, `${time} ms late`);
  });

  it('can be cancelled between two slices, and then never answer', async () => {
    const port = new PlainPort();
    const clock = new FakeClock();
    serve(port, {choose: () => clock.steps(10_000, 1), ...clock});
    clock.others.push(() => port.ask({cancel: 0}));
    port.ask({id: 0, view: NO_VIEW, options: OPTIONS, budget: 1000});
    await settled();
    assert.deepEqual(port.replies, [{ready: PROTOCOL}]);
    assert.equal(clock.time, SLICE);
  });

  it('report an error, and continue', async () => {
    const port = new PlainPort();
    serve(port, {choose, ...new FakeClock()});
    port.ask({id: 7, view: {game: 'patience', options: {}} as View, options: OPTIONS, budget: 100});
    const [{view, choice}] = dealOf(scopa, {players: 2}) as unknown as [{view: View; choice: Choice}];
    port.ask({id: 8, view, options: OPTIONS, budget: 100});
    await settled();
    assert.deepEqual(port.replies.slice(1), [
      {id: 7, error: 'RangeError: No bot plays patience.'},
      {id: 8, choice},
    ]);
  });

  // On a shared machine, the wall clock includes other processes' work.
  for (const [name, now] of [
    ['wall', () => performance.now()],
    ['processor', cpuTime],
  ] as const) {
    it(`answer at the deadline, by the ${name} clock`, async (test) => {
      const BUDGET = 20;
      const answers = sampleSize(20, 100);
      const {port1, port2} = new MessageChannel();
      const nextReply = repliesOf(port1);
      serve(port2, {choose: () => busySteps(now), now, pause: () => setImmediate()});
      await nextReply();
      const late: number[] = [];
      for (let id = 0; id < answers; id++) {
        const begin = now();
        port1.postMessage({id, view: NO_VIEW, options: OPTIONS, budget: BUDGET} satisfies WorkerRequest);
        const reply = await nextReply();
        late.push(now() - begin - BUDGET);
        assert.ok('choice' in reply && reply.choice.value > 0);
      }
      port1.close();
      late.sort((one, other) => one - other);
      const [median, most] = [late[answers / 2]!, late[Math.floor(0.98 * answers)]!].map((time) => time.toFixed(2));
      test.diagnostic(`over a budget of ${BUDGET} ms: median ${median} ms, 99th percentile ${most} ms`);
    });
  }
});

/** Returns a function that resolves with the next reply, in order. */
function repliesOf(port: MessagePort): () => Promise<WorkerReply> {
  const replies: WorkerReply[] = [];
  let wake: (() => void) | undefined;
  port.on('message', (reply: WorkerReply) => {
    replies.push(reply);
    wake?.();
  });
  return async () => {
    while (replies.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return replies.shift()!;
  };
}

/** Returns this process's CPU time in milliseconds. */
function cpuTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Yields an endless series of half-millisecond steps. */
function* busySteps(now: () => number): Generator<Choice, Choice> {
  for (let step = 1; ; step++) {
    const begin = now();
    while (now() - begin < 0.5);
    yield stepNumber(step);
  }
}
