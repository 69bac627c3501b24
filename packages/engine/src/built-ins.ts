// What the kit's build uses instead of built-ins that some pages replace
// (`tools/build/replaced-built-ins.mjs`). It uses only built-ins that no known library changes.

/** List, or an object with methods of the same names, such as a `Map` or a typed array. */
type Collection = Readonly<Record<'entries' | 'keys' | 'reduce', (...given: readonly unknown[]) => unknown>>;

const isList = (of: unknown): of is readonly unknown[] => Array.isArray(of);

/** Same as `Array.from`, which MooTools and Prototype replace. */
export function arrayFrom(
  source: ArrayLike<unknown> | Iterable<unknown>,
  make: (item: unknown, place: number) => unknown = (item) => item,
): unknown[] {
  const list: unknown[] = [];
  const items = (source as {[Symbol.iterator]?: unknown})[Symbol.iterator] ? source : [].slice.call(source);
  for (const item of items as Iterable<unknown>) list.push(make(item, list.length));
  return list;
}

/** Same as `of.entries()`, which Prototype replaces for lists. */
export const entriesOf = (of: unknown): unknown =>
  isList(of) ? arrayFrom(of, (item, place) => [place, item]) : (of as Collection).entries();

/** Same as `of.reduce(join, first)`, which Prototype 1.6 replaces for lists. */
export function reduced(
  of: unknown,
  join: (all: unknown, item: unknown, place: number) => unknown,
  ...first: readonly unknown[]
): unknown {
  if (!isList(of)) return (of as Collection).reduce(join, ...first);
  let place = 1 - first.length;
  let all = place ? of[0] : first[0];
  for (; place < of.length; place++) all = join(all, of[place], place);
  return all;
}

/** Same as `JSON.stringify`, but ignores `toJSON`, which Prototype adds to lists. */
export const jsonOf = (value: unknown, replace?: (key: string, value: unknown) => unknown, space?: number): string =>
  JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key) {
      return replace ? replace(key, this[key]) : this[key];
    },
    space,
  );

/** Globals that the engine's types lack. */
const {CustomEvent, URL, webkitURL} = globalThis as unknown as Readonly<Record<string, object | undefined>>;

/** Same as `Event`, which MooTools 1.2 and 1.3 replace. */
export const NativeEvent: unknown = /* @__PURE__ */ Object.getPrototypeOf(CustomEvent);

/** Same as `URL`, which some pages replace with a variable. Its old name remains. */
export const NativeURL = webkitURL ?? URL;
