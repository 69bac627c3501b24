import {expect} from 'chai';
import {PROTOCOL, type Choice, type Chooser} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import type {ThinkRequest} from '../thinker.js';
import {Pool} from './pool.js';

const chosen = (value: number): Choice => ({move: {type: 'play'}, value, reasons: []});

/** Chooser that never ends. The value of each choice is the step at which it was made. */
const endless: Chooser<View> = function* () {
  for (let step = 1; ; step++) yield chosen(step);
};

// eslint-disable-next-line require-yield
const atOnce: Chooser<View> = function* () {
  return chosen(-1);
};

const ASK: ThinkRequest = {
  view: {moves: [{type: 'play'}], turn: [0], viewer: 0} as unknown as View,
  options: {level: 'casual', iterations: 0, seed: ''},
  budget: 10_000,
  pageBudget: 30,
};

/** Returns the reason for a promise's rejection. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Sets the page's `<meta>` element for bots. */
function pageWith(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'cartavola-bots';
  meta.content = content;
  document.head.append(meta);
}

/** Returns the URL of a worker that runs this code for each message. */
const script = (answer: string): string =>
  URL.createObjectURL(
    new Blob([
      `let heard; const chosen = (id, value) => ({id, choice: {move: {type: 'play'}, value, reasons: []}}); postMessage({ready: ${PROTOCOL}}); onmessage = ({data}) => {${answer}}`,
    ]),
  );

describe('The pool of a page’s bots', () => {
  const {signal} = new AbortController();
  /** Chooser on the main thread. */
  let chooser: Chooser<View>;
  let pool: Pool;
  beforeEach(() => {
    chooser = atOnce;
    pool = new Pool('scopa', () => Promise.resolve(chooser));
  });
  afterEach(() => {
    pool.end();
    document.querySelector('meta[name="cartavola-bots"]')?.remove();
  });

  it('asks a worker, and notifies it of cancelled requests', async () => {
    pageWith(
      script(`
        if ('cancel' in data) heard = data.cancel;
        else if (data.id !== 1) postMessage(chosen(data.id, heard));
      `),
    );
    await pool.answer(ASK, signal);
    const wanted = new AbortController();
    const answer = rejection(pool.answer(ASK, wanted.signal));
    await new Promise(requestAnimationFrame);
    wanted.abort('enough');
    expect(await answer).to.equal('enough');
    expect((await pool.answer(ASK, signal)).value).to.equal(1);
  });

  it('answers a request itself if the worker fails, and still asks the worker next time', async () => {
    pageWith(script(`postMessage(data.id % 2 ? chosen(data.id, data.id) : {id: data.id, error: 'no'})`));
    const values: number[] = [];
    for (let count = 0; count < 4; count++) values.push((await pool.answer(ASK, signal)).value);
    expect(values).to.deep.equal([-1, 1, -1, 3]);
  });

  it('passes all pending requests to the next worker when one dies', async () => {
    pageWith(script(`if (data.id === 2) throw new Error('It dies.')`));
    const answers = await Promise.all([0, 1, 2].map(() => pool.answer(ASK, signal)));
    // The next worker, embedded in the kit, rejects the view because it doesn't belong to a game. The main thread
    // answers.
    expect(answers.map(({value}) => value)).to.deep.equal([-1, -1, -1]);
  });

  it('passes a request with an invalid answer to the next worker, and does not ask the first one again', async () => {
    pageWith(script(`postMessage(data.id % 2 ? null : chosen(data.id, data.id))`));
    const values: number[] = [];
    for (let count = 0; count < 4; count++) values.push((await pool.answer(ASK, signal)).value);
    expect(values).to.deep.equal([0, -1, -1, -1]);
  });

  it('rejects a worker’s illegal move', async () => {
    pageWith(script(`postMessage({id: data.id, choice: {move: {type: 'play', card: 0}, value: 1, reasons: []}})`));
    expect((await pool.answer(ASK, signal)).value).to.equal(-1);
  });

  it('without workers, returns the best choice so far when its time is up, and stops when it is cancelled', async () => {
    pageWith('none');
    chooser = endless;
    const {value} = await pool.answer(ASK, signal);
    expect(value).to.be.greaterThan(1);
    const wanted = new AbortController();
    const answer = rejection(pool.answer({...ASK, pageBudget: Infinity}, wanted.signal));
    await new Promise(requestAnimationFrame);
    wanted.abort('enough');
    expect(await answer).to.equal('enough');
  });

  it('rejects with the reason if no bot can choose', async () => {
    pageWith('none');
    chooser = () => {
      throw new RangeError('No bot plays this.');
    };
    expect(await rejection(pool.answer(ASK, signal))).to.be.instanceOf(RangeError);
  });
});
