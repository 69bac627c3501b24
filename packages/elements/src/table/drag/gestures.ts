import {css} from 'lit';
import {boxInWindow, layoutParent, waysFor} from '../../board/scale.js';
import {animate, frame} from '../../base/clock.js';
import {adopt} from '../../base/adopt.js';
import {cardAt, distance, THRESHOLD, type Press, type WorthNotes} from '../input/press.js';

/** Time in milliseconds after which a press is a long press, which asks about the card. */
const LONG_PRESS = 500;
/** Maximum duration in milliseconds of a flick, and its minimum speed in pixels per millisecond. */
const FLICK = 250;
const FLICK_SPEED = 0.7;
/** Distance that the page scrolls, as a multiple of the flick's length. */
const MOMENTUM = 2;
/** Margin in pixels that makes the drop zone larger than it looks. */
const MARGIN = 16;

/** Pressed or dragged card. */
interface HeldCard {
  readonly card: HTMLElement;
  readonly down: PointerEvent;
  /**
   * Point from which the drag is measured. It differs from where the pointer went down if an identical card is dragged
   * instead of the pressed one (see `lastEqual`).
   */
  readonly x: number;
  readonly y: number;
  readonly longPress: ReturnType<typeof setTimeout>;
  /**
   * Dragged cards, with the initial `translate` of each: the card and, if it is selected, all other selected cards.
   * Empty before the drag.
   */
  lifted: ReadonlyMap<HTMLElement, readonly [x: number, y: number]>;
  /** Marks the dragged cards again after a rendering that changes their classes. */
  readonly marker: MutationObserver;
  /** Converts the distance that the pointer has moved to the distance that a lifted card must move. */
  wayOf: ReturnType<typeof waysFor>;
}

/** Styles for a dragged card, and of the drop zone. */
const dragStyles = css`
  .hand .lifted {
    z-index: 6;
    cursor: grabbing;
    transition: none;
    rotate: 0deg !important;
    box-shadow: 0 12px 20px rgb(0 0 0 / 0.5);
  }
  .hand li:has(.lifted) {
    z-index: 6;
    position: relative;
  }
  /* The hand stays spread open at the dragged card, wherever the pointer is. */
  .dropping .hand li {
    flex-shrink: 1;
    transition: none;
  }
  .dropping .hand li:is(:has(.lifted), :last-child) {
    flex-shrink: 0;
  }
  .dropping .middle {
    outline: 2px dashed var(--line);
    outline-offset: -6px;
  }
  .over .middle {
    background: var(--hover);
    outline: 3px solid var(--ring);
  }
`;

/**
 * Handles drags and long presses. Dropping a playable card on the middle fires a `drop` event on its button. Selected
 * cards are dragged together. A long press on a face-up card asks about it. The card can still be dragged then, which
 * removes the answer.
 */
export class Gestures {
  readonly #root: ShadowRoot;
  readonly #worth: WorthNotes;
  #held: HeldCard | undefined;
  /** Whether to ignore the click that ends the current gesture. */
  #swallow = false;
  /** Whether to suppress the context menu because the right button has ended a drag. */
  #swallowMenu = false;

