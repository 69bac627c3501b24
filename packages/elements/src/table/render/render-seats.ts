import type {Seat, View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {crownIcon, pileIcon} from './icons.js';
import {keyed} from 'lit/directives/keyed.js';
import {promptOf, type Layout, type SeatLook} from '../layout.js';
import {renderAvatar} from './avatar.js';
import {bottomSeat, initialOf, otherSeats, partiesInOrder, seatPosition, whoHas, type Scene} from '../scene/scene.js';

/**
 * Renders the opponents around the table. `told` is the scene that the text describes. In `scene`, cards may still be
 * moving.
 */
export function renderSeats<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene<V, W>,
  told: Scene<V, W>,
): TemplateResult {
  const {view} = scene;
  // Spectators don't have a seat, so show all players.
  const seats = view.viewer === bottomSeat(view) ? otherSeats(view) : [bottomSeat(view), ...otherSeats(view)];
  const upright = seats.length >= 4 && !layout.seatsInLines;
  return html`<ul class="seats ${upright ? 'upright' : ''}" role="group" aria-label=${scene.table.opponents}>
    ${seats.map((seat) => renderSeat(layout, layout.seat(told, seat), scene, seat))}
  </ul>`;
}

/**
 * Highest target that is shown as strokes, because there isn't enough space for more. `pipStyles` has a class for each
 * number.
 */
const MOST_PIPS = 12;
/** Maximum number of card backs to draw for a hand. */
const MOST_BACKS = 8;

function renderSeat(
  {seatsInLines}: Pick<Layout, 'seatsInLines'>,
  look: SeatLook,
  scene: Scene,
  seat: Seat,
): TemplateResult {
  const {badges, taken, sign, more} = look;
  const {view, standing, table} = scene;
  const held = view.hands[seat]!.length;
  const who = scene.characters[seat];
  const portrait = who && scene.drawCharacter?.(who);
  const initial = initialOf(scene, seat);
  return html`<li role="none" class="seat seat-${seat % 6} ${seatPosition(view, seat)} ${view.turn.includes(seat) ? 'acting' : ''}" part="seat" data-spot="seat-${seat}" data-initial=${portrait ? initial : nothing}>
    ${portrait ?? renderAvatar(seat, initial)}
    <span class="hidden">${sayOf(scene, seat, look, table.cardsLeft(held))}</span>
    <span class="who" aria-hidden="true"><b class="name">${standing.names[seat]}</b> ${sign === undefined ? nothing : scene.faces.sign(sign)} ${badges.map(renderBadge)}</span>
    <span class="held" aria-hidden="true">${seatsInLines ? nothing : scene.faces.back(Math.min(held, MOST_BACKS), MOST_BACKS)} ${table.cardsLeft(held)}</span>
    ${taken ? keyed(taken.join(), html`<span class="taken" aria-hidden="true">${renderTaken(taken)}</span>`) : nothing}
    ${more ?? nothing}
  </li>`;
}

const renderTaken = ([main, more]: NonNullable<SeatLook['taken']>): TemplateResult =>
  html`${main}${more ? html`<span class="more"> · ${more}</span>` : nothing}`;

const renderBadge = (badge: string): TemplateResult => html`<span class="badge">${crownIcon}${badge}</span>`;

/** Describes a seat in one sentence that names its owner. */
function sayOf(
  scene: Pick<Scene, 'standing' | 'cards'>,
  seat: Seat,
  {sign, badges, taken}: SeatLook,
  held?: string,
): string {
  const suit = sign === undefined ? undefined : scene.cards.suit(sign);
  const facts = [suit, ...badges, held, ...(taken ?? [])].filter(Boolean);
  return facts.length > 0 ? `${scene.standing.names[seat]}: ${facts.join(', ')}.` : '';
}

/**
 * Renders the question for the reader, or a line that says whose turn it is. Changed text gets a new element, because
 * browsers count a text change within an element as a layout shift.
 */
