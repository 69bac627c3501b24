import fc from 'fast-check';
import {copyOf, isPlain, kindsOfPlaces, type Holder, type Place} from './data-places.js';

/** Mutation of data in place. Its numbers select among the possibilities. `value` is a value that may be inserted. */
interface Mutation {
  readonly way: keyof typeof ways;
  readonly kind: number;
  readonly which: number;
  readonly other: number;
  readonly value: unknown;
}

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'zzz',
  '',
  'a.b',
  '[0]',
  '0',
  '\ud800',
];

const nested = (depth: number, around: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = around(value);
  return value;
};

/** Returns an object with an own key `__proto__`, as `JSON.parse` does. */
const ownProto = (): unknown => JSON.parse('{"__proto__":{"seat":0,"players":4}}');

const junk = fc.oneof(
  {weight: 4, arbitrary: fc.constantFrom<unknown>(null, undefined, true, false, 0, -0, 1, 3, 7, -1, 0.5, NaN)},
  {weight: 2, arbitrary: fc.constantFrom<unknown>(Infinity, -Infinity, 2 ** 31, 2 ** 53, 1e21, 5e-324, 10n)},
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>('', ' ', 'AH', 'QH KH', 'AH AH', ' AH', 'AH ', '10h', 'q♥', '??', 'H', 'HCSD'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>('\ud800', '\udc00♥', '__proto__', 'constructor', 'toString', 'length', 'play'),
  },
  {weight: 1, arbitrary: fc.constantFrom('A'.repeat(100_000), 'AH '.repeat(30_000), '\u0000'.repeat(1000))},
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        () => [],
        () => ({}),
        () => [[[]]],
        () => Array<unknown>(5),
        // eslint-disable-next-line no-sparse-arrays
        () => [0, , 1],
        () => Array.from({length: 5000}, () => 0),
        () => nested(1000, (inner) => [inner]),
        () => nested(1000, (inner) => ({seat: inner})),
        () => Object.create(null) as unknown,
        () => Object.assign(Object.create(null) as Holder, {seat: 0, type: 'play', card: 'AH'}),
        ownProto,
        () => new Map([['players', 4]]),
        () => new Set([1]),
        () => new Uint8Array(4),
        () => /AH/,
        () => Symbol.iterator,
        () => () => 'AH',
      )
      .map((make): unknown => make()),
  },
  {weight: 2, arbitrary: fc.anything({maxDepth: 2, withNullPrototype: true, withSparseArray: true})},
  {weight: 2, arbitrary: fc.nat(60)},
);

/** Sets an own key of an object, whatever its name. */
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {value, enumerable: true, configurable: true, writable: true});
}

/** Changes the parts of a string that are separated by spaces. */
function changeCards({holder, key}: Place, change: (cards: string[]) => void): void {
  const text = holder[key];
  if (typeof text !== 'string') return;
  const cards = text.split(' ');
  change(cards);
  put(holder, key, cards.join(' '));
}

function swapIn<T>(items: T[], one: number, other: number): void {
  const [a, b] = [one % items.length, other % items.length];
  [items[a], items[b]] = [items[b]!, items[a]!];
}

/** Replaces a list's items. `splice` would use the list's constructor, which may be anything here. */
function replaceItems(list: unknown[], items: readonly unknown[]): void {
  list.length = 0;
  for (const item of items) list.push(item);
}

type Way = (place: Place, mutation: Mutation, other: Place) => void;

const ways = {
  change: ({holder, key}, {value}) => put(holder, key, value),
  drop: ({holder, key}) => void delete holder[key],
  dropItem: ({holder, key}) =>
    void (Array.isArray(holder)
      ? replaceItems(
          holder,
          Array.from<unknown>(holder).filter((_, place) => place !== Number(key)),
        )
      : delete holder[key]),
  repeat: ({holder, key}, {value}) => {
    if (Array.isArray(holder))
      replaceItems(
        holder,
        Array.from<unknown>(holder).flatMap((item, place) => (place === Number(key) ? [item, item] : [item])),
      );
    else put(holder, `${key}2`, value);
  },
  rename: ({holder, key}, {which}, {key: name}) => {
    const value = holder[key];
    delete holder[key];
    put(holder, which % 2 === 0 ? name : NAMES[which % NAMES.length]!, value);
  },
  add: ({holder}, {which, value}) => put(holder, NAMES[which % NAMES.length]!, value),
  swap: (place, _mutation, other) => {
    // Avoid cycles: a value must not contain itself.
    if (place.path.startsWith(other.path) || other.path.startsWith(place.path)) return;
    const value = place.holder[place.key];
    put(place.holder, place.key, other.holder[other.key]);
    put(other.holder, other.key, value);
  },
  wrap: ({holder, key}, {which}) => put(holder, key, which % 2 === 0 ? [holder[key]] : {[key]: holder[key]}),
  reverse: ({holder, key}) => {
    const value = holder[key];
    if (Array.isArray(value)) value.reverse();
    else if (isPlain(value)) put(holder, key, Object.fromEntries(Object.entries(value).reverse()));
  },
  lengthen: ({holder, key}, {which}) => {
    const value = holder[key];
    if (Array.isArray(value)) value.length += 1 + (which % 3);
    else if (typeof value === 'number') put(holder, key, value + 1);
    else if (typeof value === 'string') put(holder, key, value + value);
  },
  swapCards: (place, {which, other}) => changeCards(place, (cards) => swapIn(cards, which, other)),
  repeatCard: (place, {which, other}) =>
    changeCards(place, (cards) => (cards[which % cards.length] = cards[other % cards.length]!)),
  dropCard: (place, {which}) => changeCards(place, (cards) => cards.splice(which % cards.length, 1)),
  // Accepted variants of the notation.
  lowerCase: ({holder, key}) => {
    const value = holder[key];
    if (typeof value === 'string') put(holder, key, value.toLowerCase().replaceAll('h', '♥').replaceAll('t', '10'));
  },
} satisfies Record<string, Way>;

export const anyMutation: fc.Arbitrary<Mutation> = fc.record({
  way: fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
  kind: fc.nat(),
  which: fc.nat(),
  other: fc.nat(),
  value: junk,
});

/** Applies the mutations in order. */
export function mutate(data: Holder, mutations: readonly Mutation[]): void {
  for (const mutation of mutations) {
    const kinds = kindsOfPlaces(data);
    if (kinds.length === 0) return;
    const from = (places: readonly Place[], which: number): Place => places[which % places.length]!;
    const places = kinds[mutation.kind % kinds.length]!;
    const place = from(places, mutation.which);
    // Often choose a similar place, because swapping values of the same kind may be accepted.
    const other = from(mutation.other % 2 === 0 ? places : kinds.flat(), mutation.other >> 1);
    const way: Way = ways[mutation.way];
    way(place, {...mutation, value: copyOf(mutation.value)}, other);
  }
}
