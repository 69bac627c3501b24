/** Distance in pixels after which a press becomes a drag. */
const THRESHOLD = 8;
/** Time in milliseconds after which a press asks about the card. */
const LONG_PRESS = 500;
/** Margin in pixels by which the drop zone is larger than it looks. */
const MARGIN = 16;

/** Card that is pressed or dragged. */
interface HeldCard {
  readonly card: HTMLElement;
  readonly pointer: number;
  /**
   * Start of the press in the viewport (`startX`, `startY`), and the same point on the card that is dragged (`x`, `y`), which differs where
   * equal cards stand in for each other: see `lastEqual`.
   */
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
  /** CSS `translate` of the card when it is not dragged. */
  readonly translate: string;
  readonly longPress: ReturnType<typeof setTimeout>;
  lifted: boolean;
}

/**
 * Handles pointer input other than clicks on the cards of the hand. A playable card can be dragged to the middle, which plays it as a click
 * does. A long press on a known card, or a click on one that lies on the table, asks what it is.
 *
 * @param root - The table's shadow root.
 * @param ask - Called with the key of the card that is asked about.
 */
export function followPointer(root: ShadowRoot, ask: (card: string) => void): void {
  void new Pointer(root, ask);
}

class Pointer {
  readonly #root: ShadowRoot;
  readonly #ask: (card: string) => void;
  #held: HeldCard | undefined;
  /** True if the click that ends the current gesture is to be ignored. */
  #swallow = false;

  constructor(root: ShadowRoot, ask: (card: string) => void) {
    this.#root = root;
    this.#ask = ask;
    const on = (type: string, handle: (event: PointerEvent) => void, capture = false): void =>
      root.addEventListener(type, (event) => handle(event as PointerEvent), capture);
    on('pointerdown', (event) => this.#handleDown(event));
    on('pointermove', (event) => this.#handleMove(event));
    on('pointerup', (event) => this.#handleUp(event));
    on('pointercancel', () => this.#release());
    on('contextmenu', (event) => this.#handleMenu(event));
    on('click', (event) => this.#handleClick(event), true);
    on('keydown', () => this.#held?.lifted && this.#release(), true);
  }

  #handleDown(event: PointerEvent): void {
    this.#release();
    this.#swallow = false;
    const under = cardAt(event);
    if (!under || !event.isPrimary || event.button !== 0) return;
    const card = lastEqual(under);
    const longPress = setTimeout(() => {
      this.#release();
      this.#swallow = true;
      this.#ask(card.dataset['card']!);
    }, LONG_PRESS);
    const [at, from] = [under.getBoundingClientRect(), card.getBoundingClientRect()];
    const [x, y] = [event.clientX - at.left + from.left, event.clientY - at.top + from.top];
    this.#held = {
      card,
      pointer: event.pointerId,
      x,
      y,
      startX: event.clientX,
      startY: event.clientY,
      longPress,
      translate: getComputedStyle(card).translate,
      lifted: false,
    };
  }

  #handleMove(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.lifted) {
      if (Math.hypot(event.clientX - held.startX, event.clientY - held.startY) < THRESHOLD) return;
      clearTimeout(held.longPress);
      if (!held.card.classList.contains('playable')) return;
      held.lifted = true;
      held.card.setPointerCapture(held.pointer);
      held.card.classList.add('lifted');
      this.#table?.classList.add('dropping');
    }
    const [, rest = '0px'] = held.translate.split(' ');
    held.card.style.translate = `${dx}px calc(${dy}px + ${rest})`;
    this.#table?.classList.toggle('over', this.#isOver(event));
  }

  #handleUp(event: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    if (!held.lifted) return this.#release();
    this.#swallow = true;
    const dropped = this.#isOver(event);
    const {card} = held;
    if (dropped) {
      // From here on it is a click: the card flies on from where it was dropped.
      this.#swallow = false;
      this.#held = undefined;
      this.#settle();
      card.click();
      this.#swallow = true;
      if (!card.isConnected) return;
      // The move may have been refused: then the card goes back once that is rendered.
      requestAnimationFrame(() => this.#goBack(card));
    } else this.#release();
  }

  /** Suppresses the context menu of a long press on a card. */
  #handleMenu(event: PointerEvent): void {
    if (cardAt(event) && event.pointerType !== 'mouse') event.preventDefault();
  }

  #handleClick(event: PointerEvent): void {
    const card = cardAt(event);
    if (this.#swallow && event.detail > 0) {
      this.#swallow = false;
      event.stopPropagation();
      event.preventDefault();
    } else if (card?.classList.contains('tells')) this.#ask(card.dataset['card']!);
  }

  /** Releases the card; one that was dragged goes back. */
  #release(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    clearTimeout(held.longPress);
    this.#settle();
    if (!held.lifted) return;
    // The card still has the pointer captured: releasing the button over it is no click.
    this.#swallow = true;
    this.#goBack(held.card);
  }

  #settle(): void {
    this.#table?.classList.remove('dropping', 'over');
  }

  #goBack(card: HTMLElement): void {
    const from = card.style.translate;
    card.style.translate = '';
    card.classList.remove('lifted');
    if (!card.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    card.animate([{translate: from}, {translate: getComputedStyle(card).translate}], {
      duration: 180,
      easing: 'ease-out',
    });
  }

  get #table(): Element | null {
    return this.#root.querySelector('.table');
  }

  #isOver({clientX, clientY}: PointerEvent): boolean {
    const zone = this.#root.querySelector('.middle')?.getBoundingClientRect();
    return (
      zone !== undefined &&
      clientX >= zone.left - MARGIN &&
      clientX <= zone.right + MARGIN &&
      clientY >= zone.top - MARGIN &&
      clientY <= zone.bottom + MARGIN
    );
  }
}

/**
 * Returns the last of the equal cards in a hand. That is the one that leaves when one of them is played, so it is dragged for any of them.
 */
function lastEqual(card: HTMLElement): HTMLElement {
  const equals = card.closest('.hand')?.querySelectorAll<HTMLElement>(`[data-card="${card.dataset['card']!}"]`);
  return [...(equals ?? [])].at(-1) ?? card;
}

/** Returns the card under the pointer, if its face is known. */
function cardAt(event: Event): HTMLElement | undefined {
  const card = (event.target as Element).closest<HTMLElement>('button[data-card], [data-card].known');
  return card ?? undefined;
}
