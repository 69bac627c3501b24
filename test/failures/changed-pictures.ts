// Test helpers: diagrams and replays of randomly changed notation, records and links. `seed` determines all random choices.
import fc from 'fast-check';
import {seededRandom, type Random} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {recordNotation} from '@cartavola/engine/notation.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {recordIn} from '../diagrams/drawn.js';
import {pickOne} from '../soak/played-match.js';
import {variantsOf} from '../soak/variants.js';
import type {Holder} from '../fuzz/data-places.js';
import {anyMutation, mutate} from '../fuzz/mutations.js';
import {randomRecord} from '../fuzz/random-record.js';

/** Kinds of changed data. */
export const KINDS = ['notation', 'record', 'link'] as const;
type Kind = (typeof KINDS)[number];

/** Element to show. */
export interface Changed {
  readonly kind: Kind;
  readonly element: 'card-diagram' | 'game-replay';
  /** Text inside the element, or its data. */
  readonly given: unknown;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Code that tries to run a script, and characters with special meanings. */
const SIGNS = [
  ...['\n', '/', '{', '}', ':', ',', '"', '\\', '*', '??', '-', '99', '(', '[', ']', '@fr', '\u2028', '\ud800', '🂡'],
  ...['deal', 'moves:', 'hands:', 'W:', '0:', 'x', 'names: ', 'table: ', 'seat: 1', '__proto__', 'constructor'],
  '{<script>window.hasRun = true</script>}',
  '<img src=x onerror="window.hasRun = true">',
  '"><svg onload=window.hasRun=true>',
  '{<a href="javascript:window.hasRun=true">a</a>}',
  '${window.hasRun=true}',
  '{{hasRun=true}}',
];

const POSITIONS = [
  'AS KH 7D* QC TD',
  'AS KS QS JS TS 9S 8S ?? ??',
  'game: scopa / players: 2 / you: AS 7H* KD / table: 2C 5D / piles: 3S 3H 3D / 7S 7D / stock 12',
  'game: capodama / players: 4 / seat: 0 / dealer: 3 / double: S / capo: 3 / hands: AS 8S / KS 9D / QH TD / AH 8D',
  'game: capra / trump: H / hands: AS KS QS / 4 / 4 / 4 / seat: 0 / leader: 0 / trick: 0: 9D / stock: 16',
  'game: calypso / hands: AS KH 7D / 3 / 3 / 2 / leader: 3 / trick: 3: 9D / trumps: SDHC / calypsos: AS / KD / - / 8C',
];

/** Returns a random match of at most one deal and the start of another. */
function anyRecord(random: Random): string {
  // Every game is equally likely, however many variants it has.
  const variant = pickOne(variantsOf(pickOne(games, random)), random);
  return randomRecord(variant, random.below(1_000_000), random.below(30));
}

function changedText(text: string, random: Random): string {
  let changed = text;
  // Some stay unchanged, because valid data must also be shown correctly.
  for (let count = random.below(5) - 2; count > 0; count--) {
    const at = random.below(changed.length + 1);
    const put = random.below(3) === 0 ? '' : pickOne(SIGNS, random);
    const again = random.below(4) === 0 ? changed.slice(Math.max(0, at - random.below(40)), at) : '';
    changed = changed.slice(0, at) + put + again + changed.slice(at + random.below(4));
  }
  return changed;
}

function notation(random: Random): string {
  if (random.below(3) === 0) return changedText(pickOne(POSITIONS, random), random);
  const {game, record} = recordIn(JSON.parse(anyRecord(random)));
  return changedText(`game: ${game.id}\n${recordNotation(record, game, 'en')}`, random);
}

/** Returns a record as text or data. `number` selects the changes to the data. */
function record(random: Random, number: number): unknown {
  const text = anyRecord(random);
  if (random.below(3) === 0) return changedText(text, random);
  const data = JSON.parse(text) as Holder;
  const [mutations = []] = fc.sample(fc.array(anyMutation, {maxLength: 2}), {seed: number, numRuns: 1});
  mutate(data, mutations);
  return data;
}

/** Returns a match as packed for links. */
function packed(random: Random): string {
  const {game, record} = recordIn(JSON.parse(anyRecord(random)));
  return changedText(`${game.id} ${packRecord(record, game)}`, random);
}

const RIGHT = ['0', '0', '1'];
const NUMBERS = [...RIGHT, '5', '12', '99', '-1', '1e9', '0x1', '', ' ', 'NaN', '9'.repeat(30)];

/** Returns the element with the given number. */
export function changed(seed: number, number: number, kind: Kind): Changed {
  const random = seededRandom(`pictures ${seed}`, number, kind);
  const isReplay = random.below(2) === 0;
  const attributes: Record<string, string> = {letters: 'en'};
  for (const name of isReplay ? ['seat', 'guess', 'ply'] : ['seat', 'ply'])
    if (random.below(name === 'seat' ? 2 : 4) === 0)
      attributes[name] = pickOne(random.below(12) === 0 ? NUMBERS : RIGHT, random);
  if (random.below(8) === 0) attributes['dim'] = changedText('9 8 7D', random);
  if (random.below(8) === 0) attributes['arrows'] = changedText('7D>5C, KS>KH', random);
  const given = kind === 'notation' ? notation(random) : kind === 'record' ? record(random, number) : packed(random);
  return {kind, element: isReplay ? 'game-replay' : 'card-diagram', given, attributes};
}

/** Returns the fragment of the link with the given number. The link leads to a moment of a replay. */
export function changedLink(seed: number, number: number): string {
  const random = seededRandom(`links ${seed}`, number, 'links');
  const hash = `#cartavola=replay&for=witness&ply=${random.below(12)}`;
  return random.below(3) === 0 ? `#ply-${changedText(String(random.below(12)), random)}` : changedText(hash, random);
}
