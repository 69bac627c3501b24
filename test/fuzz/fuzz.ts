import fc from 'fast-check';
import {variants} from '../soak/soak.js';
import type {Holder} from './data-places.js';
import {anyMutation, mutate} from './mutations.js';
import {randomRecord} from './random-record.js';
import {checkParsing, checkReading} from './reader-laws.js';

/** Numbers of records tested and accepted. */
interface Fuzzed {
  tried: number;
  accepted: number;
}

/** Generates records of any variant as canonical text. */
const anyRecord = fc
  .tuple(fc.constantFrom(...variants), fc.nat(100_000), fc.nat(70))
  .map(([variant, seed, plies]) => randomRecord(variant, seed, plies));

/** Tests records with a few mutations, as data. */
export function fuzzData(runs: number, seed: number): Fuzzed {
  const fuzzed: Fuzzed = {tried: 0, accepted: 0};
  fc.assert(
    fc.property(anyRecord, fc.array(anyMutation, {maxLength: 4}), (text, mutations) => {
      const data = JSON.parse(text) as Holder;
      mutate(data, mutations);
      fuzzed.tried++;
      if (checkReading(data)) fuzzed.accepted++;
    }),
    {numRuns: runs, seed, includeErrorInReport: true},
  );
  return fuzzed;
}

const SNIPPETS = [
  '',
  '-',
  '1e400',
  '-0',
  '"',
  '\\ud800',
  '{',
  ']',
  ',',
  '"__proto__":',
  '"seat":0,',
  'null',
  '\u2028',
  '10',
  '♥',
  '0',
];

/** Tests records with removed, doubled or inserted characters, as text. */
export function fuzzText(runs: number, seed: number): Fuzzed {
  const fuzzed: Fuzzed = {tried: 0, accepted: 0};
  const change = fc.record({
    where: fc.nat(),
    lost: fc.nat(6),
    put: fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({unit: 'binary', maxLength: 3})),
    again: fc.nat(40),
  });
  fc.assert(
    fc.property(anyRecord, fc.array(change, {maxLength: 2}), (text, changes) => {
      const changed = changes.reduce((before, {where, lost, put, again}) => {
        const at = where % (before.length + 1);
        return before.slice(0, at) + put + before.slice(Math.max(0, at - again), at) + before.slice(at + lost);
      }, text);
      fuzzed.tried++;
      if (checkParsing(changed)) fuzzed.accepted++;
    }),
    {numRuns: runs, seed, includeErrorInReport: true},
  );
  return fuzzed;
}
