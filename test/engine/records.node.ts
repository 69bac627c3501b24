import {describe, it} from 'node:test';
import {expect} from 'chai';
import {formatCard, parseRecord, writeRecord, type MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import fc from 'fast-check';
import {PlainDeal} from './plain-capodama.js';
import {plainMove, replayed} from './random-deals.js';
import {randomMatch} from './random-match.js';
import {sampleRuns} from '../sample-size.js';

const anyText = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.constantFrom('\ud800', 'a\udc00b', '\u0000', '</script>', '__proto__'),
);
const anyMatch = fc
  .tuple(fc.integer({min: 1, max: 6}), fc.nat(10_000), fc.nat(180), fc.array(anyText, {maxLength: 3}))
  .map(([players, seed, plies, texts]) => randomMatch(players, seed, plies, texts));

function read(text: string): MatchRecord {
  const result = parseRecord(text, games);
  if (!result.ok) throw new Error(`${result.problem.code} at ${result.problem.path}: ${text.slice(0, 500)}`);
  return result.value;
}

/** Returns the same data with all keys in a different order. */
function shuffledKeys(data: unknown, salt: number): unknown {
  if (Array.isArray(data)) return data.map((item) => shuffledKeys(item, salt));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [key, shuffledKeys(value, salt)] as const);
  // Languages keep their order.
  const fixed = entries.some(([key]) => key === 'it');
  return Object.fromEntries(fixed ? entries : entries.map((_, place) => entries[(place + salt) % entries.length]!));
}

describe('The record of a match of Capodama', () => {
  it('gives the same bytes when read and written again', () => {
    fc.assert(
      fc.property(anyMatch, (record) => {
        const text = writeRecord(record, capodama);
        const again = read(text);
        expect(writeRecord(again, capodama)).to.equal(text);
        expect(again).to.deep.equal(record);
      }),
      sampleRuns(25, 250),
    );
  });

  it('gives the same deals when read', () => {
    fc.assert(
      fc.property(anyMatch, (record) => {
        const players = record.options['players'] as number;
        for (const {dealer, pack, moves, marks} of read(writeRecord(record, capodama)).deals) {
          const deal = replayed(players, dealer, pack!, moves)!;
          const plain = new PlainDeal(players, dealer, pack!.map(formatCard));
          for (const {seat, ...move} of moves) plain.play(plainMove(seat, move));
          expect(capodama.view(deal, 'open').points).to.deep.equal(plain.points);
          expect(deal.over ? capodama.score(deal).marks : undefined).to.deep.equal(marks);
          expect(marks).to.deep.equal(plain.due ? undefined : plain.marks);
        }
      }),
      sampleRuns(10, 100),
    );
  });

  it('has only one canonical text, whatever the order of keys and the format of cards and options', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(5), (record, salt) => {
        const text = writeRecord(record, capodama);
        const data = JSON.parse(text) as {options: Record<string, unknown>; deals: Record<string, unknown>[]};
        data.options['target'] = record.options['target'];
        for (const deal of data.deals) {
          const pack = (deal['pack'] as string).split(' ');
          deal['pack'] = pack.map((code, place) => rewritten(code, place + salt)).join(' ');
          deal['comments'] ??= {};
          deal['lines'] ??= {};
          const lines = Object.values(deal['lines'] as Record<string, {moves: unknown[]}[]>).flat();
          for (const move of [deal, ...lines].flatMap(({moves}) => moves as Record<string, unknown>[])) {
            for (const key of ['card', 'left', 'right']) {
              if (typeof move[key] === 'string') move[key] = rewritten(move[key], salt);
            }
          }
        }
        const other = JSON.stringify(shuffledKeys(data, salt), undefined, salt);
        expect(writeRecord(read(other), capodama)).to.equal(text);
      }),
      sampleRuns(15, 150),
    );
  });

  it('omits default values, and writes the keys of moves in order', () => {
    const text = writeRecord(randomMatch(6, 3, 30), capodama);
    expect(text).to.match(
      /^\{"format":"cartavola\/1","game":"capodama","options":\{"players":6,"target":\d\},"deals":\[\{"dealer":/,
    );
    expect(text).to.match(/\{"seat":\d,"type":"double","suit":"[SDC]"\}/);
    expect(text).to.match(/\{"seat":\d,"type":"give","left":"..","right":".."\}/);
    expect(text).to.match(/\{"seat":\d,"type":"play","card":".."\}/);
    const plain = {game: 'capodama', options: {players: 4, target: 7}, deals: []};
    expect(writeRecord(plain, capodama)).to.equal(
      '{"format":"cartavola/1","game":"capodama","options":{"players":4},"deals":[]}',
    );
  });

  it('writes comments by ascending number, and languages in the given order', () => {
    const {deals, ...rest} = randomMatch(4, 1, 20);
    const comments = {12: 'c', 2: {it: 'due', fr: 'deux'}, 0: 'a'};
    const text = writeRecord({...rest, deals: [{...deals[0]!, comments}]}, capodama);
    expect(text).to.contain('"comments":{"0":"a","2":{"it":"due","fr":"deux"},"12":"c"}');
    expect(writeRecord(read(text), capodama)).to.equal(text);
  });
});

/** Writes a card in a different way. */
function rewritten(code: string, way: number): string {
  const [rank, suit] = [code.charAt(0), code.charAt(1)];
  const ranks = [rank, rank.toLowerCase(), rank === 'T' ? '10' : rank];
  const suits = [suit, suit.toLowerCase(), '♠♥♦♣'.charAt('SHDC'.indexOf(suit))];
  return ranks[way % 3]! + suits[(way >> 1) % 3]!;
}
