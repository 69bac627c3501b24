import {html, nothing, type TemplateResult} from 'lit';
import type {Moment, MomentLook} from '../scene/moment.js';
import {boxIn, type Box} from '../../board/scale.js';
import {animate} from '../../base/clock.js';
import {picture, type Scene} from '../scene/scene.js';
import {crown, laurel, stroke} from './drawings.js';

/** Renders a moment's pictures and words, all at the same position. `animateMoment` spreads them out. */
export const renderMoment = ({look, title, cards = [], drawing}: Moment, scene: Scene): TemplateResult => html`
  <div class="act act-${look}">
    <div class="veil"></div>
    <div class="picture">
      ${cards.map((card) => html`<i class="shown">${picture(scene, card)}</i>`)}
      ${look === 'gather' ? html`<i class="gleam"><b></b></i>` : nothing}
      ${look === 'crown' ? crown : nothing} ${look === 'laurel' ? laurel : nothing} ${drawing ?? nothing}
    </div>
    <p class="call">${look === 'sweep' ? stroke : nothing}<b>${title}</b></p>
  </div>
`;

/** Distance to a destination, in pixels. */
interface Way {
  readonly x: number;
  readonly y: number;
}

/** Elements and measurements that a moment's animations use. */
interface AnimationContext {
  readonly duration: number;
  /** Returns the elements of the moment that match a selector. */
  all(selector: string): readonly HTMLElement[];
  /** Distance from the picture's middle to the destination of its cards, or undefined if the cards stay there. */
  readonly way: Way | undefined;
  /** Width of a card. */
  readonly card: number;
  /** Width of the table. */
  readonly width: number;
}

const OUT = 'cubic-bezier(.22,.7,.3,1)';
const BACK = 'cubic-bezier(.3,1.5,.5,1)';

/** Animates a rendered moment. All animations last as long as the moment, and none repeats. */
export function animateMoment(
  root: ShadowRoot,
  element: HTMLElement,
  {look, spot}: Moment,
  duration: number,
): Animation[] {
  const box = (one: Element): Box => boxIn(element, one);
  const middle = box(root.querySelector('.middle')!);
  const table = box(element);
  const {height} = box(element.querySelector('.act')!);
  // The moment covers the middle of the table, but leaves the area above it free.
  const y = Math.min(Math.max(middle.top + middle.height / 2, middle.top + height / 2), table.height - height / 2);
  element.style.setProperty('--x', `${middle.left + middle.width / 2}px`);
  element.style.setProperty('--y', `${y}px`);
  const all = (selector: string): readonly HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const found = spot && root.querySelector(`[data-spot="${spot}"]`);
  const place = found && box(found);
  const from = box(all('.picture')[0]!);
  const way = place
    ? {
        x: place.left + place.width / 2 - from.left - from.width / 2,
        y: place.top + place.height / 2 - from.top - from.height / 2,
      }
    : undefined;
  const [shown] = all('.shown');
  const card = shown ? box(shown).width : 0;
  const context = {all, way, card, width: table.width, duration};
  return [...veil(context), ...ACTS[look](context), ...call(context)];
}

/** Creates one animation for each element that matches a selector. */
const each = (
  {all, duration}: AnimationContext,
  selector: string,
  frames: (place: number, count: number) => Keyframe[],
): Animation[] =>
  all(selector).map((element, place, {length}) =>
    animate(element, frames(place, length), {duration, fill: 'both', easing: 'linear'}),
  );

const veil = (context: AnimationContext): Animation[] =>
  each(context, '.veil', () => [{opacity: 0}, {opacity: 1, offset: 0.16}, {opacity: 1, offset: 0.8}, {opacity: 0}]);

/** Reveals the words from left to right. */
const call = (context: AnimationContext): Animation[] => [
  ...each(context, '.call b', () => [
    {clipPath: 'inset(-80% 100% -80% -20%)', opacity: 1, transform: 'none', easing: OUT},
    {clipPath: 'inset(-80% 100% -80% -20%)', opacity: 1, transform: 'translateX(-14px)', offset: 0.1, easing: OUT},
    {clipPath: 'inset(-80% -20% -80% -20%)', opacity: 1, transform: 'none', offset: 0.36},
    {clipPath: 'inset(-80% -20% -80% -20%)', opacity: 1, transform: 'none', offset: 0.84},
    {clipPath: 'inset(-80% -20% -80% -20%)', opacity: 0, transform: 'translateY(-6px)'},
  ]),
  ...each(context, '.stroke path', (place) => [
    {strokeDashoffset: 1, opacity: 0, offset: 0},
    {strokeDashoffset: 1, opacity: 1, offset: 0.06 + place * 0.03, easing: OUT},
    {strokeDashoffset: 0, opacity: 1, offset: 0.38 + place * 0.03},
    {strokeDashoffset: 0, opacity: 1, offset: 0.74},
    {strokeDashoffset: -1, opacity: 0, offset: 1},
  ]),
];

/** Returns the transform of a card in the last frame: at its destination or, if it has none, where it already is. */
const gone = ({way}: AnimationContext): string => (way ? `translate(${way.x}px, ${way.y}px) scale(.35)` : 'scale(.8)');

