import {variants} from '../soak/soak.js';
import type {Holder} from './data-places.js';
import {randomRecord} from './random-record.js';

/** Record with one part that may have any size. */
interface HugeRecord {
  readonly name: string;
  /** Creates the record with a string of about `size` bytes. */
  make(size: number): Holder;
  /** Code and shortened path of the problem. Undefined if the record is accepted. */
  readonly told: readonly [code: string, path: string] | undefined;
}

interface DealData extends Holder {
  pack: string;
  moves: Holder[];
  comments?: unknown;
  lines?: unknown;
}

/** Plays a whole match in a variant, without names, comments or lines. */
export function matchOf(name: string): {data: Holder; deal: DealData; move: Holder} {
  const variant = variants.find((one) => one.name === name);
  if (!variant) throw new RangeError(`Unknown variant ${name}.`);
  const data = JSON.parse(randomRecord(variant, 1, Infinity)) as Holder;
  delete data['players'];
  const deals = data['deals'] as DealData[];
  for (const deal of deals) {
    delete deal.comments;
    delete deal.lines;
  }
  return {data, deal: deals[0]!, move: deals[0]!.moves[0]!};
}

const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({length: Math.ceil(count)}, (_, place) => make(place));
const manyKeys = (count: number, prefix: string, value: unknown): Holder =>
  Object.fromEntries(many(count, (place) => [prefix + place.toString(36), value]));
const LONG = 'x'.repeat(190);
const cards = (code: string, size: number): string => `${`${code} `.repeat(size / 3)}${code}`;

type Change = (match: ReturnType<typeof matchOf>, size: number) => void;

const huge = (name: string, told: HugeRecord['told'], change: Change, variant = 'capra'): HugeRecord => ({
  name,
  told,
  make(size) {
    const match = matchOf(variant);
    change(match, size);
    return match.data;
  },
});

