import {sendKeys, sendMouse} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import {tapAt} from '../input.js';

/** Input method: presses a button on the table. */
export interface Hands {
  use(button: HTMLElement): Promise<void>;
}

/**
 * Resolves when the element is rendered. If it is outside the viewport, this happens in the frame after it comes into
 * view.
 */
export async function rendered(element: Element): Promise<void> {
  while (!element.checkVisibility({contentVisibilityAuto: true})) await new Promise(requestAnimationFrame);
}

/** Returns a point on the element that nothing else covers, in the viewport of the test's page. */
export async function pointOf(element: HTMLElement): Promise<[number, number]> {
  element.scrollIntoView({block: 'center'});
  await rendered(element);
  const root = element.getRootNode() as ShadowRoot;
  // A card that is being raised may cover another one a moment later.
  await Promise.allSettled(root.getAnimations().map((animation) => animation.finished));
  const {left, top, width, height} = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  for (const across of [0.5, 0.25, 0.12, 0.75]) {
    for (const down of [0.5, 0.25, 0.12, 0.8]) {
      // If cards overlap, one pixel may decide which one is hit.
      const x = Math.round(left + width * across);
      const y = Math.round(top + height * down);
      const hit = root.elementFromPoint(x, y);
      if (hit && (hit === element || element.contains(hit))) {
        return [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0))];
      }
    }
  }
  throw new Error(`${element.textContent.trim()} has no uncovered point.`);
}

/**
 * Points at a button until it stays under the pointer, because a hand of cards fans out under the pointer and moves the
 * card. Returns the point.
 */
export async function pointAt(button: HTMLElement): Promise<[number, number]> {
  let position = await pointOf(button);
  for (let moves = 0; ; moves++) {
    await sendMouse({type: 'move', position});
    const now = await pointOf(button);
    if (now[0] === position[0] && now[1] === position[1]) return position;
    if (moves > 5) throw new Error(`${button.textContent.trim()} does not rest under the pointer.`);
    position = now;
  }
}

/** Points at a button and clicks it. */
export const mouse: Hands = {
  async use(button) {
    await sendMouse({type: 'click', position: await pointAt(button)});
  },
};

export const finger: Hands = {
  async use(button) {
    const [x, y] = await pointOf(button);
    await tapAt({x, y});
  },
};

/** Presses Tab to the group, arrow keys to the item, and Enter. Never sets focus with a script. */
export const keyboard: Hands = {
  async use(button) {
    const root = button.getRootNode() as ShadowRoot;
    const group = button.closest('[data-group]')!;
    for (let count = 0; !group.contains(root.activeElement); count++) {
      if (count > 12) throw new Error('Tab does not reach the group.');
      await sendKeys({press: 'Tab'});
    }
    const items = [...group.querySelectorAll<HTMLElement>('[data-item]')];
    await sendKeys({press: 'Home'});
    for (let place = 0; place < items.indexOf(button); place++) await sendKeys({press: 'ArrowRight'});
    if (root.activeElement !== button) throw new Error('The arrows do not reach the button.');
    await sendKeys({press: 'Enter'});
  },
};

/** Plays like `keyboard`, but selects cards in the hand by their digits. */
export const digits: Hands = {
  async use(button) {
    const root = button.getRootNode() as ShadowRoot;
    const place = [...(button.closest('[data-group="hand"]')?.querySelectorAll('[data-item]') ?? [])].indexOf(button);
    if (place < 0 || !root.activeElement) return keyboard.use(button);
    await sendKeys({press: String(place + 1)});
    if (root.activeElement !== button) throw new Error(`${place + 1} does not reach its card.`);
    await sendKeys({press: 'Enter'});
  },
};

const rootOf = (table: Element): ShadowRoot => table.shadowRoot!;

export const all = (table: Element, selector: string): HTMLElement[] => [
  ...rootOf(table).querySelectorAll<HTMLElement>(selector),
];

const CHANGES = ['table-move', 'table-turn', 'table-score', 'table-match', 'table-deal', 'table-ready'] as const;

/** Whether bots still have to act at the same time as the reader, as in an exchange. */
export function othersActToo(table: Element): boolean {
  const {match} = table as CardTable;
  const turn = match?.view?.turn ?? [];
  return turn.some((seat) => match!.owns(seat)) && turn.some((seat) => !match!.owns(seat));
}

/** Kind of action that the table asks the reader for. Undefined while others act. */
function asked(table: Element): 'choice' | 'card' | 'next' | 'over' | undefined {
  if (othersActToo(table)) return undefined;
  const button = rootOf(table).querySelector<HTMLElement>('.primary');
  if (button) return button.dataset['item'] === 'again' ? 'over' : 'next';
  if (all(table, '.choice').length > 0) return 'choice';
  return all(table, '.hand .playable').length > 0 ? 'card' : undefined;
}

/** Resolves when the table asks the reader something. */
export async function untilAsked(table: Element): Promise<'choice' | 'card' | 'next' | 'over'> {
  for (;;) {
    const changed = new Promise((resolve) =>
      CHANGES.forEach((type) => table.addEventListener(type, resolve, {once: true})),
    );
    await (table as CardTable).updateComplete;
    const now = asked(table);
    if (now) return now;
    await changed;
  }
}

/** Resolves with the element's next event of a type. Call it before the action that causes the event. */
export const told = (element: Element, type: string): Promise<Event> =>
  new Promise((resolve) => element.addEventListener(type, resolve, {once: true}));