export function renderPrompt<V extends View, W>(layout: Layout<V, W>, scene: Scene<V, W>): TemplateResult {
  const {title, detail} = promptOf(layout, scene);
  return html`<div class="prompt ${scene.actor === undefined ? '' : 'acting'}">
    ${keyed(title, html`<p class="question" part="question">${title}</p>`)}
    ${keyed(detail, html`<p class="detail">${detail}</p>`)}
  </div>`;
}

/**
 * Renders the viewer's own seat, with the cards and points taken. The seat is empty for spectators. `told` is the scene
 * that the text describes.
 */
export function renderOwnSeat<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene<V, W>,
  told: Scene<V, W>,
): TemplateResult {
  const {view} = scene;
  const seat = bottomSeat(view);
  if (view.viewer !== seat) return html`<div class="own"></div>`;
  const look = layout.seat(told, seat);
  const {badges, taken, sign, more} = look;
  return html`<div class="own ${scene.actor === undefined ? '' : 'acting'}" data-spot="seat-${seat}">
    <span class="avatar seat-${seat % 6}" aria-hidden="true">${initialOf(scene, seat)}</span>
    <p class="hidden">${sayOf(scene, seat, look)}</p>
    <p class="taken" aria-hidden="true">
      ${sign === undefined ? nothing : scene.faces.sign(sign)} ${badges.map(renderBadge)}
      ${taken ? keyed(taken.join(), html`<span>${layout.seatsInLines ? nothing : pileIcon}${renderTaken(taken)}</span>`) : nothing}
    </p>
    ${more ?? nothing}
  </div>`;
}

/** Returns the text that says how many points end the match. */
export const endText = <V extends View, W>({ends}: Layout<V, W>, {table, words}: Scene<V, W>, target: number): string =>
  ends?.(words, target) ?? table.firstTo(target);

/** Returns the current totals of the players or sides. */
export const totalsOf = <V extends View, W>(layout: Layout<V, W>, {view, standing}: Scene<V, W>): readonly number[] =>
  layout.totals?.(view) ?? standing.totals;

/** Returns the name of the deal: its number in the match, or its day or week. */
export function dealName<V extends View, W>(
  {deals}: Layout<V, W>,
  {standing: {deal, day}, table}: Pick<Scene<V, W>, 'standing' | 'table'>,
): string {
  return day && deal === 0 ? table.dealOf[day.rhythm](day.number) : table.deal(deal + 1, deals);
}

function renderMembers(scene: Scene, seats: readonly Seat[]): unknown {
  const avatars = seats.map((seat) => renderAvatar(seat, initialOf(scene, seat)));
  return seats.length > 1 ? html`<span class="members" aria-hidden="true">${avatars}</span>` : avatars;
}

/** Renders the bar at the top: the progress of the match, and the totals. */
export function renderBar<V extends View, W>(layout: Layout<V, W>, scene: Scene<V, W>): TemplateResult {
  const {standing, table, view} = scene;
  const target = layout.target(view);
  const progress = layout.progress(scene);
  const totals = totalsOf(layout, scene);
  return html`<div class="bar" part="bar">
    <p class="title" aria-hidden="true"><b>${layout.title(scene.words)}</b> <span>${dealName(layout, scene)}${progress && html` · ${progress}`}</span></p>
    <p class="target">${target > 0 ? endText(layout, scene, target) : nothing}</p>
    <ul class="totals" role="group" aria-label=${table.scores}>
      ${partiesInOrder(scene).map(
        (party) => html`<li role="none" class=${
          target > 0 && target <= MOST_PIPS
            ? `pips of-${target} won-${Math.min(standing.totals[party]!, target)}`
            : nothing
        }>
          <span class="hidden">${table.score(whoHas(scene, party), totals[party]!)}</span>
          ${renderMembers(scene, scene.parties[party]!)}
          <span class="name" aria-hidden="true">${standing.parties[party]}</span> <b aria-hidden="true">${totals[party]}</b>
        </li>`,
      )}
    </ul>
  </div>`;
}
