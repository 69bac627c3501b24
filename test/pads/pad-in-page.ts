// Test helpers: a score pad in the page, and input for it.
import '@cartavola/elements/define/score-pad.js';
import type {ScorePad} from '@cartavola/elements';
import {setViewport} from '@web/test-runner-commands';
import {emulateTouch, keys, tap} from '../input.js';
import {find, findAll, until, type Attributes} from '../tables/table-in-page.js';

/** Input for a deal: numbers by index, or a choice. */
export type Entered = Readonly<Record<string, readonly number[] | number | string | boolean>>;

/** Adds a pad to the page. Resolves when it is ready to use. */
export async function putPad(attributes: Attributes, parent: Element = document.body): Promise<ScorePad> {
  const pad = document.createElement('score-pad');
  for (const [name, value] of Object.entries(attributes)) pad.setAttribute(name, value);
  parent.append(pad);
  await until(() => find(pad, '.acts button') !== null);
  return pad;
}

export const act = async (pad: ScorePad, name: string): Promise<void> => {
  find(pad, `[data-do="${name}"]`).click();
  await pad.updateComplete;
};

/** Begins a match with these names. */
export async function begin(pad: ScorePad, ...names: string[]): Promise<void> {
  const inputs = findAll(pad, '.player input[type=text]') as HTMLInputElement[];
  for (const [seat, name] of names.entries()) {
    inputs[seat]!.value = name;
    inputs[seat]!.dispatchEvent(new Event('input'));
  }
  await act(pad, 'begin');
}

/** Enters numbers and choices by tapping them and the digits. Doesn't save the deal. */
export async function tapIn(pad: ScorePad, entered: Entered): Promise<void> {
  const tapOn = async (selector: string): Promise<void> => {
    const part = find(pad, selector);
    part.scrollIntoView({block: 'nearest'});
    await tap(part);
  };
  for (const [name, value] of Object.entries(entered)) {
    if (!Array.isArray(value)) {
      await tapOn(`[data-cell="${name}-${String(value)}"]`);
      continue;
    }
    for (const [place, number] of (value as number[]).entries()) {
      await tapOn(`[data-cell="${name}-${place}"]`);
      for (const digit of String(number)) await tapOn(`[data-key="${digit}"]`);
    }
  }
  await pad.updateComplete;
}

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dario'];

/** Adds a pad to the page, and begins a match. */
export const begun = async (attributes: Record<string, string>): Promise<ScorePad> => {
  const pad = await putPad(attributes);
  await begin(pad, ...NAMES.slice(0, findAll(pad, '.player').length));
  return pad;
};

/** Enters a deal by tapping, and saves it. */
export const enter = async (pad: ScorePad, entered: Entered): Promise<void> => {
  await act(pad, 'enter');
  await tapIn(pad, entered);
  await act(pad, 'save');
};

/** Enters a deal with the keyboard only, from the button that opens it, and saves it. */
export async function typeIn(pad: ScorePad, entered: Entered): Promise<void> {
  const focused = (): HTMLElement => pad.shadowRoot!.activeElement as HTMLElement;
  await keys('Enter');
  await until(() => focused()?.dataset['cell'] !== undefined);
  for (let steps = 0; focused()?.dataset['do'] !== 'save' && steps < 60; steps++) {
    const [name, place] = focused().dataset['cell']!.split('-') as [string, string];
    const value = entered[name]!;
    if (Array.isArray(value)) {
      const number = (value as readonly number[])[Number(place)];
      if (number !== undefined) await keys(...String(number));
    } else if (place === String(value)) await keys('Space');
    else {
      await keys('ArrowRight');
      continue;
    }
    await keys('Enter');
    await pad.updateComplete;
  }
  await keys('Enter');
  await pad.updateComplete;
}

export const noteOf = (pad: ScorePad): string => find(pad, '.note').textContent.replaceAll('\u00a0', ' ').trim();

export const untilSaved = (pad: ScorePad): Promise<void> =>
  until(() => find(pad, '.kept')?.dataset['keeping'] === 'saved');

/** Deletes all stored pads. Remove the pads in the page first. */
export const forgetPads = (): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('cartavola', 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('pads');
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('pads', 'readwrite');
      transaction.objectStore('pads').clear();
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/** Collects the events of a pad. */
export const heard = <E extends Event>(pad: ScorePad, type: string): E[] => {
  const events: E[] = [];
  pad.addEventListener(type, (event) => events.push(event as E));
  return events;
};

/** Runs the surrounding tests on a phone in portrait mode, each without earlier tests' pads. */
export function onPhone(): void {
  before(() => setViewport({width: 320, height: 568}));
  beforeEach(async () => {
    document.body.style.margin = '0';
    await forgetPads();
    await emulateTouch(true);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateTouch(false);
  });
  after(async () => {
    document.body.style.margin = '';
    await setViewport({width: 1000, height: 800});
  });
}
