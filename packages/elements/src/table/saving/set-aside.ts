import {PREFIX, store, stored, type Unsaved} from '../../base/page/save.js';

/** Maximum number of unreadable values kept for a name. */
const MOST = 5;

const asideOf = (name: string): string => `unread ${JSON.stringify(name)} `;

/** Returns the numbers of the values set aside for a name, oldest first. */
function numbersOf(name: string): number[] {
  const start = PREFIX + asideOf(name);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => Number(key.slice(start.length)))
    .sort((a, b) => a - b);
}

/**
 * Outcome of setting a value aside: the reason why it had to stay, or whether the oldest value was removed to make
 * room.
 */
type SetAside = {readonly unsaved: Unsaved} | {readonly dropped: boolean};

/**
 * Moves an unreadable value to a key that is never overwritten. If there are too many such values, removes the oldest.
 */
export function setAside(name: string, key: string): SetAside {
  const text = stored(key);
  if (text === undefined) return {dropped: false};
  try {
    const numbers = numbersOf(name);
    const failure = store(asideOf(name) + ((numbers.at(-1) ?? 0) + 1), text);
    if (failure) return {unsaved: failure};
    localStorage.removeItem(PREFIX + key);
    const old = numbers.slice(0, Math.max(0, numbers.length - MOST + 1));
    for (const number of old) localStorage.removeItem(PREFIX + asideOf(name) + number);
    return {dropped: old.length > 0};
  } catch {
    return {unsaved: 'forbidden'};
  }
}
