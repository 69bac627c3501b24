/** An object or list. */
export type Holder = Record<string, unknown>;

/** Place in data: an object's key or a list's index, with its path. */
export interface Place {
  readonly holder: Holder;
  readonly key: string;
  readonly path: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Whether a value is an object or list as in JSON, as opposed to a date or map, for example. */
export const isPlain = (value: unknown): value is Holder =>
  isHolder(value) && (Array.isArray(value) || !/^\[object (?!Object)/.test(Object.prototype.toString.call(value)));

/** Copies objects and lists with all their own properties. Returns other values unchanged. */
export function copyOf(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const copy = (Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value) as object | null)) as Holder;
  for (const key of Object.keys(value)) {
    Object.defineProperty(copy, key, {
      value: copyOf(value[key]),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  if (Array.isArray(value)) (copy as unknown as unknown[]).length = value.length;
  return copy;
}

/** Deep-freezes data. */
export function deepFreeze(data: unknown): void {
  const waiting = [data];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (!isPlain(value) || Object.isFrozen(value)) continue;
    Object.freeze(value);
    for (const key of Object.keys(value)) waiting.push(value[key]);
  }
}

/** Lists all places in the data, outer ones first. */
export function placesIn(data: unknown, path = ''): Place[] {
  if (!isPlain(data)) return [];
  const isList = Array.isArray(data);
  return Object.keys(data).flatMap((key) => {
    const here = isList ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    return [{holder: data, key, path: here}, ...placesIn(data[key], here)];
  });
}

/** Groups places by kind. For example, the cards of all moves are one kind. */
export function kindsOfPlaces(data: unknown): Place[][] {
  const kinds = new Map<string, Place[]>();
  for (const place of placesIn(data)) {
    const kind = place.path.replace(/\d+/g, '0');
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  return [...kinds.values()];
}

/**
 * Returns where a path leads in its most favourable reading: to a place in the data (`there`), to a key that an object
 * lacks (`lacking`), or to neither (`nowhere`).
 */
export function leads(path: string, data: unknown): 'there' | 'lacking' | 'nowhere' {
  return path === '' ? 'there' : leadsOn(path, data, true);
}

function leadsOn(rest: string, data: unknown, first: boolean): 'there' | 'lacking' | 'nowhere' {
  if (rest === '') return 'there';
  if (!isHolder(data)) return 'nowhere';
  if (Array.isArray(data)) {
    const place = /^\[(0|[1-9]\d*)\]/.exec(rest);
    if (!place || Number(place[1]) >= data.length) return 'nowhere';
    return leadsOn(rest.slice(place[0].length), (data as unknown[])[Number(place[1])], false);
  }
  if (!first && !rest.startsWith('.')) return 'nowhere';
  const tail = first ? rest : rest.slice(1);
  const ways = Object.keys(data)
    .filter((key) => tail.startsWith(key))
    .map((key) => (tail === key ? 'there' : leadsOn(tail.slice(key.length), data[key], false)));
  if (ways.includes('there')) return 'there';
  return ways.includes('lacking') || /^[a-z]+$/i.test(tail) ? 'lacking' : 'nowhere';
}
