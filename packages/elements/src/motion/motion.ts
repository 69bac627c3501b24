import {animate} from '../base/clock.js';
import {isPageHidden} from '../base/page/when-seen.js';
import {measured} from './measured.js';
import {scaleOf} from '../board/scale.js';

/** Origins and destinations of cards that appear or disappear, as values of `data-spot`. */
export interface Flights {
  /** Returns a card's origin, given the card's key. `to` returns its destination. */
  readonly from: (key: string) => string | undefined;
  readonly to: (key: string) => string | undefined;
}

interface SeenCard {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** Cards on screen, keyed by `data-card`. Duplicates share a key. */
export type Snapshot = ReadonlyMap<string, readonly SeenCard[]>;

/** Paths of the cards, measured before any card moves. */
interface Way {
  /** Cards that are present, with their initial transforms. `comes` is true for new ones. */
  readonly slides: readonly {readonly element: HTMLElement; readonly shift: string; readonly comes: boolean}[];
  /** Cards that are gone. `middle` is the centre of all cards that leave for the same destination. */
  readonly leaves: readonly {readonly seen: SeenCard; readonly middle: DOMRect; readonly end: DOMRect}[];
  /** Box of the overlay in which cards that leave the table are animated. */
  readonly origin: DOMRect;
  /** Scale of the overlay: see `scaleOf`. */
  readonly scale: number;
}

/** Delay in milliseconds between two cards that come to the table together. */
const STAGGER = 30;
/** Scale of a card at a spot. */
const AT_SPOT = 0.5;
/** Fraction of the animation after which a leaving card has joined the others. */
const GATHERED = 0.4;
/** Height of a card's picture divided by its width. */
const RATIO = 1.4;
const EASING = 'cubic-bezier(.22,.7,.3,1)';

/**
 * Animates cards between two renderings (the FLIP technique). A card is an element with `data-card`. A card that is
 * present before and after moves from its old position to the new one. Other cards move from or to a spot. Animates
 * only transform and opacity, and removes both at the end.
 */
export class Motion {
  readonly #root: ShadowRoot;
  #running: Animation[] = [];
  /** Number of calls to `finish`, so a run that is still measuring can detect such a call. */
  #finished = 0;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /**
   * Measures the cards. Returns undefined if the table isn't visible, because measuring would force a layout that the
   * browser would otherwise skip.
   */
  look(): Snapshot | undefined {
    return this.#isSeen() ? this.#cards() : undefined;
  }

  /**
   * Measures the cards before a rendering that moves them, together with everything else that moves in the page.
   * Resolves to undefined if nothing will move.
   */
  async lookFirst(duration: number): Promise<Snapshot | undefined> {
    return moves(duration) ? measured(() => this.look()) : undefined;
  }

