import {PREFIX, store, stored, type Unsaved} from '../../../page/save.js';

/** How many texts that could not be read are kept under a name. */
const MOST = 5;

const asideOf = (name: string): string => `unread ${JSON.stringify(name)} `;

/** The numbers of what was set aside under a name, the oldest first. */
function numbersOf(name: string): number[] {
  const start = PREFIX + asideOf(name);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => Number(key.slice(start.length)))
    .sort((a, b) => a - b);
}

/** What came of it: why the text had to stay where it is, or whether the oldest went for it. */
type SetAside = {readonly unsaved: Unsaved} | {readonly dropped: boolean};

/** Moves what could not be read to where nothing is ever written over it; of too many the oldest goes. */
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
