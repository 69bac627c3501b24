import {OnDemand} from '../../base/page/on-demand.js';
import {cardAt, distance, THRESHOLD, type Press} from './press.js';

/** Code of drags and long presses. */
const gestures = new OnDemand(() => import('../drag/gestures.js'));

/** Time in milliseconds after which a press may be a long one. */
const HOLD = 250;

/** Elements of a table that do something themselves when they are clicked, and those that are read or asked. */
const CONTROLS = 'button, a, input, select, label, summary, [role="dialog"], .note';

/**
 * Handles pointer input other than clicks on the cards of the hand. A click on a card that lies on the table asks what it is. The first
 * press that becomes a drag, or may be a long one, loads the code for gestures, which goes on with that press and takes over.
 *
 * @param root - The table's shadow root.
 * @param ask - Called with the key of the card that is asked about.
 * @param skipAnimations - Called when the felt is clicked.
 */
export function followPointer(root: ShadowRoot, ask: (card: string) => void, skipAnimations: () => unknown): void {
  let press: Press | undefined;
  const takenOver = new AbortController();
  const {signal} = takenOver;
  const on = (type: string, handle: (event: PointerEvent) => unknown, options?: AddEventListenerOptions): void =>
    root.addEventListener(type, (event) => handle(event as PointerEvent), options);
  const load = (): void =>
    gestures.with(
      ({Gestures}) => {
        if (signal.aborted) return;
        takenOver.abort();
        new Gestures(root, ask, press);
      },
      // Cards can still be clicked.
      () => undefined,
    );
  const follow = (event: PointerEvent): void => {
    if (!press || isReleased(press) || event.pointerId !== press.down.pointerId) return;
    press.last = event;
    if (distance(press.down, event) >= THRESHOLD) load();
  };
  on('pointerdown', (down) => cardAt(down.target)?.closest('.hand') && keepDrag(root.ownerDocument));
  const begin = (down: PointerEvent): void => {
    const card = cardAt(down.target);
    const begun = (press = card && {card, down, last: down});
    // In real time, whichever clock is in use: so long the reader's finger really stays.
    setTimeout(() => begun && press === begun && !isReleased(begun) && load(), HOLD);
  };
  on('pointerdown', begin, {signal});
  on('pointermove', follow, {signal});
  on('pointerup', follow, {signal});
  on('pointercancel', () => (press = undefined), {signal});
  // A long press would open a menu.
  on('contextmenu', (event) => cardAt(event.target) && event.pointerType !== 'mouse' && event.preventDefault());
  on('click', (event) => {
    const card = cardAt(event.target);
    if (card?.classList.contains('tells')) ask(card.dataset['card']!);
    else if (isFelt(event)) skipAnimations();
  });
}

/** Keeps what is pressed from an element around the table that the browser would drag, until the press ends. */
function keepDrag(page: Document): void {
  const ended = new AbortController();
  const options = {capture: true, signal: ended.signal};
  page.addEventListener('dragstart', (event) => event.preventDefault(), options);
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'])
    page.addEventListener(type, () => ended.abort(), options);
}

const isReleased = ({last}: Press): boolean => last.type === 'pointerup';

/** Tells whether a click is on the felt, where it does nothing else. The second half of a double click on a card that has left is not. */
const isFelt = ({target, detail}: PointerEvent): boolean =>
  detail < 2 && (target as Element).closest('.table') !== null && !(target as Element).closest(CONTROLS);
