import {boxIn} from '../../board/scale.js';
import {animate} from '../../base/clock.js';

/** Lines of a score, from top to bottom. */
const LINES = 'tbody tr, tfoot tr, .side-score, .scale, .marks li';
/** Cards and badges that fly to a line. */
const COMING = '.strip i, b:not(.side-score b)';
/** Elements in a line whose text is a number or ends with one. */
const COUNTED = '.side-score b, .marks span:last-child, td, td > span';

/** Maximum number of intermediate values. */
const STEPS = 9;
/** Fraction of the total duration that each line's animation takes. */
const SHARE = 0.55;
const EASING = 'cubic-bezier(.22,.7,.3,1)';

/**
 * Counts up a deal's score line by line within `duration` milliseconds: numbers roll, and cards and badges fly to their
 * lines. The lines contain their final values from the start, hidden behind the rolling numbers in `overlay`.
 */
export function countUp(root: ShadowRoot, overlay: HTMLElement, duration: number): Animation[] {
  const panel = root.querySelector('.score');
  if (!panel) return [];
  const seen = panel.getBoundingClientRect();
  const lines = [...panel.querySelectorAll<HTMLElement>(LINES)].filter((line) => {
    const {top, bottom} = line.getBoundingClientRect();
    return top >= seen.top && bottom <= seen.bottom;
  });
  const length = duration * SHARE;
  // The rolling numbers are in front of the panel, and fade in with it.
  const coming = [panel, overlay].map((element) => animate(element, [{opacity: 0}, {opacity: 1}], duration / 6));
  const counting = lines.flatMap((line, place) => {
    const timing = {duration: length, delay: (place * (duration - length)) / lines.length};
    return [...roll(line, overlay, timing), ...come(line, timing)];
  });
  return [...coming, ...counting];
}

/** Timing of a line's animation, in milliseconds. */
interface Timing {
  readonly duration: number;
  readonly delay: number;
}

/** Animates the cards and badges that fly to a line, and the line's growing scale. */
function come(line: HTMLElement, {duration, delay}: Timing): Animation[] {
  const coming = [...line.querySelectorAll<HTMLElement>(COMING)].map((element, place, {length}) =>
    animate(
      element,
      [
        {opacity: 0, transform: element.matches('i') ? 'translateX(26px) rotate(6deg)' : 'scale(.4)'},
        {opacity: 1, transform: 'none'},
      ],
      {duration: duration / 2, delay: delay + (place * duration) / (2 * length), fill: 'backwards', easing: EASING},
    ),
  );
  const growing = [...line.querySelectorAll<HTMLElement>('.taken')].map((element) =>
    animate(
      element,
      [
        {transform: 'scaleX(0)', transformOrigin: 'left'},
        {transform: 'none', transformOrigin: 'left'},
      ],
      {
        duration,
        delay,
        fill: 'backwards',
        easing: EASING,
      },
    ),
  );
  return [...coming, ...growing];
}

/** Rolls a line's numbers up to their values. */
function roll(line: HTMLElement, overlay: HTMLElement, timing: Timing): Animation[] {
  return [...line.querySelectorAll<HTMLElement>(COUNTED)].flatMap((element) => {
    const texts = textsUpTo(element);
    return texts ? rollThrough(element, overlay, texts, timing) : [];
  });
}

/**
 * Returns the successive strings for counting up to the number at the end of an element. Returns undefined if there is
 * no number, or nothing to count.
 */
function textsUpTo(element: HTMLElement): readonly string[] | undefined {
  const [, before = '', digits] = /^(\D*)(\d+)$/.exec(element.textContent.trim()) ?? [];
  if (digits === undefined || element.childElementCount > 0) return undefined;
  const value = Number(digits);
  // A total rises by the deal's points. Other numbers begin at zero.
  const total = element.closest('.marks li');
  const gained = total ? Number(/\+(\d+)/.exec(total.textContent)?.[1] ?? 0) : value;
  if (gained === 0 || gained > value) return undefined;
  const count = Math.min(STEPS, gained);
  return Array.from(
    {length: count + 1},
    (_, step) => before + String(value - gained + Math.round((gained * step) / count)),
  );
}

/** CSS properties that rolling numbers copy from the text under them. */
const LOOK = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontVariantNumeric',
  'paddingInlineStart',
  'paddingInlineEnd',
] as const;

/**
 * Rolls strings over an element. The element is invisible during the animation, but still available to screen readers.
 */
function rollThrough(
  element: HTMLElement,
  overlay: HTMLElement,
  texts: readonly string[],
  timing: Timing,
): Animation[] {
  const {left, top, width, height} = boxIn(overlay, element);
  const look = getComputedStyle(element);
  const frame = document.createElement('div');
  frame.className = 'rolls';
  for (const name of LOOK) frame.style[name] = look[name];
  // Elements other than cells are as wide as their text.
  frame.style.textAlign = element.matches('td') ? look.textAlign : 'end';
  frame.style.left = `${left}px`;
  frame.style.top = `${top}px`;
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = frame.style.lineHeight = `${height}px`;
  const column = document.createElement('div');
  for (const text of texts) column.append(Object.assign(document.createElement('span'), {textContent: text}));
  frame.append(column);
  overlay.append(frame);
  const end = {transform: `translateY(${-height * (texts.length - 1)}px)`};
  return [
    animate(column, [{transform: 'none'}, end], {...timing, fill: 'both', easing: `steps(${texts.length - 1})`}),
    animate(element, [{opacity: 0}, {opacity: 0}], {duration: timing.delay + timing.duration}),
  ];
}
