import {OnDemand} from '../../base/page/on-demand.js';
import {cardAt, distance, THRESHOLD, type Press, type WorthNotes} from './press.js';

/** Code for drags and long presses. */
const gestures = new OnDemand(() => import('../drag/gestures.js'));

/** Time in milliseconds after which to load the code for gestures, because the press may become a long press. */
const HOLD = 250;

/** Elements on which a click doesn't skip animations: controls, dialogs and notes. */
const CONTROLS = 'button, a, input, select, label, summary, [role="dialog"], .note';

/**
 * Handles pointer input other than clicks on cards in the hand. A click on a card on the table asks about it. The first
 * press that becomes a drag, or may become a long press, loads the code for gestures, which takes over that press and
 * all later ones.
 *
 * @param root - The table's shadow root.
 * @param worth - Shows the value of the card that the reader asks about.
 * @param skipAnimations - Called when the felt is clicked.
 */
export function followPointer(root: ShadowRoot, worth: WorthNotes, skipAnimations: () => unknown): void {
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
        new Gestures(root, worth, press);
      },
      // If loading fails, cards can still be clicked.
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
    // Use real time instead of the page's clock, because presses happen in real time.
    setTimeout(() => begun && press === begun && !isReleased(begun) && load(), HOLD);
  };
  on('pointerdown', begin, {signal});
  on('pointermove', follow, {signal});
  on('pointerup', follow, {signal});
  on('pointercancel', () => (press = undefined), {signal});
  // Prevent a long press from opening the browser's context menu.
  on('contextmenu', (event) => cardAt(event.target) && event.pointerType !== 'mouse' && event.preventDefault());
  on('click', (event) => {
    const card = cardAt(event.target);
    if (card?.classList.contains('tells')) worth.askAbout(card.dataset['card']!);
    else if (isFelt(event)) skipAnimations();
  });
}

/** Prevents the browser from dragging an element that contains the table, until the press ends. */
function keepDrag(page: Document): void {
  const ended = new AbortController();
  const options = {capture: true, signal: ended.signal};
  page.addEventListener('dragstart', (event) => event.preventDefault(), options);
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'])
    page.addEventListener(type, () => ended.abort(), options);
}

const isReleased = ({last}: Press): boolean => last.type === 'pointerup';

/**
 * Returns whether a click is on the felt, outside all controls. Ignores the second click of a double click, because the
 * first click may have played a card.
 */
const isFelt = ({target, detail}: PointerEvent): boolean =>
  detail < 2 && (target as Element).closest('.table') !== null && !(target as Element).closest(CONTROLS);