/** Returns keyframes that bring an element in from a transform, and fade it out at the end. */
const comeAndGo = (from: string): Keyframe[] => [
  {opacity: 0, transform: from, easing: BACK},
  {opacity: 1, transform: 'none', offset: 0.3},
  {opacity: 1, transform: 'none', offset: 0.84},
  {opacity: 0, transform: 'scale(.94)'},
];

const ACTS: Readonly<Record<MomentLook, (context: AnimationContext) => Animation[]>> = {
  sweep: (context) =>
    each(context, '.shown', (place, count) => {
      const step = Math.min(16, 88 / count);
      const turn = `rotate(${(place - (count - 1) / 2) * step}deg)`;
      return [
        {opacity: 0, transform: 'translateY(10px) scale(.7)', easing: OUT},
        {opacity: 1, transform: turn, offset: 0.26},
        {opacity: 1, transform: turn, offset: 0.68, easing: 'ease-in'},
        {opacity: 1, offset: 0.9},
        {opacity: 0, transform: gone(context)},
      ];
    }),
  gather: (context) => [
    ...each(context, '.shown', (place, count) => {
      const step = Math.min(context.card * 0.62, (context.width * 0.86 - context.card) / (count - 1));
      const off = place - (count - 1) / 2;
      const spread = `translate(${off * step}px, ${off * off * context.card * 0.007}px) rotate(${off * 1.6}deg)`;
      const piled = `rotate(${((place * 5) % 7) - 3}deg)`;
      const leaves = 0.4 + (place / count) * 0.14;
      return [
        {opacity: 0, transform: `${spread} scale(.8)`, offset: 0},
        {opacity: 0, transform: `${spread} scale(.8)`, offset: 0.01 + place * 0.012, easing: OUT},
        {opacity: 1, transform: spread, offset: 0.14 + place * 0.012},
        {opacity: 1, transform: spread, offset: leaves, easing: 'ease-in-out'},
        {opacity: 1, transform: piled, offset: leaves + 0.1},
        {opacity: 1, transform: piled, offset: 0.82, easing: 'ease-in'},
        {opacity: 1, offset: 0.94},
        {opacity: 0, transform: gone(context)},
      ];
    }),
    ...each(context, '.gleam b', () => [
      {transform: 'translateX(-130%)'},
      {transform: 'translateX(-130%)', offset: 0.64, easing: 'ease-in-out'},
      {transform: 'translateX(130%)', offset: 0.81},
      {transform: 'translateX(130%)'},
    ]),
  ],
  crown: (context) => [
    ...each(context, '.shown', () => comeAndGo('translateY(30px) scale(.7)')),
    ...each(context, 'svg.crown', () => [
      {opacity: 0, transform: 'translateY(-70px) rotate(-8deg)'},
      {opacity: 0, transform: 'translateY(-70px) rotate(-8deg)', offset: 0.24, easing: 'ease-in'},
      {opacity: 1, transform: 'none', offset: 0.42, easing: 'ease-out'},
      {transform: 'translateY(-9px) rotate(3deg)', offset: 0.5, easing: 'ease-in'},
      {transform: 'none', offset: 0.58},
      {opacity: 1, transform: 'none', offset: 0.84},
      {opacity: 0, transform: 'scale(.94)'},
    ]),
  ],
  laurel: (context) => [
    ...each(context, '.branch', () => [
      {opacity: 0, transform: 'rotate(-46deg) scale(.6)', easing: BACK},
      {opacity: 1, transform: 'none', offset: 0.38},
      {opacity: 1, transform: 'none', offset: 0.84},
      {opacity: 0, transform: 'none'},
    ]),
    ...each(context, '.honoured', () => comeAndGo('scale(.5)')),
    ...each(context, '.bows .avatar', () => [
      {transform: 'none'},
      {transform: 'none', offset: 0.4, easing: 'ease-in-out'},
      {transform: 'translateY(7%) rotate(14deg)', offset: 0.54},
      {transform: 'translateY(7%) rotate(14deg)', offset: 0.6, easing: 'ease-in-out'},
      {transform: 'none', offset: 0.74},
      {transform: 'none'},
    ]),
    ...each(context, '.own-win .avatar', (place) => [
      {transform: 'none'},
      {transform: 'none', offset: 0.36 + place * 0.04, easing: 'ease-out'},
      {transform: 'translateY(-12%)', offset: 0.46 + place * 0.04, easing: 'ease-in'},
      {transform: 'none', offset: 0.58 + place * 0.04},
      {transform: 'none'},
    ]),
  ],
  sign: (context) =>
    each(context, '.picture', () => [
      {opacity: 0, transform: 'translateY(-40px) rotate(-10deg)', easing: 'ease-out'},
      {opacity: 1, transform: 'rotate(8deg)', offset: 0.26, easing: 'ease-in-out'},
      {opacity: 1, transform: 'rotate(-6deg)', offset: 0.44, easing: 'ease-in-out'},
      {opacity: 1, transform: 'rotate(3deg)', offset: 0.6, easing: 'ease-in-out'},
      {opacity: 1, transform: 'none', offset: 0.72},
      {opacity: 1, transform: 'none', offset: 0.84},
      {opacity: 0, transform: 'scale(.94)'},
    ]),
};