export const HUGE_RECORDS: readonly HugeRecord[] = [
  huge('a comment', undefined, ({deal}, size) => (deal.comments = {0: 'x'.repeat(size)})),
  huge('a comment in a language', undefined, ({deal}, size) => (deal.comments = {0: {fr: 'x'.repeat(size)}})),
  huge('many languages', undefined, ({deal}, size) => (deal.comments = {0: manyKeys(size / 200, 'aa-', LONG)})),
  huge('a name', undefined, ({data}, size) => (data['players'] = ['', 'x'.repeat(size), '', ''])),
  huge('a format', ['record.format', 'format'], ({data}, size) => (data['format'] = 'x'.repeat(size))),
  huge('a game', ['record.game', 'game'], ({data}, size) => (data['game'] = 'x'.repeat(size))),
  huge(
    'an unknown option',
    ['options.unknown', 'options.…'],
    ({data}, size) => (data['options'] = {['x'.repeat(size)]: 1}),
  ),
  huge('many unknown options', ['options.unknown', 'options.a0'], ({data}, size) => {
    data['options'] = manyKeys(size / 200, 'a', LONG);
  }),
  huge('many names', ['record.players', 'players'], ({data}, size) => (data['players'] = many(size / 200, () => LONG))),
  huge('many deals', ['record.unfinished', 'deals[1]'], ({data, deal}, size) => {
    const begun = {...deal, moves: []};
    delete (begun as Holder)['marks'];
    data['deals'] = many(size / 200, () => begun);
  }),
  huge('a pack', ['record.pack', 'deals[0].pack'], ({deal}, size) => (deal.pack = cards('AH', size))),
  huge('a pack in lower case', ['record.pack', 'deals[0].pack'], ({deal}, size) => (deal.pack = cards('ah', size))),
  huge('a pack of spaces', ['record.pack', 'deals[0].pack'], ({deal}, size) => (deal.pack = ' '.repeat(size))),
  huge(
    'a pack without spaces',
    ['record.pack', 'deals[0].pack'],
    ({deal}, size) => (deal.pack = 'ah'.repeat(size / 2)),
  ),
  huge(
    'a pack of four packs',
    ['record.pack', 'deals[0].pack'],
    ({deal}, size) => (deal.pack = cards('AH', size)),
    'calypso-free-penalise-draw',
  ),
  huge(
    'trump suits',
    ['record.trumps', 'deals[0].trumps'],
    ({deal}, size) => (deal['trumps'] = 'HCSD'.repeat(size / 4)),
    'calypso-free-penalise-draw',
  ),
  huge(
    'moves',
    ['record.illegal', 'deals[0].moves[1]'],
    ({deal, move}, size) => (deal.moves = many(size / 40, () => move)),
  ),
  huge(
    'a type of move',
    ['record.type', 'deals[0].moves[0].type'],
    ({move}, size) => (move['type'] = 'x'.repeat(size)),
  ),
  huge('the cards of a move', ['record.illegal', 'deals[0].moves[0]'], ({move}, size) => {
    move['cards'] = cards((move['cards'] as string).slice(0, 2), size);
  }),
  huge(
    'the captured cards of a move',
    ['record.illegal', 'deals[0].moves[0]'],
    ({move}, size) => (move['takes'] = cards('AH', size)),
    'scopa-2-italian',
  ),
  huge(
    'a card',
    ['record.card', 'deals[0].moves[0].card'],
    ({move}, size) => (move['card'] = 'a'.repeat(size)),
    'scopa-2-italian',
  ),
  huge('the number of a comment', ['record.comment', 'deals[0].comments.…'], ({deal}, size) => {
    deal.comments = {['1'.repeat(size)]: 'x'};
  }),
  huge('many comments', ['record.comment', 'deals[0].comments.a0'], ({deal}, size) => {
    deal.comments = manyKeys(size / 200, 'a', LONG);
  }),
  huge('the tag of a language', ['record.language', 'deals[0].comments.0.…'], ({deal}, size) => {
    deal.comments = {0: {[`aa${'-a'.repeat(size / 2)}!`]: 'x'}};
  }),
  huge('the title of a line', undefined, ({deal, move}, size) => {
    deal.lines = {0: [{title: 'x'.repeat(size), moves: [move]}]};
  }),
  huge('many lines', ['record.lines', 'deals[0].lines.0[40]'], ({deal, move}, size) => {
    deal.lines = {0: many(size / 60, () => ({moves: [move]}))};
  }),
  huge('lines at many moments', ['record.line', 'deals[0].lines.a0'], ({deal}, size) => {
    deal.lines = manyKeys(size / 20, 'a', []);
  }),
  huge('a long line', ['record.illegal', 'deals[0].lines.0[0].moves[1]'], ({deal, move}, size) => {
    deal.lines = {0: [{moves: many(size / 40, () => move)}]};
  }),
  huge('many comments of a line', ['record.comment', 'deals[0].lines.0[0].comments.a0'], ({deal, move}, size) => {
    deal.lines = {0: [{moves: [move], comments: manyKeys(size / 200, 'a', LONG)}]};
  }),
  huge('the moment of a line', ['record.line', 'deals[0].lines.…'], ({deal}, size) => {
    deal.lines = {['1'.repeat(size)]: []};
  }),
  huge('marks', ['record.marks', 'deals[0].marks'], ({deal}, size) => (deal['marks'] = many(size / 2, () => 0))),
  huge('totals', ['record.totals', 'totals'], ({data}, size) => (data['totals'] = many(size / 2, () => 0))),
  huge(
    'many unknown keys',
    ['record.unknown', 'a0'],
    ({data}, size) => void Object.assign(data, manyKeys(size / 20, 'a', 1)),
  ),
  huge('an unknown key', ['record.unknown', 'deals[0].…'], ({deal}, size) => (deal['x'.repeat(size)] = 1)),
  huge('many unknown keys of a move', ['record.unknown', 'deals[0].moves[0].a0'], ({move}, size) => {
    Object.assign(move, manyKeys(size / 200, 'a', LONG));
  }),
];

/** Shortens a path. */
export function shortPath(path: string): string {
  const last = path.lastIndexOf('.') + 1;
  return path.length - last > 40 ? `${path.slice(0, last)}…` : path;
}
