/** Origins and destinations of cards that appear and disappear: names of `data-spot` elements. */
export interface Flights {
  /** Origin by card key, and destination. */
  readonly from: (key: string) => string | undefined;
  readonly to: (key: string) => string | undefined;
}

interface SeenCard {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** Cards on screen by key; duplicates share a key. */
export type Snapshot = ReadonlyMap<string, readonly SeenCard[]>;

const STAGGER = 30;
/** Scale of a card at a spot. */
const AT_SPOT = 0.5;
/** Height of a card's picture divided by its width. */
const RATIO = 1.4;
const EASING = 'cubic-bezier(.22,.7,.3,1)';

/**
 * Animates cards between two renderings (the FLIP technique). A card is an element with `data-card`; one present before and after moves
 * from its old position to its new one, others fly from or to a spot. Uses only transform and opacity, both removed at the end.
 */
export class Motion {
  readonly #root: ShadowRoot;
  #running: Animation[] = [];

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** Measures the cards; undefined if the table is not visible, because measuring would force a layout that the browser skips. */
  look(): Snapshot | undefined {
    return this.#isSeen() ? this.#cards() : undefined;
  }

  #cards(): Snapshot {
    const seen = new Map<string, SeenCard[]>();
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-card]')) {
      const key = element.dataset['card']!;
      seen.set(key, [...(seen.get(key) ?? []), {element, rect: element.getBoundingClientRect()}]);
    }
    return seen;
  }

  /** Animates every card from its earlier position. Resolves when all have arrived, or at once if nothing is visible. */
  async run(before: Snapshot | undefined, flights: Flights, duration: number): Promise<void> {
    this.finish();
    if (!before || duration === 0 || !this.#isSeen() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Measures everything before starting any animation; otherwise the browser would compute the layout again for each card.
    const moved = pairs(before, this.#cards());
    const slides = moved.flatMap(([key, card, was]) => {
      const start = card && (was?.rect ?? this.#spot(flights.from(key)));
      const shift = start && between(card.rect, start);
      return shift ? [{element: card.element, shift}] : [];
    });
    const leaves = moved.flatMap(([key, card, was]) => {
      const end = card ? undefined : this.#spot(flights.to(key));
      return end ? [{seen: was!, end}] : [];
    });
    const origin = this.#layer.getBoundingClientRect();
    slides.forEach(({element, shift}, place) => this.#slide(element, shift, duration, place * STAGGER));
    for (const {seen, end} of leaves) this.#leave(seen, end, origin, duration);
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    this.#running = [];
  }

  /** Finishes all running animations. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** True if the page and the table are visible. */
  #isSeen(): boolean {
    return !document.hidden && this.#layer.checkVisibility?.({contentVisibilityAuto: true}) !== false;
  }

  /** Overlay above the table, always present. */
  get #layer(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('.flights')!;
  }

  #spot(name: string | undefined): DOMRect | undefined {
    const element = name && this.#root.querySelector(`[data-spot="${name}"]`);
    if (!element) return undefined;
    const {left, top, width, height} = element.getBoundingClientRect();
    // No card has this size.
    return new DOMRect(left + width / 2, top + height / 2);
  }

  #slide(element: HTMLElement, shift: string, duration: number, delay: number): void {
    const animation = element.animate([{transform: shift}, {transform: 'none'}], {
      duration,
      delay,
      easing: EASING,
      fill: 'backwards',
    });
    this.#running.push(animation);
  }

  /** Animates the picture of a card that is no longer rendered. */
  #leave({element, rect: from}: SeenCard, to: DOMRect, origin: DOMRect, duration: number): void {
    const picture = element.querySelector('svg');
    if (!picture) return;
    const ghost = document.createElement('div');
    ghost.className = 'flight';
    ghost.append(picture.cloneNode(true));
    ghost.style.left = `${from.left - origin.left}px`;
    // A rotated card has another bounding box than its picture, but the same centre.
    ghost.style.top = `${from.top - origin.top + (from.height - from.width * RATIO) / 2}px`;
    ghost.style.width = `${from.width}px`;
    this.#layer.append(ghost);
    const animation = ghost.animate(
      [
        {transform: 'none', opacity: 1},
        {opacity: 1, offset: 0.6},
        {transform: between(from, to) ?? 'none', opacity: 0},
      ],
      {duration: duration * 1.3, easing: EASING},
    );
    this.#running.push(animation);
    const remove = (): void => ghost.remove();
    animation.finished.then(remove, remove);
  }
}

type CardPair = readonly [key: string, card: SeenCard | undefined, was: SeenCard | undefined];

/** Pairs each card with its earlier self. A duplicate in the same element is the same card; other duplicates are paired in order. */
function pairs(before: Snapshot, after: Snapshot): CardPair[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key): CardPair[] => {
    const gone = before.get(key) ?? [];
    const now = after.get(key) ?? [];
    const same = now.map(({element}) => gone.find((was) => was.element === element));
    const rest = gone.filter((was) => !same.includes(was));
    const paired = now.map((card, place): CardPair => [key, card, same[place] ?? rest.shift()]);
    return [...paired, ...rest.map((was): CardPair => [key, undefined, was])];
  });
}

/** Transform that maps the box `at` to `other`; undefined if they are equal. */
function between(at: DOMRect, other: DOMRect): string | undefined {
  const x = other.left + other.width / 2 - at.left - at.width / 2;
  const y = other.top + other.height / 2 - at.top - at.height / 2;
  const scale = at.width === 0 ? 1 : other.width === 0 ? AT_SPOT : Math.min(other.width / at.width, 1.6);
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return undefined;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
