import type {Holder} from './data-places.js';

/** Hostile replacement for a value, derived from the original. */
interface Hostility {
  readonly name: string;
  put(holder: Holder, key: string): void;
}

const explode = (): never => {
  throw new Error('Do not look at this.');
};

const getter = (holder: Holder, key: string, get: () => unknown): void => {
  Object.defineProperty(holder, key, {get, enumerable: true, configurable: true});
};

const TRAPS = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'] as const;

/** Returns a shallow copy: a list from a list, and an object from anything else. */
const shellOf = (value: unknown): object => (Array.isArray(value) ? [...(value as unknown[])] : {...(value as object)});

const revoked = (value: unknown): unknown => {
  const {proxy, revoke} = Proxy.revocable(shellOf(value), {});
  revoke();
  return proxy;
};

/** Returns a getter that returns a different value on each read. */
function changing(values: readonly unknown[]): () => unknown {
  let reads = 0;
  return () => values[Math.min(reads++, values.length - 1)];
}

const NO_TEXT = {
  toString: explode,
  valueOf: explode,
  toJSON: explode,
  [Symbol.toPrimitive]: explode,
  get length(): never {
    return explode();
  },
};

export const HOSTILITIES: readonly Hostility[] = [
  {name: 'a getter that throws', put: (holder, key) => getter(holder, key, explode)},
  {
    name: 'a getter that throws the second time',
    put(holder, key) {
      const value = holder[key];
      let reads = 0;
      getter(holder, key, () => (reads++ > 0 ? explode() : value));
    },
  },
  ...[null, 'AH', -1, [], {}, Symbol('AH')].map((other): Hostility => ({
    name: `a getter that gives ${typeof other === 'symbol' ? 'a symbol' : JSON.stringify(other)} the second time`,
    put(holder, key) {
      getter(holder, key, changing([holder[key], other]));
    },
  })),
  ...TRAPS.map((trap): Hostility => ({
    name: `a proxy whose ${trap} throws`,
    put(holder, key) {
      holder[key] = new Proxy(shellOf(holder[key]), {[trap]: explode});
    },
  })),
  {
    name: 'a revoked proxy',
    put(holder, key) {
      holder[key] = revoked(holder[key]);
    },
  },
  {
    name: 'an endless list',
    put(holder, key) {
      const value = holder[key];
      const list = Array.isArray(value) ? (value as unknown[]) : [value];
      holder[key] = new Proxy([...list], {
        get: (all, at) => (at === 'length' ? Infinity : at in all ? (Reflect.get(all, at) as unknown) : all.at(-1)),
      });
    },
  },
  {
    name: 'itself',
    put(holder, key) {
      holder[key] = holder;
    },
  },
  {
    name: 'an object instead of a string',
    put(holder, key) {
      holder[key] = NO_TEXT;
    },
  },
  {
    name: 'a proxy of the original value',
    put(holder, key) {
      holder[key] = new Proxy(shellOf(holder[key]), {});
    },
  },
];

/** Returns hostile values for places that accept any value. */
export function hostileValues(): readonly unknown[] {
  const cyclic: Holder = {};
  cyclic['type'] = cyclic;
  return [
    ...[undefined, null, true, 0, NaN, 10n, '', 'null', Symbol('move'), explode, NO_TEXT, cyclic, [], [[]], {}],
    ...[Object.create(null) as object, new Date(), new Map(), revoked({}), revoked([])],
    ...TRAPS.flatMap((trap) => [new Proxy({}, {[trap]: explode}), new Proxy([], {[trap]: explode})]),
  ];
}
