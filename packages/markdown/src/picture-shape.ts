import type {Picture} from '@cartavola/diagrams';
import type {Shape} from '@cartavola/faces/render-card.js';

/** How a picture appears on a page. */
interface Standing {
  /** Background colour, or undefined for none. */
  readonly ground?: string | undefined;
  /** Width in pixels. Defaults to the picture's own. */
  readonly width?: number | undefined;
  /** Whether the picture is in a line of text. Its height then matches the line. */
  readonly isInline?: boolean;
}

/** Height of a picture in a line of text, in em, as in `<card-diagram>`. */
const LINE = 1.9;
const FONT = 'system-ui, sans-serif';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Converts a picture to SVG for a page's markup. The SVG doesn't need a style sheet. */
export function pictureShape(
  {width, height, figures, items, description}: Picture,
  {ground, width: wanted = width, isInline = false}: Standing,
): Shape {
  const size = isInline
    ? {class: 'card-diagram', width: `${round((LINE * width) / height)}em`, height: `${LINE}em`}
    : {width: round(wanted), height: round((height * wanted) / width)};
  const back: Shape = ['rect', {width: round(width), height: round(height), rx: 12, fill: ground}];
  return [
    'svg',
    {role: 'img', viewBox: `0 0 ${round(width)} ${round(height)}`, ...size, 'font-family': FONT},
    [
      ['title', {}, description],
      ...(figures.length > 0 ? ([['defs', {}, figures]] as const) : []),
      ...(ground === undefined ? [] : [back]),
      ...items.map(({shape}) => shape),
    ],
  ];
}