  #cards(): Snapshot {
    const seen = new Map<string, SeenCard[]>();
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-card]')) {
      const key = element.dataset['card']!;
      seen.set(key, [...(seen.get(key) ?? []), {element, rect: element.getBoundingClientRect()}]);
    }
    return seen;
  }

  /**
   * Animates every card from its earlier position. Resolves when all have arrived, or at once if nothing is visible.
   */
  async run(before: Snapshot | undefined, flights: Flights, duration: number): Promise<void> {
    this.finish();
    if (!before || !moves(duration)) return;
    const finished = this.#finished;
    const way = await measured(() => (this.#isSeen() ? this.#wayOf(before, flights) : undefined));
    if (!way || finished !== this.#finished) return;
    const {slides, leaves, origin, scale} = way;
    // Cards that come to the table follow one another. Cards that only make room don't delay the others.
    let coming = 0;
    for (const {element, shift, comes} of slides) {
      this.#slide(element, shift, duration, comes ? coming++ * STAGGER : 0);
    }
    for (const {seen, middle, end} of leaves) this.#leave(seen, middle, end, {origin, scale}, duration);
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    this.#running = [];
  }

  /** Measures each card's path from its earlier position. */
  #wayOf(before: Snapshot, flights: Flights): Way {
    const scale = scaleOf(this.#layer);
    const moved = pairs(before, this.#cards());
    const slides = moved.flatMap(([key, card, was]) => {
      const start = card && (was?.rect ?? this.#spot(flights.from(key)));
      const shift = start && between(card.rect, start, scale);
      return shift ? [{element: card.element, shift, comes: !was}] : [];
    });
    const gone = moved.flatMap(([key, card, was]) => (card ? [] : [{seen: was!, to: flights.to(key)}]));
    const leaves = gone.flatMap(({seen, to}) => {
      const end = this.#spot(to);
      const together = gone.filter((other) => other.to === to).map((other) => other.seen.rect);
      return end ? [{seen, middle: middleOf(together), end}] : [];
    });
    return {slides, leaves, origin: this.#layer.getBoundingClientRect(), scale};
  }

  /** Resolves when the given animations are over. Until then, `finish` also finishes them. */
  async join(animations: readonly Animation[]): Promise<void> {
    this.#running.push(...animations);
    await Promise.allSettled(animations.map((animation) => animation.finished));
    this.#running = this.#running.filter((animation) => !animations.includes(animation));
  }

  /** Finishes all running animations. */
  finish(): void {
    this.#finished++;
    for (const animation of this.#running) animation.finish();
  }

  /** Whether the page is visible and the reader doesn't prefer reduced motion. */
  get isOn(): boolean {
    return moves(1);
  }

  /** Whether the page and the table are visible. */
  #isSeen(): boolean {
    return !isPageHidden() && this.#layer.checkVisibility?.({contentVisibilityAuto: true}) !== false;
  }

  /** Overlay above the table, always present. */
  get #layer(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('.flights')!;
  }

  #spot(name: string | undefined): DOMRect | undefined {
    const element = name && this.#root.querySelector(`[data-spot="${name}"]`);
    if (!element) return undefined;
    const {left, top, width, height} = element.getBoundingClientRect();
    // The box has no size, so `between` can distinguish a spot from a card.
    return new DOMRect(left + width / 2, top + height / 2);
  }

  #slide(element: HTMLElement, shift: string, duration: number, delay: number): void {
    const animation = animate(element, [{transform: shift}, {transform: 'none'}], {
      duration,
      delay,
      easing: EASING,
      fill: 'backwards',
    });
    this.#running.push(animation);
  }

  /**
   * Animates the picture of a card that is no longer rendered: it joins the other leaving cards and moves on with them.
   */
  #leave(
    {element, rect: from}: SeenCard,
    middle: DOMRect,
    to: DOMRect,
    {origin, scale}: Pick<Way, 'origin' | 'scale'>,
    duration: number,
  ): void {
    const picture = element.querySelector('svg');
    if (!picture) return;
    const ghost = document.createElement('div');
    ghost.className = 'flight';
    ghost.append(picture.cloneNode(true));
    ghost.style.left = `${(from.left - origin.left) / scale}px`;
    // A rotated card's bounding box differs from its picture's, but has the same centre.
    ghost.style.top = `${(from.top - origin.top + (from.height - from.width * RATIO) / 2) / scale}px`;
    ghost.style.width = `${from.width / scale}px`;
    this.#layer.append(ghost);
    const animation = animate(
      ghost,
      [
        {transform: 'none', opacity: 1, easing: EASING},
        {transform: between(from, middle, scale) ?? 'none', opacity: 1, offset: GATHERED, easing: EASING},
        {opacity: 1, offset: 0.7},
        {transform: between(from, to, scale) ?? 'none', opacity: 0},
      ],
      // Allow more time for a card that joins the others first.
      {duration: middle.x === from.x && middle.y === from.y ? duration : 1.5 * duration},
    );
    this.#running.push(animation);
    const remove = (): void => ghost.remove();
    animation.finished.then(remove, remove);
  }
}

/** Returns whether the reader would see an animation that lasts this many milliseconds. */
const moves = (duration: number): boolean =>
  duration > 0 && !isPageHidden() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

type CardPair = readonly [key: string, card: SeenCard | undefined, was: SeenCard | undefined];

/**
 * Pairs each card with its earlier position. A duplicate in the same element is the same card. Other duplicates are
 * paired in order.
 */
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

/** Returns a box at the mean centre of the given boxes, with the size of the first. */
function middleOf(boxes: readonly DOMRect[]): DOMRect {
  const [{width, height}] = boxes as [DOMRect];
  const mean = (at: (box: DOMRect) => number): number => boxes.reduce((sum, box) => sum + at(box), 0) / boxes.length;
  return new DOMRect(
    mean(({left, width}) => left + width / 2) - width / 2,
    mean(({top, height}) => top + height / 2) - height / 2,
    width,
    height,
  );
}

/** Returns the transform that maps the box `at` to `other` at this pixel scale, or undefined if the boxes are equal. */
function between(at: DOMRect, other: DOMRect, pixel: number): string | undefined {
  const x = other.left + other.width / 2 - at.left - at.width / 2;
  const y = other.top + other.height / 2 - at.top - at.height / 2;
  const scale = at.width === 0 ? 1 : other.width === 0 ? AT_SPOT : Math.min(other.width / at.width, 1.6);
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return undefined;
  return `translate(${x / pixel}px, ${y / pixel}px) scale(${scale})`;
}
