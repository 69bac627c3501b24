/** Wraps data in proxies that count how often any part of it is read. */
export function countedReads<T>(data: T): {readonly data: T; readonly reads: () => number} {
  let reads = 0;
  const counted = <H>(value: H): H => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(holder, key, receiver) {
        reads++;
        return counted(Reflect.get(holder, key, receiver) as unknown);
      },
      has(holder, key) {
        reads++;
        return Reflect.has(holder, key);
      },
      getOwnPropertyDescriptor(holder, key) {
        reads++;
        return Reflect.getOwnPropertyDescriptor(holder, key);
      },
      ownKeys(holder) {
        const keys = Reflect.ownKeys(holder);
        reads += keys.length;
        return keys;
      },
    });
  };
  return {data: counted(data), reads: () => reads};
}