  /** Creates the handler. `press` is a press that is under way or has just ended. */
  constructor(root: ShadowRoot, worth: WorthNotes, press: Press | undefined) {
    this.#root = root;
    this.#worth = worth;
    adopt(root, [dragStyles]);
    const on = (type: string, handle: (event: PointerEvent) => void, capture = false): void =>
      root.addEventListener(type, (event) => handle(event as PointerEvent), capture);
    on('pointerdown', (event) => this.#handleDown(event));
    on('pointermove', (event) => this.#handleMove(event));
    on('pointerup', (event) => this.#handleUp(event));
    on('pointercancel', () => this.#release());
    on('click', (event) => this.#handleClick(event), true);
    on('contextmenu', (event) => {
      if (this.#swallowMenu) event.preventDefault();
      // On a Mac, Ctrl and a click open a menu, and the page doesn't learn when the button is released. In Safari, the
      // event has no pointer type.
      else if ((event.pointerType ?? 'mouse') === 'mouse') this.#release();
    });
    on('keydown', () => this.#held?.lifted.size && this.#release(), true);
    if (!press) return;
    this.#press(press.card, press.down);
    this.#handleMove(press.last);
    if (press.last.type === 'pointerup') this.#handleUp(press.last);
  }

  #handleDown(event: PointerEvent): void {
    this.#release();
    this.#swallow = this.#swallowMenu = false;
    const card = cardAt(event.target);
    if (card) this.#press(card, event);
  }

  #press(under: HTMLElement, event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const card = lastEqual(under);
    const ask = (): void => {
      this.#swallow = true;
      this.#worth.askAbout(card.dataset['card']!);
    };
    // Use real time instead of the page's clock, because presses happen in real time.
    const longPress = setTimeout(ask, event.timeStamp + LONG_PRESS - performance.now());
    const [at, from] = [boxInWindow(under), boxInWindow(card)];
    const [x, y] = [event.clientX - at.left + from.left, event.clientY - at.top + from.top];
    this.#held = {
      card,
      down: event,
      x,
      y,
      longPress,
      lifted: new Map(),
      marker: new MutationObserver((changes) => changes.forEach(({target}) => mark(target as Element))),
      wayOf: (dx, dy) => [dx, dy],
    };
  }

  #handleMove(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.down.pointerId) return;
    if ((event.buttons & ~1) !== 0) {
      this.#swallowMenu = true;
      return this.#release();
    }
    // The button was released where the page can't see it, for example in a dialog of the browser.
    if (event.type === 'pointermove' && event.buttons === 0 && held.down.buttons !== 0) {
      if (held.card.hasPointerCapture(event.pointerId)) held.card.releasePointerCapture(event.pointerId);
      return this.#release();
    }
    if (held.lifted.size === 0) {
      if (distance(held.down, event) < THRESHOLD) return;
      clearTimeout(held.longPress);
      if (!held.card.isConnected || !held.card.classList.contains('playable')) return;
      if (event.type === 'pointermove') held.card.setPointerCapture(held.down.pointerId);
      this.#worth.forgetWorth();
      this.#lift(held);
    }
    const [dx, dy] = held.wayOf(event.clientX - held.x, event.clientY - held.y);
    for (const [card, [x, y]] of held.lifted) card.style.translate = `${x + dx}px ${y + dy}px`;
    this.#table?.classList.toggle('over', this.#isOver(event));
  }

  /** Lifts the dragged cards from where they currently appear, even if the hand is still spreading apart. */
  #lift(held: HeldCard): void {
    const seen = groupOf(held.card).map((card) => [card, middleOf(card)] as const);
    for (const [card] of seen) {
      mark(card);
      held.marker.observe(card, {attributeFilter: ['class']});
    }
    this.#table?.classList.add('dropping');
    held.wayOf = waysFor(held.card);
    for (const [card] of seen) card.style.translate = '0px 0px';
    held.lifted = new Map(
      seen.map(([card, {x, y}]) => {
        const home = middleOf(card);
        return [card, held.wayOf(x - home.x, y - home.y)];
      }),
    );
  }

  #handleUp(event: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    if (held.lifted.size === 0) return this.#release();
    this.#swallow = true;
    const scroller = isFlick(held.down, event) ? scrollerOf(this.#root.host) : undefined;
    if (scroller) {
      this.#release();
      scroller.scrollBy({top: MOMENTUM * (held.down.clientY - event.clientY), behavior: 'smooth'});
    } else if (this.#isOver(event)) {
      this.#held = undefined;
      this.#settle();
      // The animation of a played card starts where it was dropped.
      held.card.dispatchEvent(new Event('drop'));
      // If the move was refused, the cards go back after the next rendering.
      frame(() => this.#goBack(held));
    } else this.#release();
  }

  #handleClick(event: PointerEvent): void {
    if (!this.#swallow || event.detail === 0) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Releases the card. A dragged card goes back. */
  #release(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    clearTimeout(held.longPress);
    this.#settle();
    if (held.lifted.size === 0) return;
    // The card still has pointer capture, so releasing the button over it would count as a click.
    this.#swallow = true;
    this.#goBack(held);
  }

  #settle(): void {
    this.#table?.classList.remove('dropping', 'over');
  }

  #goBack({lifted, marker}: HeldCard): void {
    marker.disconnect();
    for (const card of lifted.keys()) this.#putBack(card);
  }

  #putBack(card: HTMLElement): void {
    const from = card.style.translate;
    card.style.translate = '';
    card.classList.remove('lifted');
    if (!card.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    animate(card, [{translate: from}, {translate: getComputedStyle(card).translate}], {
      duration: 180,
      easing: 'ease-out',
    });
  }

  get #table(): Element | null {
    return this.#root.querySelector('.table');
  }

  #isOver({clientX, clientY}: PointerEvent): boolean {
    const middle = this.#root.querySelector('.middle');
    if (!middle) return false;
    const zone = boxInWindow(middle);
    return (
      clientX >= zone.left - MARGIN &&
      clientX <= zone.right + MARGIN &&
      clientY >= zone.top - MARGIN &&
      clientY <= zone.bottom + MARGIN
    );
  }
}

/** Marks a card as dragged. */
function mark(card: Element): void {
  if (!card.classList.contains('lifted')) card.classList.add('lifted');
}

/** Returns whether a finger swept upwards fast enough to scroll the page instead of dragging a card. */
const isFlick = (down: PointerEvent, up: PointerEvent): boolean =>
  up.pointerType === 'touch' &&
  down.clientY - up.clientY > Math.abs(up.clientX - down.clientX) &&
  up.timeStamp - down.timeStamp < FLICK &&
  distance(down, up) / (up.timeStamp - down.timeStamp) > FLICK_SPEED;

/**
 * Returns the nearest ancestor that can be scrolled down. If there is none, returns undefined, and a flick plays the
 * card.
 */
function scrollerOf(element: Element): Element | undefined {
  for (let one: Element | null = element; one; one = layoutParent(one)) {
    const isPage = one === document.scrollingElement;
    const scrolls = isPage || /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (scrolls && one.scrollTop + one.clientHeight < one.scrollHeight - 1) return one;
  }
  return undefined;
}

/** Returns the position of a card's centre, relative to the window. */
function middleOf(card: HTMLElement): DOMPoint {
  const {x, y, width, height} = boxInWindow(card);
  return new DOMPoint(x + width / 2, y + height / 2);
}

/** Returns the cards to drag: all selected cards in the hand if this card is selected, otherwise only this card. */
const groupOf = (card: HTMLElement): HTMLElement[] =>
  card.matches('.picked') ? [...card.closest('.hand')!.querySelectorAll<HTMLElement>('.picked')] : [card];

/**
 * Returns the last of the identical cards in a hand. Whichever of them is played, rendering removes the last element,
 * so that is the one to drag.
 */
function lastEqual(card: HTMLElement): HTMLElement {
  const equals = card.closest('.hand')?.querySelectorAll<HTMLElement>(`[data-card="${card.dataset['card']!}"]`);
  return [...(equals ?? [])].at(-1) ?? card;
}
