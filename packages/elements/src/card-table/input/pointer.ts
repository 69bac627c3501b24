/** How far a card is carried before that is a drag, in pixels. */
const THRESHOLD = 8;
/** How long a card is pressed before that is a question, in milliseconds. */
const LONG_PRESS = 500;
/** How much larger than it looks the place is where cards are dropped, in pixels. */
const MARGIN = 16;

/** A card under a pointer. */
interface HeldCard {
  readonly card: HTMLElement;
  readonly pointer: number;
  /** Where it was taken hold of, and where that is on the card that is carried: see `lastEqual`. */
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
  /** What the card is moved by while it is not carried. */
  readonly translate: string;
  readonly longPress: ReturnType<typeof setTimeout>;
  lifted: boolean;
}

/**
 * The pointer at a table, besides clicks: a card of the hand that may be played can be carried to the middle, which plays it as a
 * click does; any known card that is pressed for long, and one of the table that is clicked, says what it is.
 *
 * @param root - The table's.
 * @param ask - Is told which card is asked about, by its key.
 */
export function followPointer(root: ShadowRoot, ask: (card: string) => void): void {
  void new Pointer(root, ask);
}

class Pointer {
  readonly #root: ShadowRoot;
  readonly #ask: (card: string) => void;
  #held: HeldCard | undefined;
  /** Whether the click that ends a gesture is none. */
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
      // From here on it is a click: the card flies on from where it was let go.
      this.#swallow = false;
      this.#held = undefined;
      this.#settle();
      card.click();
      this.#swallow = true;
      if (!card.isConnected) return;
      // It may have stayed in the hand: then it goes back once that is rendered.
      requestAnimationFrame(() => this.#goBack(card));
    } else this.#release();
  }

  /** A long press opens no menu on a card. */
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

  /** Lets go of what is held; a card that was carried goes back. */
  #release(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    clearTimeout(held.longPress);
    this.#settle();
    if (!held.lifted) return;
    // The card has the pointer still: where that goes up now is no click on it.
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

/** Of equal cards in a hand the last, which is the one that goes when one of them is played: it is carried for any of them. */
function lastEqual(card: HTMLElement): HTMLElement {
  const equals = card.closest('.hand')?.querySelectorAll<HTMLElement>(`[data-card="${card.dataset['card']!}"]`);
  return [...(equals ?? [])].at(-1) ?? card;
}

/** The known card under a pointer. */
function cardAt(event: Event): HTMLElement | undefined {
  const card = (event.target as Element).closest<HTMLElement>('button[data-card], [data-card].known');
  return card ?? undefined;
}
