import {describe, it} from 'node:test';
import {expect} from 'chai';
import type {Choice} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import type {ThinkRequest} from '../../match/thinker.js';
import {botPlayer, type BotContext} from './bot-player.js';
import {PACES} from '../settings/settings.js';

/** Returns a promise together with the function that resolves it. */
function later<T>(): {promise: Promise<T>; resolve: (value: T) => void} {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((keep) => (resolve = keep));
  return {promise, resolve};
}

/** Creates a bot in seat 1 that thinks and pauses until the test resolves the promises. */
function slowly({turn, speed}: {turn: number[]; speed: keyof typeof PACES}) {
  const shown = later<void>();
  const thought = later<Choice>();
  const paused = later<void>();
  const asks: ThinkRequest[] = [];
  const pauses: number[] = [];
  const wanted = new AbortController();
  const context: BotContext = {
    bots: {think: (ask) => (asks.push(ask), thought.promise)},
    displayQueue: {idle: shown.promise, pause: (time) => (pauses.push(time), paused.promise)},
    isWatched: false,
    pace: () => PACES[speed],
    manner: () => ({level: 'casual', temper: 'bold'}),
    seed: () => 'seed',
    totals: () => [8, 2],
    signal: () => wanted.signal,
  };
  const told: string[] = [];
  const move = botPlayer(
    1,
    context,
  )({turn} as unknown as View).then(
    ({type}) => told.push(type),
    () => told.push('ended'),
  );
  const settled = () => new Promise((done) => setTimeout(done));
  return {shown, thought, paused, asks, pauses, wanted, told, move, settled};
}
const CHOICE: Choice = {move: {type: 'play'}, value: 0, reasons: []};

describe('A bot at a table', () => {
  it('thinks while earlier moves are shown, and then moves, but no sooner than its pace allows', async () => {
    const bot = slowly({turn: [1], speed: 'normal'});
    await bot.settled();
    expect(bot.asks).to.have.lengthOf(1);
    expect(bot.asks[0]!.options).to.include({level: 'casual', temper: 'bold'});
    expect(bot.asks[0]!.options.totals).to.deep.equal([8, 2]);
    expect(bot.pauses[0]).to.be.within(PACES.normal.move * 0.7, PACES.normal.move * 1.4);
    bot.thought.resolve(CHOICE);
    bot.paused.resolve();
    await bot.settled();
    expect(bot.told).to.deep.equal([]);
    bot.shown.resolve();
    await bot.move;
    expect(bot.told).to.deep.equal(['play']);
  });

  it('keeps its pace if it finishes thinking early', async () => {
    const bot = slowly({turn: [1], speed: 'normal'});
    bot.shown.resolve();
    bot.thought.resolve(CHOICE);
    await bot.settled();
    expect(bot.told).to.deep.equal([]);
    bot.paused.resolve();
    await bot.move;
    expect(bot.told).to.deep.equal(['play']);
  });

  it('moves as soon as it is ready if it thinks longer than its pace', async () => {
    const bot = slowly({turn: [1], speed: 'instant'});
    bot.shown.resolve();
    bot.paused.resolve();
    await bot.settled();
    expect([bot.pauses, bot.told]).to.deep.equal([[0], []]);
    bot.thought.resolve(CHOICE);
    await bot.move;
    expect(bot.told).to.deep.equal(['play']);
  });

  it('does not pause out of turn, because that would reveal that it was asked', async () => {
    const bot = slowly({turn: [0], speed: 'slow'});
    bot.shown.resolve();
    bot.thought.resolve(CHOICE);
    await bot.move;
    expect([bot.pauses, bot.told]).to.deep.equal([[], ['play']]);
  });

  it('does not answer a cancelled request', async () => {
    const bot = slowly({turn: [1], speed: 'normal'});
    bot.wanted.abort();
    bot.thought.resolve(CHOICE);
    bot.paused.resolve();
    bot.shown.resolve();
    await bot.move;
    expect(bot.told).to.deep.equal(['ended']);
  });
});
