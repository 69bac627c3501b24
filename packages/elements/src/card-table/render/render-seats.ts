import type {Seat, Suit, View} from '@cartavola/engine';
import {back} from '@cartavola/faces';
import {html, nothing, type TemplateResult} from 'lit';
import {crownIcon, pileIcon} from './icons.js';
import {keyed} from 'lit/directives/keyed.js';
import type {Layout, SeatLook} from '../layout.js';
import {bottomSeat, initialOf, otherSeats, partiesInOrder, placeOf, type Stage} from '../stage/stage.js';

/** The opponents around the table. */
export function renderSeats<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>): TemplateResult {
  const {view} = stage;
  // Who only looks on has no place of one's own.
  const seats = view.viewer === bottomSeat(view) ? otherSeats(view) : [bottomSeat(view), ...otherSeats(view)];
  return html`<ul class="seats" aria-label=${stage.table.opponents}>
    ${seats.map((seat) => renderSeat(layout, stage, seat))}
  </ul>`;
}

function renderSeat<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>, seat: Seat): TemplateResult {
  const {view, standing, table} = stage;
  const {badges, taken, sign, more} = layout.seat(stage, seat);
  const held = view.hands[seat]!.length;
  return html`<li class="seat ${placeOf(view, seat)} ${view.turn.includes(seat) ? 'acting' : ''}" part="seat" data-spot="seat-${seat}">
    <span class="avatar seat-${seat % 6}" aria-hidden="true">${initialOf(stage, seat)}</span>
    <span class="who"><b class="name">${standing.names[seat]}</b> ${renderSign(stage, sign)} ${badges.map(renderBadge)}</span>
    <span class="held"><span class="backs" aria-hidden="true">${Array.from({length: Math.min(held, 8)}, () => html`<i>${back}</i>`)}</span>
      <span class="count">${table.cardsLeft(held)}</span></span>
    ${keyed(taken.join(), html`<span class="taken">${renderTaken(taken)}</span>`)}
    ${more ?? nothing}
  </li>`;
}

const renderTaken = ([main, more]: SeatLook['taken']): TemplateResult =>
  html`${pileIcon}${main}<span class="more">${more && ` · ${more}`}</span>`;

const renderBadge = (badge: string): TemplateResult => html`<span class="badge">${crownIcon}${badge}</span>`;

/** A suit of the seat's own. */
const renderSign = ({faces, cards}: Stage, suit: Suit | undefined): unknown =>
  suit === undefined
    ? nothing
    : html`<span class="own-suit"><span class="hidden">${cards.suit(suit)}</span>${faces.sign(suit)}</span>`;

/** What is asked, or whose turn it is. Another text is another element: to the browser a text that changes in its place has moved. */
export function renderPrompt<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>): TemplateResult {
  const {title, detail} = layout.prompt(stage);
  return html`<div class="prompt ${stage.actor === undefined ? '' : 'acting'}">
    ${keyed(title, html`<p class="question" part="question">${title}</p>`)}
    ${keyed(detail, html`<p class="detail">${detail}</p>`)}
  </div>`;
}

/** The viewer's own place: what was taken. Who only looks on has none. */
export function renderOwnSeat<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>): TemplateResult {
  const {view} = stage;
  const seat = bottomSeat(view);
  if (view.viewer !== seat) return html`<div class="own"></div>`;
  const {badges, taken, sign, more} = layout.seat(stage, seat);
  return html`<div class="own ${stage.actor === undefined ? '' : 'acting'}" data-spot="seat-${seat}">
    <span class="avatar seat-${seat % 6}" aria-hidden="true">${initialOf(stage, seat)}</span>
    <p class="taken">
      ${renderSign(stage, sign)} ${badges.map(renderBadge)}
      ${keyed(taken.join(), html`<span>${renderTaken(taken)}</span>`)}
    </p>
    ${more ?? nothing}
  </div>`;
}

/** What ends the match. */
export const endText = <V extends View, W>({ends}: Layout<V, W>, {table, words}: Stage<V, W>, target: number): string =>
  ends?.(words, target) ?? table.firstTo(target);

/** What each of those who have totals has now. */
export const totalsOf = <V extends View, W>(layout: Layout<V, W>, {view, standing}: Stage<V, W>): readonly number[] =>
  layout.totals?.(view) ?? standing.totals;

/** The strip on top: where in the match we are, and the totals. */
export function renderBar<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>): TemplateResult {
  const {standing, table, view} = stage;
  const target = layout.target(view);
  const progress = layout.progress(stage);
  const totals = totalsOf(layout, stage);
  return html`<div class="bar" part="bar">
    <p class="title"><b>${layout.title(stage.words)}</b> <span>${table.deal(standing.deal + 1, layout.deals)}${progress && html` · ${progress}`}</span></p>
    <p class="target">${target > 0 ? endText(layout, stage, target) : nothing}</p>
    <ul class="totals" aria-label=${table.scores}>
      ${partiesInOrder(stage).map(
        (party) => html`<li>
          <span class="members">${stage.parties[party]!.map(
            (seat) => html`<span class="avatar seat-${seat % 6}" aria-hidden="true">${initialOf(stage, seat)}</span>`,
          )}</span>
          <span class="name">${standing.parties[party]}</span> <b>${totals[party]}</b>
          ${
            target > 0 && target <= 12
              ? html`<span class="pips" aria-hidden="true"
                >${Array.from({length: target}, (_, pip) => html`<i class=${pip < standing.totals[party]! ? 'on' : ''}></i>`)}</span
              >`
              : nothing
          }
        </li>`,
      )}
    </ul>
  </div>`;
}
